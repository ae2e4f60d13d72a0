import { lettersOf } from './text-runs';

/** Names in letters that can be printed: on a browser that can't draw the letters that the fonts lack, these become question marks. */
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
    return lettersOf(name)
      .map((letter) => (this.#canWrite(letter) ? letter : '?'))
      .join('');
  };
}
