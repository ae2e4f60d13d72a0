import { z } from 'zod';
import { LIMITS } from '../../../limits.js';
import {
  bandNames,
  bandRoles,
  borderNumbers,
  bordersOf,
  cornerKinds,
  type Band,
  type BandName,
} from '../../bands/bands.js';
import type { QuiltColourway } from '../../quilt.js';
import { listOfAtMost } from '../counted-list.js';
import { splitBandFields, withBandList, type BandFields } from './band-fields.js';

const length = ({ min, max }: { min: number; max: number }) => z.number().min(min).max(max).brand<'Inches'>();
const fabricNum = z.int().min(0);

/** The fabrics of bands in a colourway, by name. */
export const fabricOfBand = Object.fromEntries(
  bandNames.map((band) => [band, fabricNum.optional()]),
) as Record<BandName, z.ZodOptional<typeof fabricNum>>;

const border = { min: 0, max: LIMITS.quiltSide.max / 2 };

const bandSchema = z
  .strictObject({
    role: z.literal(bandRoles),
    width: length(border),
    endWidth: length(border).optional(),
    fabric: fabricNum,
    corners: z.literal(cornerKinds).optional(),
  })
  .superRefine(({ role, width, endWidth, corners }, context) => {
    const fault = (key: string, message: string) => {
      context.addIssue({ code: 'custom', path: [key], message });
    };
    if (role === 'border' && width === 0) fault('width', 'A border must be wider than 0 inches.');
    if (endWidth !== undefined && (role !== 'border' || endWidth === 0))
      fault('endWidth', 'Only a border has a width at the top and bottom, and it is wider than 0 inches.');
    if (role === 'sashing' && width > LIMITS.sashingWidth.max)
      fault('width', `Sashing can be at most ${LIMITS.sashingWidth.max} inches wide.`);
    if (role !== 'border' && corners !== undefined) fault('corners', 'Only borders have corners.');
  }) satisfies z.ZodType<Band>;

/** The borders, the sashing and the cornerstones of a quilt. */
export const bandsSchema = listOfAtMost(bandNames.length, bandSchema).superRefine((bands, context) => {
  const fault = (message: string) => {
    context.addIssue({ code: 'custom', message });
  };
  if (bordersOf({ bands }).length > borderNumbers.length)
    fault(`A quilt can have at most ${borderNumbers.length} borders.`);
  if (bands.slice(1).some(({ role }) => role === 'sashing'))
    fault('The sashing must come before the borders, and only once.');
  const [sashing, next, ...others] = bands;
  if (sashing?.role === 'cornerstone' || others.some(({ role }) => role === 'cornerstone'))
    fault('The cornerstones must come right after the sashing, and only once.');
  else if (next?.role === 'cornerstone' && (sashing?.role !== 'sashing' || next.width !== sashing.width))
    fault('Cornerstones need sashing, and must be as wide as the sashing.');
});

/** The fields of a quilt with its borders and sashing, up to version 5. */
export const bandFields = z.strictObject({
  borderFabric1: fabricNum,
  borderFabric2: fabricNum,
  borderWidth1: length(border),
  borderWidth2: length(border),
  sashingFabric: fabricNum,
  sashingWidth: length(LIMITS.sashingWidth),
  generatingSashing: z.literal([0, 2]),
}) satisfies z.ZodType<BandFields>;

/** The borders and the sashing of a quilt as they may be sent: as a list or, as in version 5, in fields. */
export const sentBands = { bands: bandsSchema.optional(), ...bandFields.partial().shape };

type SentBands = { bands?: Band[] | undefined } & Partial<Record<keyof BandFields, unknown>>;

/** The other fields on which the borders of older quilts depend. */
interface SentQuilt {
  generatingSize: number;
  colourways?: QuiltColourway[] | undefined;
}

/**
 * Returns a quilt as it was sent, with a list of its borders and sashing. Null, with a fault, if it has neither the list
 * nor all of the fields, or if it has both.
 */
export function withSentBands<Sent extends SentBands & SentQuilt>(
  sent: Sent,
  context: z.RefinementCtx,
): (Omit<Omit<Sent, 'bands'>, keyof BandFields> & { bands: Band[] }) | null {
  const { bands, ...others } = sent;
  const { fields, quilt } = splitBandFields(others);
  if (!bands) {
    const { data, error } = bandFields.safeParse(fields);
    for (const { path } of error?.issues ?? [])
      context.addIssue({ code: 'invalid_type', expected: 'number', path, input: undefined });
    if (!data) return null;
    const older = withBandList({ ...data, generatingSize: sent.generatingSize, colourways: sent.colourways });
    return { ...quilt, ...(older.colourways && { colourways: older.colourways }), bands: older.bands };
  }
  if (Object.values(fields).every((field) => field === undefined)) return { ...quilt, bands };
  const message = 'Send the borders and sashing either as “bands”, or in fields as in version 5.';
  context.addIssue({ code: 'custom', path: ['bands'], message });
  return null;
}
