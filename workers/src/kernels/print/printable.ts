/** Names in letters that the fonts have: what they lack, emoji above all, becomes a question mark. */
export class Printable {
  readonly #canWrite: (text: string) => boolean;
  readonly #replaced = new Set<string>();

  constructor(canWrite: (text: string) => boolean) {
    this.#canWrite = canWrite;
  }

  /** Names that have lost letters, as they were. */
  get replaced(): string[] {
    return [...this.#replaced];
  }

  readonly name = (name: string): string => {
    if (this.#canWrite(name)) return name;
    this.#replaced.add(name);
    const letters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
    return letters.map((letter) => (this.#canWrite(letter) ? letter : '?')).join('');
  };
}
