/** The pages that are measured, as tables name them. */
export const COLUMNS = {
  ours: 'Quiltwright',
  'naive-konva': 'react-konva, a node a shape',
  'naive-konva?listening=off': 'the same, not listening',
  svg: 'SVG patterns',
  'svg?use': 'SVG `<use>`',
};

/** A line of the bar: a ratio that is to be so large, or so small. */
export interface Line {
  what: string;
  against: string;
  bar: string;
  ratio: number;
  isReached: boolean;
}

/** A line of what is to be so many times faster than something else. */
export function faster(what: string, against: string, least: number, ours?: number, theirs?: number): Line {
  const ratio = (theirs ?? NaN) / (ours ?? NaN);
  return { what, against, bar: `≥ ${least}×`, ratio, isReached: ratio >= least };
}

/** A line of what is to be at most so many times something else. */
export function within(what: string, against: string, most: number, ours?: number, theirs?: number): Line {
  const ratio = (ours ?? NaN) / (theirs ?? NaN);
  return { what, against, bar: `≤ ${most}×`, ratio, isReached: ratio <= most };
}

/** Lines of the bar as a table in Markdown. */
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

/** A table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Three significant digits; a dash where there is nothing. */
export function figure(value: number): string {
  if (Number.isNaN(value)) return '–';
  return value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));
}
