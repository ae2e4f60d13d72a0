/** A mark of a ruler. */
export interface RulerMark {
  inches: number;
  /** Empty where the mark has no figure. */
  label: string;
}

const FEWEST_PIXELS = { label: 60, mark: 5 };
const LABEL_STEPS = [1, 2, 3, 6, 12, 24, 48, 96, 192, 384];
const MARK_STEPS = [1 / 8, 1 / 4, 1 / 2, 1, 2, 3, 6, 12, 24, 48];

/**
 * The marks of a ruler that shows `from` to `to` inches: a figure every 12 inches, more or fewer
 * where there is room or none, and finer marks between, which divide the figures' step.
 * @param scale pixels an inch
 */
export function rulerMarks(scale: number, from: number, to: number): RulerMark[] {
  const labelled = LABEL_STEPS.find((step) => step * scale >= FEWEST_PIXELS.label) ?? 384;
  const step =
    MARK_STEPS.find((each) => each * scale >= FEWEST_PIXELS.mark && labelled % each === 0) ?? labelled;
  const marks: RulerMark[] = [];
  for (let i = Math.ceil(from / step); i * step <= to; i++) {
    const inches = i * step;
    marks.push({ inches, label: inches % labelled === 0 ? String(inches).replace('-', '−') : '' });
  }
  return marks;
}
