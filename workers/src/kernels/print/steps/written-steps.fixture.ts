import { writtenLines } from '../print.fixture';

/* Reads steps, charts and sizes from a printed PDF. Sizes are numbers, in inches. */

/** A number of equal rectangles. Their sides are in inches, in the order in which they are written. */
export interface Rectangles {
  count: number;
  sides: readonly [number, number];
}

/** A step with its title and sentences. */
export interface WrittenStep {
  title: string;
  sentences: string[];
}

/** Returns the steps on the pages *Putting the quilt together* of a PDF. */
export function writtenSteps(pdf: Uint8Array): WrittenStep[] {
  const steps: WrittenStep[] = [];
  for (const line of bodiesOf(pdf, 'Putting the quilt together').flat()) {
    const title = /^\d+\. (.*?)(, continued)?$/.exec(line);
    if (title?.[2]) continue;
    if (title) steps.push({ title: title[1] ?? '', sentences: [''] });
    else {
      const last = steps.at(-1);
      if (last) last.sentences = [`${last.sentences[0] ?? ''} ${line}`];
    }
  }
  return steps.map(({ title, sentences: [all = ''] }) => ({
    title,
    sentences: all
      .trim()
      .split(/(?<=\.) (?=[A-Z])/)
      .filter((sentence) => sentence !== ''),
  }));
}

/** Returns the rectangles that the cutting charts of a PDF list, by the name of their fabric. */
export function writtenCharts(pdf: Uint8Array): Map<string, Rectangles[]> {
  const charts = new Map<string, Rectangles[]>();
  let chart: Rectangles[] = [];
  for (const lines of bodiesOf(pdf, 'Cutting charts'))
    lines.forEach((line, index) => {
      const name = /^[A-Z]+ (Fabric \d+)(, continued)?$/.exec(line)?.[1];
      if (name !== undefined) {
        chart = charts.get(name) ?? [];
        charts.set(name, chart);
      }
      // The name of a piece comes before its count and size.
      if (!/^[A-Z]+\d+$/.test(lines[index - 1] ?? '')) return;
      const oblong = /^([\d,]+) of (\S+) × (\S+)$/.exec(line);
      const square = /^([\d,]+) squares? (\S+)$/.exec(line);
      const [, count = '', width = '', height = width] = oblong ?? square ?? [];
      if (count) chart.push({ count: numberOf(count), sides: [lengthOf(width), lengthOf(height)] });
    });
  return charts;
}

/** Returns the number of inches that words give: 12.5 for “12½″”. */
export function lengthOf(words: string): number {
  const parts = /^(\d*)([⅛¼⅜½⅝¾⅞]?)″$/.exec(words);
  if (!parts || words === '″') throw new Error(`“${words}” is no length.`);
  return Number(parts[1]) + ' ⅛¼⅜½⅝¾⅞'.indexOf(parts[2] || ' ') / 8;
}

/** Returns the two numbers of a size, in inches: 68 and 82.5 for “68″ × 82½″”. */
export function sizeOf(words: string): [number, number] {
  const [width = '', length = ''] = words.split(' × ');
  return [lengthOf(width), lengthOf(length)];
}

/** Returns the rectangles that a text lists, such as “7 of 3½″ × 42″ and 1 of 3½″ × 23½″”. */
export function rectanglesIn(words: string): Rectangles[] {
  return [...words.matchAll(/(\d+) (?:of|strips?) (\S+ × [^\s,.]+)/g)].map(([, count = '', size = '']) => ({
    count: Number(count),
    sides: sizeOf(size),
  }));
}

function numberOf(words: string): number {
  return Number(words.replaceAll(',', ''));
}

/**
 * Returns the lines of text on each page with a title, without those of the page's header.
 * @param kind the title
 */
function bodiesOf(pdf: Uint8Array, kind: string): string[][] {
  return writtenLines(pdf)
    .filter(([title]) => title === kind)
    .map((lines) => lines.slice(lines.findIndex((line) => /^\d+ of \d+$/.test(line)) + 1));
}
