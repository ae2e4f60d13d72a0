import type { Size } from '@quiltwright/shared/geometry/box';
import { washed } from '../cutting/settings';
import type { Backing, BackingPanels, BackingSettings } from './finishing-types';
import { HAIR } from './joined';

/** Width of fabric made for backings, in inches. */
const WIDE = 108;

/**
 * Inches that a panel loses on each side where it is joined. A join of two panels takes an inch, because the selvages
 * are cut off too.
 */
const PANEL_SEAM = 0.5;

/**
 * Returns the backing of a quilt, with its margin on all sides. Panels as wide as the fabric run along the quilt or
 * across it. Chooses the direction that needs less fabric. If both directions need the same, chooses the one with fewer
 * panels, otherwise lengthwise.
 * @param shrinkage of the backing fabric, in percent
 */
export function backingOf(
  { width, height }: Size,
  { margin, clothWidth }: BackingSettings,
  shrinkage = 0,
): Backing {
  const needs = withMargin({ width, height }, margin);
  const panelWidth = washed(clothWidth, { shrinkage });
  const [best, other] = bothWays(needs, panelWidth);
  const [wide] = clothWidth < WIDE ? bothWays(needs, washed(WIDE, { shrinkage })) : [null];
  return { ...best, needs, clothWidth, panelWidth, other, wide };
}

/**
 * Returns the lengthwise and the crosswise panels. The ones with less fabric come first, or with fewer panels if both
 * need the same.
 */
function bothWays(needs: Size, clothWidth: number): [BackingPanels, BackingPanels] {
  const lengthwise = panels('lengthwise', needs.width, needs.height, clothWidth);
  const crosswise = panels('crosswise', needs.height, needs.width, clothWidth);
  const isCrosswise =
    crosswise.inches < lengthwise.inches - HAIR ||
    (crosswise.inches < lengthwise.inches + HAIR && crosswise.panels < lengthwise.panels);
  return isCrosswise ? [crosswise, lengthwise] : [lengthwise, crosswise];
}

export function withMargin({ width, height }: Size, margin: number): Size {
  return { width: width + 2 * margin, height: height + 2 * margin };
}

/**
 * Returns the panels that run in the direction `way`. Each seam between panels takes an inch of width. So n panels of
 * width w are n · w − (n − 1) inches wide after sewing.
 * @param across the width that all panels together must have
 * @param panelLength the length of each panel
 */
function panels(
  way: BackingPanels['way'],
  across: number,
  panelLength: number,
  clothWidth: number,
): BackingPanels {
  const lost = 2 * PANEL_SEAM;
  const count = Math.max(1, Math.ceil((across - lost) / (clothWidth - lost) - HAIR));
  return {
    way,
    panels: count,
    panelLength,
    sewnWidth: count * clothWidth - (count - 1) * lost,
    inches: count * panelLength,
  };
}
