import { lettersOf } from './text-runs';

/** Makes names printable. A letter that neither the fonts nor the browser can draw becomes a question mark. */
export class Printable {
  readonly #canWrite: (text: string) => boolean;
  readonly #replaced = new Set<string>();

  constructor(canWrite: (text: string) => boolean) {
    this.#canWrite = canWrite;
  }

  /** The original names in which a letter was replaced. */
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
