import { eighths } from '@quiltwright/shared/inch-words';

/** Units that may follow a number, each with the value of one. */
export type Units = readonly { worth: number; names: RegExp }[];

/** Longer than anybody types: a longer text is no sum. */
const LONGEST = 200;

/** An intermediate value: `unit` is the value of its unit, null for a bare number. */
interface Amount {
  value: number;
  unit: number | null;
}

/**
 * Returns the value of a typed sum: numbers, mixed numbers (3 1/8, 3-1/8, 3⅛), + − × ÷, brackets, and units after
 * numbers. Null for text that is no sum, or is ambiguous: 2 + 3 cm.
 * @param alone the value of one in a number without a unit
 */
export function parseSum(typed: string, units: Units, alone = 1): number | null {
  if (typed.length > LONGEST) return null;
  const reader = new SumReader(typed, units);
  const sum = reader.read();
  if (!sum || !Number.isFinite(sum.value)) return null;
  if (!reader.isAtEnd) return null;
  // Rounding makes 2.54 cm exactly one inch.
  return sum.unit === null ? sum.value * alone : Number(sum.value.toFixed(9));
}

/**
 * Returns a number as people write it in any country: 1,000 and 1,000.5 and 1.000,5 have thousand separators, 12,5 and
 * 0,125 a decimal comma. Null for invalid groups: 1,00,0.
 */
export function parseWritten(text: string): number | null {
  const marks = [...text.matchAll(/[.,]/g)].map(([mark]) => mark);
  const last = marks.at(-1);
  const isGrouped = (mark: string, whole: string) =>
    new RegExp(`^[1-9]\\d{0,2}(?:\\${mark}\\d{3})+$`).test(whole);
  if (last === undefined) return Number(text);
  if (marks.every((mark) => mark === last)) {
    if (isGrouped(last, text) && (last === ',' || marks.length > 1)) return Number(text.replaceAll(last, ''));
    return marks.length === 1 ? Number(text.replace(',', '.')) : null;
  }
  const at = text.lastIndexOf(last);
  const [whole, part] = [text.slice(0, at), text.slice(at + 1)];
  const other = last === ',' ? '.' : ',';
  return isGrouped(other, whole) ? Number(`${whole.replaceAll(other, '')}.${part}`) : null;
}

class SumReader {
  readonly #text: string;
  readonly #units: Units;
  #at = 0;

  constructor(text: string, units: Units) {
    this.#text = text;
    this.#units = units;
  }

  get isAtEnd(): boolean {
    this.#match(/\s*/y);
    return this.#at === this.#text.length;
  }

  read(): Amount | null {
    let sum = this.#product();
    while (sum) {
      const sign = this.#match(/\s*([+−-])/y);
      if (!sign) return sum;
      const next = this.#product();
      const isClear = next && (next.unit === sum.unit || (next.unit !== null && sum.unit !== null));
      // A bare number is in inches, so inches add to it.
      const isOwn = next && [next.unit, sum.unit].every((unit) => unit === null || unit === 1);
      if (!isClear && !isOwn) return null;
      const value = sign[1] === '+' ? sum.value + next.value : sum.value - next.value;
      sum = { value, unit: sum.unit ?? next.unit };
    }
    return null;
  }

  #product(): Amount | null {
    let product = this.#signed();
    while (product) {
      const sign = this.#match(/\s*([*×·÷⁄/]|x(?=[\s\d.,(]))/iy);
      if (!sign) return product;
      const next = this.#signed();
      if (!next) return null;
      const divides = /[÷⁄/]/.test(sign[1] ?? '');
      if (next.unit !== null && product.unit !== null) return null;
      // 7/8 in is a fraction of an inch.
      const value = divides
        ? (product.value / next.value) * (next.unit ?? 1) ** 2
        : product.value * next.value;
      product = { value, unit: product.unit ?? next.unit };
    }
    return null;
  }

  #signed(): Amount | null {
    const sign = this.#match(/\s*([+−-])/y);
    const amount = this.#withUnit(this.#bracket() ?? this.#number());
    return amount && sign && sign[1] !== '+' ? { ...amount, value: 0 - amount.value } : amount;
  }

  #bracket(): Amount | null {
    if (!this.#match(/\s*\(/y)) return null;
    const sum = this.read();
    return this.#match(/\s*\)/y) ? sum : null;
  }

  /** Reads a whole number with a fraction, or a number; 36/5 is two numbers and a division. */
  #number(): Amount | null {
    const mixed = this.#match(/\s*(?:(\d+)(?:\s+|-))(\d+)\s*[/⁄]\s*(\d+)(?![\d.,])/y);
    if (mixed) return bare(Number(mixed[1]) + Number(mixed[2]) / Number(mixed[3]));
    const part = this.#match(/\s*(?:(\d+)[\s-]*)?([⅛¼⅜½⅝¾⅞])/y);
    if (part) return bare(Number(part[1] ?? 0) + eighths.findIndex((each) => each === part[2]) / 8);
    const [written] = this.#match(/\s*(?:\d[\d.,]*|[.,]\d+)/y) ?? [];
    const value = written === undefined ? null : parseWritten(written.trim());
    return value === null || Number.isNaN(value) ? null : bare(value);
  }

  #withUnit(amount: Amount | null): Amount | null {
    const name = /\s*([a-z]+\.?|[″"”′'’])/iy;
    name.lastIndex = this.#at;
    const [whole = '', word = ''] = name.exec(this.#text) ?? [];
    const unit = this.#units.find(({ names }) => names.test(word));
    if (!unit || !amount) return amount;
    this.#at += whole.length;
    return amount.unit === null ? { value: amount.value * unit.worth, unit: unit.worth } : null;
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (found) this.#at += found[0].length;
    return found;
  }
}

function bare(value: number): Amount {
  return { value, unit: null };
}
