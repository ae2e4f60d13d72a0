/** So many things in words: 1 block, 2,000 blocks. @param noun one that takes an s */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? noun : `${noun}s`}`;
}
