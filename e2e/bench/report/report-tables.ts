/** The headings of the table columns, by the name of the measured page. */
export const COLUMNS = {
  ours: 'Quiltwright',
  'naive-konva': 'react-konva, a node a shape',
  'naive-konva?listening=off': 'the same, not listening',
  svg: 'SVG patterns',
  'svg?use': 'SVG `<use>`',
};

/** A goal of the benchmark, with the measured ratio of two figures. `bar` is the limit for this ratio, as text. */
export interface Line {
  what: string;
  against: string;
  bar: string;
  ratio: number;
  isReached: boolean;
}

/**
 * Returns the goal that `what` is at least `least` times faster than `against`, and whether it is reached. `ours` is
 * the measured time of `what`, and `theirs` that of `against`, in the same unit.
 */
export function faster(what: string, against: string, least: number, ours?: number, theirs?: number): Line {
  const ratio = (theirs ?? NaN) / (ours ?? NaN);
  return { what, against, bar: `≥ ${least}×`, ratio, isReached: ratio >= least };
}

/**
 * Returns the goal that `what` takes at most `most` times as long as `against`, and whether it is reached. `ours` is
 * the measured time of `what`, and `theirs` that of `against`, in the same unit.
 */
export function within(what: string, against: string, most: number, ours?: number, theirs?: number): Line {
  const ratio = (ours ?? NaN) / (theirs ?? NaN);
  return { what, against, bar: `≤ ${most}×`, ratio, isReached: ratio <= most };
}

/** Returns the goals as a Markdown table, each with its measured ratio. */
export function linesOf(lines: readonly Line[]): string {
  return table(
    ['', 'against', 'ratio', 'bar', 'reached'],
    lines.map(({ what, against, ratio, bar, isReached }) => [
      what,
      against,
      `${figure(ratio)}×`,
      bar,
      isReached ? 'yes' : '**no**',
    ]),
  );
}

/** Returns a table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Returns a number rounded to three significant digits; a dash for NaN. */
export function figure(value: number): string {
  if (Number.isNaN(value)) return '–';
  return value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));
}
