/** Returns a number with its noun: 1 block, 2,000 blocks, 3 patches. @param nouns the plural, if it isn’t noun + s */
export function counted(count: number, noun: string, nouns = `${noun}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? noun : nouns}`;
}
