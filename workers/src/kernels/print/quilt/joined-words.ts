import { formatInches, formatSize } from '@quiltwright/shared/ruler/lengths';
import { upToEighth } from '../../cutting/pieces/ruler';
import type { CutStrips, FinishingSettings, StripPart, Strips } from '../../finishing/finishing-types';
import { HAIR, joinLoss } from '../../finishing/joined';
import { listed } from '@quiltwright/shared/listed';
import { joinedTexts } from '../texts/assembly-texts';

/** A length that is sewn end to end from strips of one width. */
interface Joined {
  /** The instruction to sew the length: “Sew 2 of 5½″ × 42″ and 1 of 5½″ × 41″ end to end”. */
  words: string;
  /** True if the strips are cut along the length of the fabric, not across it. */
  isAlong: boolean;
  /** The strips that are cut from this length, seam allowances included. */
  off: Strips[];
  /** Inches of this length that are left over. */
  spare: number;
  /**
   * True if shorter strips of this width and direction are cut in one piece, so that they aren't cut from this length.
   */
  hasShorter: boolean;
}

/**
 * Returns the long strips that are made for a border or the sashing by sewing cut strips end to end. Empty if nothing
 * has to be joined.
 */
export function joinedOf({ needed, cut }: StripPart, settings: FinishingSettings): Joined[] {
  const hasAlong = cut.some(isUpright);
  const wholes = cut.filter(({ joined, count }) => joined === 'whole' && count > 0);
  return wholes.map((whole): Joined => {
    const isSame = (strips: Strips) =>
      strips.width === whole.width && (hasAlong && isUpright(strips)) === isUpright(whole);
    const rest = cut.find((strips) => strips.joined === 'rest' && isSame(strips));
    const ready = needed.filter((strips) => isSame(strips) && strips.count > 0);
    const off = ready.filter(({ length }) => length > whole.length + HAIR);
    return {
      words: joinedTexts.sew(counts(rest ? [whole, rest] : [whole]), endToEnd(whole.width, settings)),
      isAlong: isUpright(whole),
      off,
      spare: rest?.spare ?? 0,
      hasShorter: off.length < ready.length,
    };
  });
}

/**
 * Returns sentences that say how to join strips for a border. For a directional print, they also say which direction
 * the strips have.
 */
export function borderLines(part: StripPart, settings: FinishingSettings): string[] {
  const hasAlong = part.cut.some(isUpright);
  const lines = joinedOf(part, settings).map(({ words, isAlong, hasShorter, spare }) => {
    const { all, longer } = hasAlong
      ? isAlong
        ? joinedTexts.vertical
        : joinedTexts.others
      : joinedTexts.strips;
    return joinedTexts.andCut(words, hasShorter ? longer : all, spareWords(spare));
  });
  return [...(hasAlong ? [joinedTexts.directionalBorder] : []), ...lines];
}

/**
 * Returns a list with one sentence about the direction of sashes in a directional print. The list is empty for other
 * prints.
 */
export function sashesLines({ cut }: StripPart): string[] {
  return cut.some(isUpright) ? [joinedTexts.directionalSashing] : [];
}

/**
 * Returns sentences that say how to join strips of many sizes. Unlike the sentences of `borderLines`, they give the
 * sizes of the strips.
 */
export function sizedLines(part: StripPart, settings: FinishingSettings): string[] {
  return joinedOf(part, settings).map(({ words, off, spare }) =>
    joinedTexts.andCut(words, listed(counts(off)), spareWords(spare)),
  );
}

/** Returns words for spare inches: “, with 1″ to spare”. Empty for 0. */
export function spareWords(inches: number): string {
  return inches > 0 ? joinedTexts.spare(formatInches(inches)) : '';
}

/**
 * Returns words for how strips are joined: “end to end” or “end to end on the slant”.
 * @param width of the strips, in inches
 */
export function endToEnd(width: number, settings: FinishingSettings): string {
  const isSlanted = settings.joins === 'slanted' && joinLoss(width, settings) === width;
  return isSlanted ? joinedTexts.onTheSlant : joinedTexts.endToEnd;
}

/** Returns the size of a strip as the cutting charts print it: rounded up to the next ruler line. */
export function cutSize({ width, length }: Pick<Strips, 'width' | 'length'>): string {
  return formatSize(upToEighth(width), upToEighth(length));
}

/** Returns words for the number of strips of each size: “2 of 5½″ × 42″”. */
export function counts(strips: readonly Strips[]): string[] {
  const sizes = new Map<string, number>();
  for (const each of strips) {
    const size = cutSize(each);
    sizes.set(size, each.count + (sizes.get(size) ?? 0));
  }
  return [...sizes].map(([size, count]) => joinedTexts.countOf(count, size));
}

function isUpright(strips: CutStrips): boolean {
  return strips.isUpright === true;
}
