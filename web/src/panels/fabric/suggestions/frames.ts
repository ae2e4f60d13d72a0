import { groundFabrics } from '@quiltwright/shared/library/ground-fabrics';
import type { ClothShares } from '@quiltwright/shared/model/cloth/cloths-beside';
import { chroma } from '@quiltwright/shared/model/cloth/oklab';
import { hasSubject, keepsRules, tooNear, type Cloth, type Faults, type Neighbour } from './cloth-rules';

/* Fabrics that frame a quilt or its blocks. */

/**
 * The greatest difference, in CIE L*, between a preferred fabric's lightness and the best lightness for a border or the
 * sashing. A fabric of the quilt with a greater difference isn't preferred for that part.
 */
const NEAR_FRAME = 36;
/**
 * The limits of lightness and chroma for a border or sashing. A fabric above both limits is too bright. `lightness` is
 * in CIE L*, `chroma` in OKLab.
 */
const BRIGHT = { lightness: 55, chroma: 0.1 };
/**
 * The lightnesses to try for the fabric of a border or the sashing, in CIE L*, the best first. Borders and sashing are
 * dark. An inner border is of medium lightness if no dark fabric of the quilt is left for it.
 */
const FRAMES = {
  border: [26, 32, 21, 13, 40, 45, 50, 60, 75, 92],
  'inner border': [60, 55, 66, 50, 72, 45, 40, 32, 26, 92],
  sashing: [30, 36, 24, 72, 42, 50, 18, 80, 92, 58],
};
/** The lightnesses to try for a border or sashing that is lighter than usual, in CIE L*, the best first. */
export const SOFT = [76, 70, 84, 92, 60, 50, 40];
/** Fabrics below this lightness, in CIE L*, are dark enough for the outer border. */
const DARK = 45;
/**
 * The lightness, in CIE L*, below which a fabric can be the only border of a quilt if it stands out from all patches.
 * The limit is higher than `DARK`, because in some quilts no darker fabric stands out.
 */
const FRAMES_TOO = 50;
/**
 * The greatest share of a border's length that patches of the border's fabric may touch. `besideTones` applies if a
 * tone of the quilt's fabrics would suit the border too. Otherwise `alone` applies.
 */
const MOST_TOUCHING = { besideTones: 1 / 4, alone: 1 / 2 };
/**
 * The share of the sashing's seam from which dark patches call for light sashing. Dark sashing would merge with these
 * patches.
 */
const MANY_DARKS = 1 / 10;

/** The part of the quilt for which a fabric is suggested. */
export type Part = keyof typeof FRAMES;

/** A fabric that may be suggested. */
export interface Offer {
  cloth: Cloth;
  faults: Faults;
  isOwn: boolean;
}

/**
 * Returns the quilt's background fabric (ground). If the library lists none of the quilt's fabrics as a ground, returns
 * the lightest fabric.
 */
function groundAmong(own: readonly Cloth[]): Cloth | undefined {
  return own.find(isGround) ?? [...own].sort((one, other) => other.lightness - one.lightness)[0];
}

/**
 * Returns the fabrics of `own` whose numbers `beside` contains, except background fabrics (grounds).
 * @param own the fabrics of a quilt
 * @param beside the numbers of the fabrics that touch a border or lie near sashing
 */
export function patchesAmong(own: readonly Cloth[], beside: Pick<ReadonlySet<number>, 'has'>): Cloth[] {
  const ground = groundAmong(own);
  return own.filter((cloth) => beside.has(cloth.fabric.fabricNum) && cloth !== ground && !isGround(cloth));
}

function isGround({ fabric }: Cloth): boolean {
  return groundFabrics.has(fabric.fabricNum);
}

/**
 * Returns the quilt's dark fabric that keeps the rules of `cloth-rules` and whose patches touch the border least.
 * Undefined if there is no such fabric, or if its patches touch more than `MOST_TOUCHING` of the border.
 * @param touching the share of the border that the patches of each fabric touch, by fabric number
 * @param hasTones true if the library has a fabric for the border: a tone of one of the quilt's fabrics
 */
export function leastTouching(
  offered: readonly Offer[],
  touching: ClothShares,
  hasTones: boolean,
): Cloth | undefined {
  const most = hasTones ? MOST_TOUCHING.besideTones : MOST_TOUCHING.alone;
  const shareOf = ({ fabric }: Cloth) => touching.get(fabric.fabricNum) ?? 0;
  return offered
    .filter(({ isOwn, faults }) => isOwn && keepsRules(faults))
    .map(({ cloth }) => cloth)
    .filter((cloth) => isDark(cloth) && shareOf(cloth) <= most)
    .sort((one, other) => shareOf(one) - shareOf(other))[0];
}

/**
 * True if light sashing is suggested: if dark patches touch the sashing, or if all dark fabrics are near the edges of
 * blocks. Dark sashing would look like a part of those patches.
 */
function isLightSashing(
  own: readonly Cloth[],
  neighbours: readonly Neighbour[],
  near: ReadonlySet<number>,
): boolean {
  const darks = own.filter(isDark);
  const areNear = darks.length > 0 && darks.every(({ fabric }) => near.has(fabric.fabricNum));
  return areNear || hasManyDarks(neighbours);
}

function hasManyDarks(neighbours: readonly Neighbour[]): boolean {
  return neighbours.filter(isDark).reduce((sum, { share }) => sum + share, 0) >= MANY_DARKS;
}

function isDark({ lightness }: Cloth): boolean {
  return lightness < DARK;
}

/**
 * Returns fabrics for a first border that stand out from all of `patches`. If any fabrics of the quilt suit, returns
 * only these. Otherwise returns fabrics of the library that are tones of the quilt's fabrics. If the border is the
 * quilt's only border, all returned fabrics are dark.
 */
export function freeFrames(
  part: Part,
  offered: readonly Offer[],
  patches: readonly Cloth[],
): readonly Offer[] {
  if (patches.length === 0) return [];
  const free = offered.filter(
    ({ cloth, faults, isOwn }) =>
      (part === 'inner border' || cloth.lightness < FRAMES_TOO) &&
      (isOwn || !hasSubject(cloth)) &&
      isFree(cloth, patches) &&
      keepsRules(faults),
  );
  const own = free.filter(({ isOwn }) => isOwn);
  return own.length > 0 ? own : free;
}

/** True if a fabric stands out from all patches, so that no patch merges with a border of this fabric. */
export function isFree(cloth: Cloth, patches: readonly Cloth[]): boolean {
  return patches.every((patch) => areDistinct(cloth, patch));
}

/**
 * True if two fabrics differ enough in lightness, so that patches of one don't merge with the other. A smaller
 * difference is enough between opposed hues.
 */
function areDistinct(cloth: Cloth, other: Cloth): boolean {
  return tooNear(cloth.lightness, { ...other, share: 1 }, cloth.colour) === 0;
}

/** Returns the quilt's darkest fabric, which is reserved for its outer border; null if the quilt has no dark fabric. */
export function darkestOf(own: readonly Cloth[]): Cloth | null {
  const darks = own.filter(isDark);
  return darks.sort((one, other) => one.lightness - other.lightness)[0] ?? null;
}

/**
 * True if a fabric suits the inner border beside an outer border of the fabric `outer`: it is lighter than `outer`, and
 * stands out from it.
 */
export function isWithin(cloth: Cloth, outer: Cloth): boolean {
  return cloth.lightness > outer.lightness && areDistinct(cloth, outer);
}

/** Returns the lightnesses to try for the fabric of a border or the sashing, in CIE L*, the best first. */
export function framesFor(
  part: Part,
  offered: readonly Offer[],
  neighbours: readonly Neighbour[],
  own: readonly Cloth[],
  near: ReadonlySet<number>,
): readonly number[] {
  if (part === 'inner border' && offered.some(({ cloth, isOwn }) => isOwn && isDark(cloth)))
    return FRAMES.border;
  return part === 'sashing' && isLightSashing(own, neighbours, near) ? SOFT : FRAMES[part];
}

/**
 * True if a fabric of the quilt suits a border or the sashing: its lightness is near the best lightness, and its colour
 * isn't both light and strong. A dark fabric suits only if the best lightness is dark too.
 * @param frame the best lightness, in CIE L*
 */
export function isFrame(cloth: Cloth, frame: number): boolean {
  const isBright = cloth.lightness > BRIGHT.lightness && chroma(cloth.colour) > BRIGHT.chroma;
  const isTooDark = frame > DARK && cloth.lightness < DARK;
  return Math.abs(cloth.lightness - frame) <= NEAR_FRAME && !isBright && !isTooDark;
}
