/** Of what marks on the canvas are painted. These colours lie on cloth: they are the same in both colour schemes. */
export interface MarkInk {
  selection: string;
  /** Around what is in the colour of the selection, so that it is seen on any cloth. */
  halo: string;
  guide: string;
  /** Of what could be mended. */
  mend: string;
  font: string;
}

const inks = new WeakMap<Element, MarkInk>();

/** What the style sheet says, read once for each canvas. */
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
