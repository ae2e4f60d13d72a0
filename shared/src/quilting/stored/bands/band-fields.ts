import { inches, type Inches } from '../../../geometry/units.js';
import type { QuiltColourway } from '../../quilt.js';
import { bordersOf, cornerstonesOf, sashingOf, type Band, type Banded } from '../../bands/bands.js';

/** The fields in which quilts have their borders and sashing up to version 5. */
export interface BandFields {
  borderFabric1: number;
  borderFabric2: number;
  /** The width of the inner border; 0 without a border. `borderWidth2` is that of the outer border. */
  borderWidth1: Inches;
  borderWidth2: Inches;
  sashingFabric: number;
  sashingWidth: Inches;
  /** 0 without sashing, 2 with sashing. */
  generatingSashing: 0 | 2;
}

/** The version up to which quilts have `BandFields`. */
export const BAND_FIELDS_VERSION = 5;

/** The fields of a quilt up to version 5 on which its borders and sashing depend. */
type OlderQuilt = BandFields & {
  generatingSize?: number | undefined;
  colourways?: QuiltColourway[] | undefined;
};

/**
 * Returns the borders and the sashing of a quilt with these fields. If it has only the second border, this becomes the
 * first border of a free form quilt. A standard quilt never showed a second border without the first.
 */
export function bandsOfFields(fields: OlderQuilt): Band[] {
  const { borderWidth1, borderWidth2, borderFabric1, borderFabric2 } = fields;
  const { generatingSashing, sashingWidth, sashingFabric, generatingSize = 0 } = fields;
  const first: Band = { role: 'border', width: borderWidth1, fabric: borderFabric1 };
  const second: Band = { role: 'border', width: borderWidth2, fabric: borderFabric2 };
  const isStandard = generatingSize !== 0;
  const borders = isStandard && first.width === 0 ? [] : [first, second];
  return [
    ...(generatingSashing === 2
      ? [{ role: 'sashing' as const, width: sashingWidth, fabric: sashingFabric }]
      : []),
    ...borders.filter(({ width }) => width !== 0),
  ];
}

/**
 * Returns the fields for the borders and the sashing of a quilt. Null if the fields have no room for them: for a third
 * border, for corners that the quilter chose, for a border of two widths, or for cornerstones with a fabric of their own.
 */
export function bandFieldsOf(quilt: Banded): BandFields | null {
  const [borders, sashing] = [bordersOf(quilt), sashingOf(quilt)];
  const [first, second] = borders;
  const isOwn = ({ corners, endWidth }: Band) => corners !== undefined || endWidth !== undefined;
  if (borders.length > 2 || cornerstonesOf(quilt) || borders.some(isOwn)) return null;
  return {
    borderFabric1: first?.fabric ?? 0,
    borderFabric2: second?.fabric ?? 0,
    borderWidth1: first?.width ?? inches(0),
    borderWidth2: second?.width ?? inches(0),
    sashingFabric: sashing?.fabric ?? 0,
    sashingWidth: sashing?.width ?? inches(0),
    generatingSashing: sashing ? 2 : 0,
  };
}

/** Splits a quilt into the fields of its borders and sashing, and the rest of the quilt. */
export function splitBandFields<Given extends Partial<Record<keyof BandFields, unknown>>>(
  given: Given,
): { fields: Pick<Given, keyof BandFields>; quilt: Omit<Given, keyof BandFields> } {
  const {
    borderFabric1,
    borderFabric2,
    borderWidth1,
    borderWidth2,
    sashingFabric,
    sashingWidth,
    generatingSashing,
    ...quilt
  } = given;
  const borders = { borderFabric1, borderFabric2, borderWidth1, borderWidth2 };
  return { fields: { ...borders, sashingFabric, sashingWidth, generatingSashing }, quilt };
}

/** Returns a quilt of version 5 or earlier with a list of its bands instead of the fields. */
export function withBandList<Given extends OlderQuilt>(
  given: Given,
): Omit<Given, keyof BandFields> & { bands: Band[] } {
  const { fields, quilt } = splitBandFields(given);
  const bands = bandsOfFields(given);
  const isMoved = fields.borderWidth1 === 0 && bordersOf({ bands }).length > 0;
  const colourways = isMoved ? given.colourways?.map(withFirstBorder) : given.colourways;
  return { ...quilt, ...(colourways && { colourways }), bands };
}

/** Returns a colourway with the fabric of the second border for the first border. */
function withFirstBorder({ border1: _, border2, ...colourway }: QuiltColourway): QuiltColourway {
  return border2 === undefined ? colourway : { ...colourway, border1: border2 };
}

/**
 * Returns a quilt as version 5 has it, for pages that were opened before version 6. Null if version 5 has no room for
 * its bands, or no setting.
 */
export function asVersion5<
  Quilt extends Banded & {
    colourways?: QuiltColourway[] | undefined;
    setting?: unknown;
    schemaVersion: number;
  },
>(
  quilt: Quilt,
):
  | (Omit<Quilt, 'bands' | 'schemaVersion'> & BandFields & { schemaVersion: typeof BAND_FIELDS_VERSION })
  | null {
  const fields = bandFieldsOf(quilt);
  if (!fields || quilt.setting) return null;
  const { bands: _, schemaVersion: __, ...others } = quilt;
  const colourways = quilt.colourways?.map(({ name, border1, border2, sashing }) => ({
    name,
    ...(border1 !== undefined && { border1 }),
    ...(border2 !== undefined && { border2 }),
    ...(sashing !== undefined && { sashing }),
  }));
  return { ...others, ...(colourways && { colourways }), ...fields, schemaVersion: BAND_FIELDS_VERSION };
}
