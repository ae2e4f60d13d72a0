/* Each pattern reads from the scanner's place only (y), and none goes back over what it has read. */
const separators = /[\s,]*/y;
const number = /[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y;
const flag = /[01]/y;
const letter = /[a-zA-Z]/y;
const word = /[a-zA-Z]+/y;
const opening = /\(/y;
const closing = /\)/y;

/**
 * Reads an attribute of an SVG element from left to right, each character once. Commas and white space between its parts
 * are skipped. Parts may follow each other without a separator: 10-5 is 10 and −5.
 */
export class Scanner {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** True if no part is left. */
  isAtEnd(): boolean {
    this.#skip();
    return this.#at >= this.#text.length;
  }

  /** True if a number follows. */
  isAtNumber(): boolean {
    this.#skip();
    const next = this.#text.charAt(this.#at);
    return next !== '' && '0123456789+-.'.includes(next);
  }

  /** Returns the number that follows; null if something else follows, or the number is too large. */
  number(): number | null {
    const found = this.#read(number);
    const value = Number(found);
    return found !== null && Number.isFinite(value) ? value : null;
  }

  /** Returns the flag of an arc that follows, 0 or 1; null if something else follows. */
  flag(): number | null {
    const found = this.#read(flag);
    return found === null ? null : Number(found);
  }

  /** Returns the letter that follows; null if something else follows. */
  letter(): string | null {
    return this.#read(letter);
  }

  /** Returns the letters that follow; null if something else follows. */
  word(): string | null {
    return this.#read(word);
  }

  /** Returns the numbers in the parentheses that follow; null if something else follows. */
  numbersInParentheses(): number[] | null {
    if (this.#read(opening) === null) return null;
    const numbers: number[] = [];
    while (this.isAtNumber()) {
      const next = this.number();
      if (next === null) return null;
      numbers.push(next);
    }
    return this.#read(closing) === null ? null : numbers;
  }

  #skip(): void {
    separators.lastIndex = this.#at;
    separators.test(this.#text);
    this.#at = separators.lastIndex;
  }

  #read(pattern: RegExp): string | null {
    this.#skip();
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (!found) return null;
    this.#at = pattern.lastIndex;
    return found[0];
  }
}
