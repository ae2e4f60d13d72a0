import { INCHES_OF_YARD } from '@quiltwright/shared/ruler/lengths';
import { formatFabric, typedNumber, typedSize, typedYards } from '@quiltwright/shared/ruler/yards';
import type { FabricStash, StashAmount } from '@quiltwright/shared/quilting/stash';
import { LIMITS } from '@quiltwright/shared/limits';
import { createDeviceStore } from '../../../browser/storage/device-store';
import {
  hasFields,
  isListOf,
  isNumber,
  isRecordOf,
  isText,
  type Guarded,
} from '../../../browser/storage/guards';
import { parseLength, parseNumber } from '@quiltwright/shared/ruler/read-length';

const isPiece = hasFields({ width: isText, length: isText, count: isText });
const isStashPiece = hasFields({ width: isNumber, length: isNumber, count: isNumber });
const isDraft = hasFields({
  yards: isText,
  pieces: isListOf(isPiece),
  /** The stored amount of the fabric when the quilter started to type. */
  was: hasFields({ yards: isNumber, pieces: isListOf(isStashPiece) }),
});

/**
 * The texts that the quilter typed about pieces of an owned fabric: width and length of a piece, and the number of
 * pieces.
 */
export type PieceDraft = Guarded<typeof isPiece>;

/**
 * The texts that the quilter typed about the owned amount of a fabric. They are kept until the account has stored them.
 */
export type StashDraft = Guarded<typeof isDraft>;

/**
 * Creates the store of the amounts of owned fabrics, as quilters typed them into the form's fields. An entry's key has
 * the number of the quilter and of the fabric: `100/11`. The store is on the device, so a reload loses no text.
 */
export const createStashDrafts = () => createDeviceStore('stash', isRecordOf(isDraft), {});

/** Returns the stored amount of a fabric as texts for the fields of the form in which the quilter changes it. */
export function draftOf(stash: FabricStash | undefined): StashDraft {
  const { yards, pieces } = amountOf(stash);
  return {
    was: { yards, pieces: [...pieces] },
    yards: yards === 0 ? '' : typedYards(yards),
    pieces: pieces.map(({ width, length, count }) => ({
      width: typedNumber(width),
      length: typedNumber(length),
      count: String(count),
    })),
  };
}

/**
 * Returns how much of a fabric the quilter owns: yards, and pieces cut to size. Undefined means that the account
 * stores nothing about the fabric: 0 yards and no pieces.
 */
export function amountOf(stash: FabricStash | undefined): StashAmount {
  const { yards = 0, pieces = [] } = stash ?? {};
  return { yards, pieces };
}

/** Returns an amount in words: 1½ yd, 2 of 18″ × 21″. */
export function amountWords({ yards, pieces }: StashAmount): string {
  const words = [
    ...(yards > 0 ? [formatFabric(yards)] : []),
    ...pieces.map(({ width, length, count }) => `${count} of ${typedSize(width, length)}`),
  ];
  return words.length > 0 ? words.join(', ') : 'nothing';
}

/**
 * The messages about invalid fields of the form for the owned amount of a fabric, by field name. Examples of names are
 * `yards`, and `0 width` for the width in the first row of pieces.
 */
export type StashFaults = Readonly<Record<string, string>>;

/** The smallest and the greatest length that a field accepts, in inches. */
interface Bounds {
  min: number;
  max: number;
}

/**
 * Reads how much of a fabric a quilter owns, from the texts typed in the form. Returns this amount as the account
 * stores it: `yards` in yards, the sides of pieces in inches. If a field is invalid, returns a message for each
 * invalid field instead.
 */
export function readDraft(
  fabricNum: number,
  { yards, pieces }: Pick<StashDraft, 'yards' | 'pieces'>,
): { ok: true; stash: FabricStash } | { ok: false; faults: StashFaults } {
  const { stashYards, stashPieceSide: side, stashPieceCount } = LIMITS;
  const faults: Record<string, string> = {};
  const length = (name: string, typed: string, { min, max }: Bounds, fault: string): number => {
    const inches = parseLength(typed, name === 'yards' ? 'yards' : 'inches');
    if (inches !== null && inches >= min && inches <= max) return inches;
    faults[name] = fault;
    return 0;
  };
  const sideFault = `Enter inches from ½ to ${side.max}, for example 18 or 9½. You can also add a unit, for example 50 cm.`;
  const yardsFault = `Enter yards from 0 to ${stashYards}, for example 2 3/8 or 1.5. You can also add a unit, for example 60 in or 2 m.`;
  const stash: FabricStash = {
    fabricNum,
    yards:
      yards.trim() === ''
        ? 0
        : length('yards', yards, { min: 0, max: stashYards * INCHES_OF_YARD }, yardsFault) / INCHES_OF_YARD,
    pieces: pieces.map(({ width, length: long, count }, index) => ({
      width: length(`${index} width`, width, side, sideFault),
      length: length(`${index} length`, long, side, sideFault),
      count: wholeNumber(count, stashPieceCount, () => {
        faults[`${index} count`] = `Enter a whole number up to ${stashPieceCount}.`;
      }),
    })),
  };
  return Object.keys(faults).length > 0 ? { ok: false, faults } : { ok: true, stash };
}

function wholeNumber(typed: string, most: number, onFault: () => void): number {
  const value = parseNumber(typed);
  if (value !== null && Number.isInteger(value) && value >= 1 && value <= most) return value;
  onFault();
  return 1;
}
