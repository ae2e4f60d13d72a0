/** Colours and font of the marks on the canvas. These lie on fabric, so they are the same in both colour schemes. */
export interface MarkInk {
  selection: string;
  /** Around the selection colour, so that it is visible on any fabric. */
  halo: string;
  guide: string;
  /** Colour of problems. */
  mend: string;
  font: string;
}

const inks = new WeakMap<Element, MarkInk>();

/** Returns the ink from the style sheet, read once for each canvas. */
export function inkOf(canvas: Element): MarkInk {
  const known = inks.get(canvas);
  if (known) return known;
  const style = getComputedStyle(canvas);
  const ink = {
    selection: style.getPropertyValue('--selection'),
    halo: style.getPropertyValue('--on-selection'),
    guide: style.getPropertyValue('--guide-on-cloth'),
    mend: style.getPropertyValue('--amber-on-cloth'),
    font: style.getPropertyValue('--caption'),
  };
  // Before it is in the page it has no style.
  if (canvas.isConnected) inks.set(canvas, ink);
  return ink;
}
