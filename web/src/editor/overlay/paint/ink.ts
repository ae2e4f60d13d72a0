/**
 * The colours and the font of the marks that the editor draws over a block or quilt, such as frames around selected
 * items. The colours are the same in the light and the dark colour scheme, because the marks lie on fabric.
 */
export interface MarkInk {
  selection: string;
  /**
   * The colour of the halo around lines in the selection colour. The halo makes these lines visible on any fabric.
   */
  halo: string;
  guide: string;
  /** The colour of the seams of a block while they are drafted. */
  seam: string;
  /** The colour of marks at the problems of a drawn block, such as gaps between shapes. */
  problem: string;
  font: string;
}

const inks = new WeakMap<Element, MarkInk>();

/**
 * Returns the colours and the font for the marks that the editor draws on a canvas, such as frames around selected
 * items. They come from the style sheet, which is read once for each canvas.
 */
export function inkOf(canvas: Element): MarkInk {
  const known = inks.get(canvas);
  if (known) return known;
  const style = getComputedStyle(canvas);
  const ink = {
    selection: style.getPropertyValue('--selection'),
    halo: style.getPropertyValue('--on-selection'),
    guide: style.getPropertyValue('--guide-on-cloth'),
    seam: style.getPropertyValue('--seam-on-cloth'),
    problem: style.getPropertyValue('--amber-on-cloth'),
    font: style.getPropertyValue('--caption'),
  };
  // A canvas that isn't in the page yet has no style.
  if (canvas.isConnected) inks.set(canvas, ink);
  return ink;
}
