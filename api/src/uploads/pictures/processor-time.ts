import { readFileSync } from 'node:fs';

/** The number of ticks per second in which Linux reports the time of processes. */
const TICKS = 100;

/**
 * Returns the processor time of a process in seconds; 0 if the process has ended, or if the system doesn't report the
 * time.
 */
export function processorTime(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    // The second field is the program's name in brackets, which may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  } catch {
    return 0;
  }
}
