import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

interface Process {
  pid: number;
  /** The process's resident memory, in bytes. */
  memory: number;
}

/** Returns the children of a process whose command line contains `words`. */
export async function childrenOf(parent: number, words: string): Promise<Process[]> {
  return (await processes())
    .filter(({ ppid, command }) => ppid === parent && command.includes(words))
    .map(({ pid, memory }) => ({ pid, memory }));
}

/** Returns the memory of a process and of its children whose command line contains `words`, in bytes. */
export async function memoryOf(parent: number, words: string): Promise<number> {
  return (await processes())
    .filter(({ pid, ppid, command }) => pid === parent || (ppid === parent && command.includes(words)))
    .reduce((sum, { memory }) => sum + memory, 0);
}

async function processes() {
  const { stdout } = await run('ps', ['-Ao', 'pid=,ppid=,rss=,args='], { maxBuffer: 10_000_000 });
  return stdout.split('\n').map((line) => {
    const [, pid, ppid, kilobytes, command = ''] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return { pid: Number(pid), ppid: Number(ppid), memory: 1024 * Number(kilobytes), command };
  });
}
