/**
 * The colours and the font of the marks on the canvas. They are the same in both colour schemes, because the marks lie
 * on fabric.
 */
export interface MarkInk {
  selection: string;
  /**
   * The colour of the halo around lines in the selection colour. The halo makes these lines visible on any fabric.
   */
  halo: string;
  guide: string;
  /** The colour of marks for problems. */
  problem: string;
  font: string;
}

const inks = new WeakMap<Element, MarkInk>();

/** Returns the colours and the font of the marks, from the style sheet. They are read once for each canvas. */
export function inkOf(canvas: Element): MarkInk {
  const known = inks.get(canvas);
  if (known) return known;
  const style = getComputedStyle(canvas);
  const ink = {
    selection: style.getPropertyValue('--selection'),
    halo: style.getPropertyValue('--on-selection'),
    guide: style.getPropertyValue('--guide-on-cloth'),
    problem: style.getPropertyValue('--amber-on-cloth'),
    font: style.getPropertyValue('--caption'),
  };
  // A canvas that isn't in the page yet has no style.
  if (canvas.isConnected) inks.set(canvas, ink);
  return ink;
}
