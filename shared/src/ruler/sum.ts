import { eighths } from './mixed.js';

/** A unit that may follow a number. `worth` is the value of one unit. `names` matches its spellings. */
interface Unit {
  worth: number;
  names: RegExp;
  isMetric?: boolean;
}

export type Units = readonly Unit[];

/** The greatest number of characters in a text that is read as a sum. */
const LONGEST = 200;

/** A value within a sum. `unit` is null for a number without a unit. */
interface Amount {
  value: number;
  unit: Unit | null;
}

/**
 * Returns the value of a sum that a person typed: numbers, mixed numbers (3 1/8, 3-1/8, 3⅛), + − × ÷, brackets, and
 * units after numbers. Returns null if the text isn't a sum, or has several meanings, for example 2 + 3 cm.
 * @param alone the factor for terms without a unit. With 36, such terms are yards, and the result is in inches: 2 + 3
 *   in is 75
 */
export function parseSum(typed: string, units: Units, alone = 1): number | null {
  if (typed.length > LONGEST) return null;
  const reader = new SumReader(typed, units, alone);
  const sum = reader.read();
  if (!sum || !Number.isFinite(sum.value)) return null;
  if (!reader.isAtEnd) return null;
  // Rounding makes 2.54 cm exactly one inch.
  return sum.unit === null ? sum.value * alone : Number(sum.value.toFixed(9));
}

/**
 * Returns the value of a number as people of any country write it. There are thousands separators in 1,000 and 1,000.5
 * and 1.000,5. There is a decimal comma in 12,5 and 0,125. Null for wrong groups of digits, as in 1,00,0.
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
  readonly #alone: number;
  #at = 0;

  constructor(text: string, units: Units, alone: number) {
    this.#text = text;
    this.#units = units;
    this.#alone = alone;
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
      if (!next) return null;
      const unit = sum.unit ?? next.unit;
      // In 2 + 3 cm, the 2 may be centimetres or the unit of the field.
      if (unit?.isMetric && !(sum.unit && next.unit)) return null;
      const [first, second] = unit ? [this.#measured(sum), this.#measured(next)] : [sum.value, next.value];
      sum = { value: sign[1] === '+' ? first + second : first - second, unit };
    }
    return null;
  }

  /**
   * Returns the value of a part of a sum that contains units. If the part has no unit, its value is multiplied by the
   * `alone` of `parseSum`.
   */
  #measured({ value, unit }: Amount): number {
    return unit ? value : value * this.#alone;
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
      // In 7/8 in, the unit belongs to the whole fraction.
      const value = divides
        ? (product.value / next.value) * (next.unit?.worth ?? 1) ** 2
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

  /** Reads a mixed number, or a single number, from the text; null if there is none. In 36/5 it reads only 36. */
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
    return amount.unit === null ? { value: amount.value * unit.worth, unit } : null;
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
