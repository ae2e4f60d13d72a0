import { inches } from '../../geometry/units.js';
import { DEFAULTS, FABRIC } from '../../limits.js';
import {
  bandOf,
  bordersOf,
  cornerstonesOf,
  sashingOf,
  withBand,
  withBorders,
  withCornerstones,
  withSashing,
  type Band,
  type Banded,
  type BandName,
  type BorderNumber,
  type Corners,
} from '../../quilting/bands/bands.js';

/* Borders, sashing and cornerstones of quilts of both kinds. */

/** Returns the number of the fabric of a band; 0 if no fabric is chosen. */
export function bandFabric(quilt: Banded, band: BandName): number {
  return bandOf(quilt, band)?.fabric ?? FABRIC.none;
}

/** Returns the width of a band in inches; 0 if the quilt has no such band. */
export function bandWidth(quilt: Banded, band: BandName): number {
  return bandOf(quilt, band)?.width ?? 0;
}

/** Returns the quilt with a band in another fabric. A quilt without this band stays the same object. */
export function inBandFabric<Quilt extends Banded>(quilt: Quilt, band: BandName, fabric: number): Quilt {
  return bandFabric(quilt, band) === fabric ? quilt : withBand(quilt, band, (each) => ({ ...each, fabric }));
}

/** Returns the quilt with other corners of a border. A quilt without this border stays the same object. */
export function withCorners<Quilt extends Banded>(
  quilt: Quilt,
  border: BorderNumber,
  corners: Corners,
): Quilt {
  if (bandOf(quilt, `border${border}`)?.corners === corners) return quilt;
  return withBand(quilt, `border${border}`, (band) => ({ ...band, corners }));
}

/** A new band without a fabric. */
function newBand(role: Band['role'], width: number): Band {
  return { role, width: inches(width), fabric: FABRIC.none };
}

/**
 * Returns the borders of a quilt after a border was added or, if the quilt already has this border, removed. Removing
 * the first border removes all others too.
 */
export function toggledBorders(quilt: Banded, border: BorderNumber): Band[] {
  const borders = bordersOf(quilt);
  if (border > borders.length) return [...borders, newBand('border', DEFAULTS.borderWidth)];
  return border === 1 ? [] : borders.filter((_, index) => index !== border - 1);
}

/** Returns the quilt with a border added or, if the quilt already has this border, removed, as `toggledBorders` does. */
export function toggledBorder<Quilt extends Banded>(quilt: Quilt, border: BorderNumber): Quilt {
  return withBorders(quilt, toggledBorders(quilt, border));
}

/** Returns the quilt with sashing added or, if the quilt already has sashing, removed. */
export function toggledSashing<Quilt extends Banded>(quilt: Quilt): Quilt {
  return withSashing(quilt, sashingOf(quilt) ? null : newBand('sashing', DEFAULTS.sashingWidth));
}

/**
 * Returns the quilt with cornerstones added or, if they already have a fabric of their own, removed. They have the fabric
 * of the sashing again then. A quilt without sashing gets none.
 */
export function toggledCornerstones<Quilt extends Banded>(quilt: Quilt): Quilt {
  return withCornerstones(
    quilt,
    cornerstonesOf(quilt) ? null : newBand('cornerstone', DEFAULTS.sashingWidth),
  );
}
