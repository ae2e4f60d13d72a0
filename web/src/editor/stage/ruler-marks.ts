const FEWEST_PIXELS = { label: 60, mark: 5 };
const LABEL_STEPS = [1, 2, 3, 6, 12, 24, 48, 96, 192, 384];
const MARK_STEPS = [1 / 8, 1 / 4, 1 / 2, 1, 2, 3, 6, 12, 24, 48];

/**
 * Calls `visit` for each mark of a ruler from `from` to `to` inches. Marks with a figure are 12 inches apart, or
 * closer or farther as the zoom allows. Smaller marks divide the distance between marks with figures.
 * @param scale the number of pixels in an inch
 * @param visit receives the mark's position in inches, and its figure, which is empty for a smaller mark
 */
export function eachRulerMark(
  scale: number,
  from: number,
  to: number,
  visit: (inches: number, label: string) => void,
): void {
  const labelled = LABEL_STEPS.find((step) => step * scale >= FEWEST_PIXELS.label) ?? 384;
  const step =
    MARK_STEPS.find((each) => each * scale >= FEWEST_PIXELS.mark && labelled % each === 0) ?? labelled;
  const marksAFigure = labelled / step;
  for (let i = Math.ceil(from / step); i * step <= to; i++) {
    visit(i * step, i % marksAFigure === 0 ? String(i * step).replace('-', '−') : '');
  }
}
