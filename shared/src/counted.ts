/** Returns a number with its noun: 1 block, 2,000 blocks. @param noun a noun whose plural adds an s */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? noun : `${noun}s`}`;
}
