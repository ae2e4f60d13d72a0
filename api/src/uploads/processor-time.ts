import { readFileSync } from 'node:fs';

/** How many ticks a second Linux counts the time of processes in, for those that ask. */
const TICKS = 100;

/** Seconds of a processor that a process has taken; 0 where it has ended, or the system doesn't tell. */
export function processorTime(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    // The name of the program comes second, in brackets, and may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  } catch {
    return 0;
  }
}
