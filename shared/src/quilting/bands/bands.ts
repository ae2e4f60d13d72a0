import { inches, type Inches } from '../../geometry/units.js';

/* Borders and sashing of a quilt, as its document has them. `band-areas.ts` has the areas that they cover. */

/** The numbers of the borders that a quilt can have, counted from the inside. */
export const borderNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** The number of a border, counted from the inside: 1 is the first border. */
export type BorderNumber = (typeof borderNumbers)[number];

/** The name of a border. */
export type BorderName = `border${BorderNumber}`;

/** The name of a border, the sashing or all cornerstones. Each of these parts of a quilt has one fabric. */
export type BandName = BorderName | 'sashing' | 'cornerstones';

export const bandRoles = ['sashing', 'cornerstone', 'border'] as const;
export const cornerKinds = ['straight', 'mitred'] as const;

/** The way in which the corners of a border are sewn. */
export type Corners = (typeof cornerKinds)[number];

/** A border, the sashing or the cornerstones of a quilt. */
export interface Band {
  role: (typeof bandRoles)[number];
  /** In inches. Cornerstones are as wide as the sashing. */
  width: Inches;
  /** The width of a border at the top and bottom, in inches, if it differs from that at the sides, `width`. */
  endWidth?: Inches | undefined;
  /** The number of the fabric; 0 if no fabric is chosen. */
  fabric: number;
  /** The corners of a border. Missing if the quilter hasn't chosen them for this quilt. */
  corners?: Corners | undefined;
}

/** A quilt, as far as its borders and sashing matter. */
export interface Banded {
  /**
   * The sashing, if the quilt has any, and then the borders from the inside out. Cornerstones with a fabric of their own
   * come right after the sashing. Without them, cornerstones are a choice of cutting, in the fabric of the sashing.
   */
  bands: Band[];
}

/** The names of all borders that a quilt can have, from the inside out. */
export const borderNames: readonly BorderName[] = borderNumbers.map((number) => `border${number}` as const);

/** The names of all bands that a quilt can have: borders from the inside out, sashing, cornerstones. */
export const bandNames: readonly BandName[] = [...borderNames, 'sashing', 'cornerstones'];

/** True if this is the name of a border. */
export function isBorderName(name: string): name is BorderName {
  return borderNames.some((border) => border === name);
}

/** Returns the number of a border, counted from the inside: 1 for `border1`. */
export function borderNumber(name: BorderName): BorderNumber {
  return borderNumbers[indexOfBorder(name)] ?? 1;
}

/** Returns the index of a border in the list of borders. */
export function indexOfBorder(name: BorderName): number {
  return borderNames.indexOf(name);
}

/** Returns the borders of a quilt, from the inside out. */
export function bordersOf({ bands }: Banded): Band[] {
  return bands.filter(({ role }) => role === 'border');
}

/** Returns the sashing of a quilt; null if it has none. */
export function sashingOf({ bands }: Banded): Band | null {
  return bands.find(({ role }) => role === 'sashing') ?? null;
}

/** Returns the cornerstones of a quilt; null if they have no fabric of their own. */
export function cornerstonesOf({ bands }: Banded): Band | null {
  return bands.find(({ role }) => role === 'cornerstone') ?? null;
}

/** Returns the width of all borders together on one side of a quilt, in inches. */
export function bordersWidth(quilt: Banded): number {
  return totalWidth(bordersOf(quilt));
}

/** Returns the width of these borders together, in inches. */
export function totalWidth(borders: readonly Pick<Band, 'width'>[]): number {
  return borders.reduce((sum, { width }) => sum + width, 0);
}

/** Returns the width of a border at the top and bottom, in inches. */
export function endWidthOf({ width, endWidth }: Pick<Band, 'width' | 'endWidth'>): Inches {
  return endWidth ?? width;
}

/** Returns the width of these borders together at the top and bottom, in inches. */
export function totalEndWidth(borders: readonly Pick<Band, 'width' | 'endWidth'>[]): number {
  return borders.reduce((sum, border) => sum + endWidthOf(border), 0);
}

/** The least width of a border at the top and bottom, in inches. */
const LEAST_END = 1 / 16;

/** Returns a band with another width in inches. A border gets as much wider at the top and bottom as at the sides. */
export function widened(band: Band, width: number): Band {
  const { endWidth } = band;
  if (width === band.width) return band;
  if (endWidth === undefined) return { ...band, width: inches(width) };
  const ends = Math.max(LEAST_END, endWidth + width - band.width);
  return { ...band, width: inches(width), endWidth: inches(width === 0 ? 0 : ends) };
}

/** Returns the width of a quilt's sashing, in inches; 0 without sashing. */
export function sashingWidth(quilt: Banded): Inches {
  return sashingOf(quilt)?.width ?? inches(0);
}

/** Returns the names of the bands of a quilt: borders from the inside out, sashing, cornerstones. */
export function bandNamesOf(quilt: Banded): BandName[] {
  return [
    ...borderNames.slice(0, bordersOf(quilt).length),
    ...(sashingOf(quilt) ? ['sashing' as const] : []),
    ...(cornerstonesOf(quilt) ? ['cornerstones' as const] : []),
  ];
}

/** Returns the band with this name; null if the quilt doesn't have it. */
export function bandOf(quilt: Banded, name: BandName): Band | null {
  if (name === 'sashing') return sashingOf(quilt);
  return name === 'cornerstones' ? cornerstonesOf(quilt) : (bordersOf(quilt)[indexOfBorder(name)] ?? null);
}

/** Returns the quilt with other borders, from the inside out. */
export function withBorders<Quilt extends Banded>(quilt: Quilt, borders: readonly Band[]): Quilt {
  return { ...quilt, bands: [...quilt.bands.filter(({ role }) => role !== 'border'), ...borders] };
}

/** Returns the quilt with other sashing; null for none. Cornerstones get its width, and go if there is none. */
export function withSashing<Quilt extends Banded>(quilt: Quilt, sashing: Band | null): Quilt {
  const cornerstones = cornerstonesOf(quilt);
  return {
    ...quilt,
    bands: [
      ...(sashing ? [sashing] : []),
      ...(sashing && cornerstones ? [{ ...cornerstones, width: sashing.width }] : []),
      ...bordersOf(quilt),
    ],
  };
}

/** Returns the quilt with other cornerstones; null for none. A quilt without sashing gets none. */
export function withCornerstones<Quilt extends Banded>(quilt: Quilt, cornerstones: Band | null): Quilt {
  const others = quilt.bands.filter(({ role }) => role !== 'cornerstone');
  return withSashing(
    { ...quilt, bands: cornerstones ? [cornerstones, ...others] : others },
    sashingOf(quilt),
  );
}

/** Returns the quilt with one band changed. A quilt without it stays the same object. */
export function withBand<Quilt extends Banded>(
  quilt: Quilt,
  name: BandName,
  change: (band: Band) => Band,
): Quilt {
  const found = bandOf(quilt, name);
  if (!found) return quilt;
  return { ...quilt, bands: quilt.bands.map((band) => (band === found ? change(band) : band)) };
}
