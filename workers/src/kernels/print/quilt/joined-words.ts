import { formatInches, formatSize } from '@quiltwright/shared/inch-words';
import { upToEighth } from '../../cutting/pieces/ruler';
import type { CutStrips, FinishingSettings, StripPart, Strips } from '../../finishing/finishing-types';
import { HAIR, joinLoss } from '../../finishing/joined';
import { listed } from '../paper/text';

/** Strips of one width that are sewn end to end into one length. */
interface Joined {
  /** Sew 2 of 5½″ × 42″ and 1 of 5½″ × 41″ end to end. */
  words: string;
  /** Whether they are cut along the cloth. */
  isAlong: boolean;
  /** What is cut off that length, with seams. */
  off: Strips[];
  /** Inches that are left of it then. */
  spare: number;
  /** Whether other strips that are cut the same way are short enough to be used as they leave the cloth. */
  hasShorter: boolean;
}

/** Each length that is sewn together for a border or the sashing. Strips that the cloth is wide enough for are in none. */
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
      words: `Sew ${listed(counts(rest ? [whole, rest] : [whole]))} ${endToEnd(whole.width, settings)}`,
      isAlong: isUpright(whole),
      off,
      spare: rest?.spare ?? 0,
      hasShorter: off.length < ready.length,
    };
  });
}

/** What is joined for a border, and how its strips lie in a print with an upright. */
export function borderLines(part: StripPart, settings: FinishingSettings): string[] {
  const hasAlong = part.cut.some(isUpright);
  const lines = joinedOf(part, settings).map(({ words, isAlong, hasShorter, spare }) => {
    const all = hasAlong ? (isAlong ? 'the upright strips' : 'the other strips') : 'the strips';
    const longer = hasAlong ? `the longer of ${all}` : 'the longer strips';
    return `${words}, and cut ${hasShorter ? longer : all} from them${spareWords(spare)}.`;
  });
  return [...(hasAlong ? [`Directional print: ${ALONG}`] : []), ...lines];
}

/** How sashes lie in a print with an upright; nothing of other prints. */
export function sashesLines({ cut }: StripPart): string[] {
  return cut.some(isUpright) ? [`Directional print of the sashing: ${ALONG}`] : [];
}

const ALONG = 'cut the upright strips along the fabric, the others across it.';

/** The same with the sizes of what is cut off, for strips of many sizes. */
export function sizedLines(part: StripPart, settings: FinishingSettings): string[] {
  return joinedOf(part, settings).map(
    ({ words, off, spare }) => `${words}, and cut ${listed(counts(off))} from them${spareWords(spare)}.`,
  );
}

/** With 1″ to spare. */
export function spareWords(inches: number): string {
  return inches > 0 ? `, with ${formatInches(inches)} to spare` : '';
}

/** How strips so wide are joined. */
export function endToEnd(width: number, settings: FinishingSettings): string {
  const isSlanted = settings.joins === 'slanted' && joinLoss(width, settings) === width;
  return isSlanted ? 'end to end on the slant' : 'end to end';
}

/** As the cutting charts have it: up to the next line of a ruler. */
export function cutSize({ width, length }: Pick<Strips, 'width' | 'length'>): string {
  return formatSize(upToEighth(width), upToEighth(length));
}

/** How many there are of each size: 2 of 5½″ × 42″. */
export function counts(strips: readonly Strips[]): string[] {
  const sizes = new Map<string, number>();
  for (const each of strips) {
    const size = cutSize(each);
    sizes.set(size, each.count + (sizes.get(size) ?? 0));
  }
  return [...sizes].map(([size, count]) => `${count} of ${size}`);
}

function isUpright(strips: CutStrips): boolean {
  return strips.isUpright === true;
}
