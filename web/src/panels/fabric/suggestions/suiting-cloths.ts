import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { BandName } from '@quiltwright/workers/kernels/scene/scene-types';
import type { ClothShares } from '../../../model/cloth/cloths-beside';
import { apart, chroma, difference, hueOf, type Oklab } from '../../../model/cloth/oklab';
import {
  clothOf,
  compareFaults,
  hasSubject,
  isDyed,
  isPlain,
  isStriped,
  isUneven,
  NEUTRAL,
  neighboursOf,
  rulesFor,
  tooNear,
  type Cloth,
  type Neighbour,
} from './cloth-rules';

/** The number of suggestions. */
export const SUGGESTED = 4;

/** Least difference of two suggestions. */
const UNLIKE = 0.08;
/** Least difference of a suggestion from its neighbours. */
const UNLIKE_BESIDE = 0.06;
/** CIE L* by which a frame stands out well. */
const STANDS_OUT = 20;
/** CIE L* by which a fabric of the quilt may differ from the best frame. */
const NEAR_FRAME = 36;
/** CIE L* and chroma from which fabric is too bright for a frame. */
const BRIGHT = { lightness: 55, chroma: 0.1 };
/** The extra distance of a lively print, in a lively quilt too. */
const LIVELY = 0.03;
/** The extra distance of a print with its own subject. */
const SUBJECT = 0.3;
/** The extra distance of uneven fabric, which looks blotchy in a strip. */
const UNEVEN = 0.3;
/** The extra distance of stripes in a quilt that has none of them. */
const STRIPED = 0.3;
/** The extra distance of hand-dyed fabric in a quilt that has none. */
const OTHER_CRAFT = 0.06;
/** The extra distance of plain fabric beside prints, whose shade it seldom has. */
const PLAIN = 0.08;
/** Degrees on the colour wheel from which a hue is another one. */
const OTHER_HUE = 40;
/** The weight of lightness: hue and chroma count more, because rules bound the lightness. */
const LIGHTNESS = 0.5;

/** CIE L* of a frame, best first: a dark, or a medium for a border within the only dark. */
const FRAMES = {
  border: [26, 32, 21, 13, 40, 45, 50, 60, 75, 92],
  'inner border': [60, 55, 66, 50, 72, 45, 40, 32, 26, 92],
  sashing: [30, 36, 24, 72, 42, 50, 18, 80, 92, 58],
};
/** CIE L* of a softer fabric. */
const SOFT = [76, 70, 84, 92, 60, 50, 40];
/** CIE L* below which fabric is dark enough for the outermost border. */
const DARK = 45;
/** Share of the seam from which dark patches are parted by light sashing, as dark sashing would run together with them. */
const MANY_DARKS = 1 / 10;
/** Hues in degrees whose mediums and lights are pinks. */
const REDS = { from: -20, to: 50 };
/** OKLab lightness at which a red turns into a pink. */
const PINK = 0.52;
/** Hues in degrees whose darks are browns or olives. */
const YELLOWS = { from: 55, to: 115 };
const DEEP_BLUE: Oklab = { l: 0.32, a: -0.01, b: -0.07 };

/** The quilt and the seam that a suggestion must suit. */
export interface Setting {
  part: keyof typeof FRAMES;
  /** The quilt's fabrics, the most used first. */
  used: readonly Fabric[];
  /** Each fabric's share of the seam, by its number. */
  beside: ClothShares;
}

/** Returns the part of a quilt that a band is. */
export function partOf({ borderWidth2 }: Quilt, band: BandName): Setting['part'] {
  if (band === 'sashing') return band;
  return band === 'border1' && borderWidth2 > 0 ? 'inner border' : 'border';
}

/**
 * Returns up to four fabrics for a border or the sashing, the best first, no two alike and none of its neighbours. All
 * keep the rules of `cloth-rules`; if no fabric does, those that break them least. The first is a dark of the quilt,
 * which frames it, or the nearest to one beside dark fabric. Two borders darken outward: an inner one leaves the
 * quilt's darkest fabric to the outer one. Sashing between dark patches is light. Then come fabrics of the library: one of the quilt's main hue, one of its second hue or else of the complement, a
 * soft one, and neutrals.
 */
export function suitingCloths(
  { part, used, beside }: Setting,
  library: readonly Fabric[],
): readonly Fabric[] {
  const own = used.map(clothOf);
  if (own.length === 0) return [];
  const neighbours = neighboursOf(own, beside);
  const faultsOf = rulesFor(own, neighbours);
  const numbers = new Set(used.map(({ fabricNum }) => fabricNum));
  const outer = part === 'inner border' ? darkestOf(own) : null;
  const others = [...used, ...library.filter(({ fabricNum }) => !numbers.has(fabricNum))]
    .filter(({ fabricNum }) => !beside.has(fabricNum))
    .map(clothOf)
    .filter((cloth) => outer === null || isWithin(cloth, outer));
  const unlike = others.filter(({ colour }) =>
    neighbours.every((other) => difference(colour, other.colour) >= UNLIKE_BESIDE),
  );
  const offered = (unlike.length > 0 ? unlike : others).map((cloth) => ({
    ...{ cloth, faults: faultsOf(cloth) },
    isOwn: numbers.has(cloth.fabric.fabricNum),
  }));
  const isHandDyed = own.some(isDyed);
  const hasStripes = own.some(isStriped);
  const isPrinted = own.filter(isPlain).length < own.length / 2;
  /** The extra distance of fabric that is made otherwise than the quilt's. */
  const otherCraft = (cloth: Cloth) =>
    (!isHandDyed && isDyed(cloth) ? OTHER_CRAFT : 0) +
    (isPrinted && isPlain(cloth) ? PLAIN : 0) +
    (!hasStripes && isStriped(cloth) ? STRIPED : 0);
  const suiting: Cloth[] = [];
  const frames = framesFor(part, offered, neighbours);
  for (const wish of wishesFor(frames, own, neighbours)) {
    if (suiting.length === SUGGESTED) break;
    let best: ((typeof offered)[number] & { far: number }) | null = null;
    for (const each of offered) {
      const { cloth, faults, isOwn } = each;
      if (suiting.some(({ colour }) => difference(colour, cloth.colour) < UNLIKE)) continue;
      const nearer = best === null ? -1 : compareFaults(faults, best.faults);
      if (nearer > 0) continue;
      const far =
        distanceTo(wish, cloth, isOwn) + (isOwn ? 0 : otherCraft(cloth)) + (isUneven(cloth) ? UNEVEN : 0);
      if (best === null || nearer < 0 || far < best.far) best = { ...each, far };
    }
    if (best) suiting.push(best.cloth);
  }
  return suiting.map(({ fabric }) => fabric);
}

/** Returns the quilt's darkest fabric, for its outer border; null if it has no dark. */
function darkestOf(own: readonly Cloth[]): Cloth | null {
  const darks = own.filter((cloth) => cloth.lightness < DARK);
  return darks.sort((one, other) => one.lightness - other.lightness)[0] ?? null;
}

/** True if a fabric is enough lighter than the outer border to be the inner one. */
function isWithin(cloth: Cloth, outer: Cloth): boolean {
  const seam = { ...outer, share: 1 };
  return cloth.lightness > outer.lightness && tooNear(cloth.lightness, seam, cloth.colour) === 0;
}

/** Returns the lightnesses of a frame, the best first. */
function framesFor(
  part: Setting['part'],
  offered: readonly { cloth: Cloth; isOwn: boolean }[],
  neighbours: readonly Neighbour[],
): readonly number[] {
  const isDark = ({ lightness }: Cloth) => lightness < DARK;
  if (part === 'inner border' && offered.some(({ cloth, isOwn }) => isOwn && isDark(cloth)))
    return FRAMES.border;
  const darks = neighbours.filter(isDark).reduce((sum, { share }) => sum + share, 0);
  return part === 'sashing' && darks >= MANY_DARKS ? SOFT : FRAMES[part];
}

interface Wish {
  colour: Oklab;
  /** The CIE L* near which a fabric of the quilt comes before any other; null if it has no precedence. */
  frame: number | null;
}

/** Returns the wishes in turn. */
function wishesFor(
  frames: readonly number[],
  own: readonly Cloth[],
  neighbours: readonly Neighbour[],
): Wish[] {
  const [first, other] = framingHues(own, neighbours);
  const frame = bestLightness(frames, neighbours);
  const light = bestLightness(SOFT, neighbours);
  const framing = (colour: Oklab) => inTone(frame, Math.max(0.05, chroma(colour)), colour);
  return [
    { colour: framing(first), frame: frames[0] ?? frame },
    { colour: framing(first), frame: null },
    { colour: framing(other), frame: null },
    { colour: inTone(light, Math.min(0.05, chroma(first)), first), frame: null },
    { colour: at(grayOf(frame), 0.015, 60), frame: null },
    { colour: at(grayOf(light), 0.018, 90), frame: null },
  ];
}

/**
 * Returns two hues of the quilt for its frame. Hues with their own dark come first, as a dark yellow is a brown. Then
 * come those with less of the seam, then those with more of the quilt. In a quilt of one hue the second is the
 * complement.
 */
function framingHues(own: readonly Cloth[], neighbours: readonly Neighbour[]): [Oklab, Oklab] {
  const hues = own.map(({ colour }) => colour).filter((colour) => chroma(colour) >= NEUTRAL);
  const besideIt = (colour: Oklab) =>
    neighbours
      .filter(
        (other) => chroma(other.colour) >= NEUTRAL && apart(hueOf(other.colour), hueOf(colour)) <= OTHER_HUE,
      )
      .reduce((sum, { share }) => sum + share, 0);
  const [first = DEEP_BLUE, ...others] = hues
    .map((colour) => ({ colour, cost: besideIt(colour) + (hasDark(colour) ? 0 : 1) }))
    .sort((one, other) => one.cost - other.cost)
    .map(({ colour }) => colour);
  const isOther = (colour: Oklab) => apart(hueOf(colour), hueOf(first)) > OTHER_HUE;
  return [first, others.find(isOther) ?? at(0.5, 0.1, hueOf(first) + 180)];
}

function hasDark(colour: Oklab): boolean {
  const hue = hueOf(colour);
  return hue < YELLOWS.from || hue > YELLOWS.to;
}

/** Returns the distance of a fabric from a wish. */
function distanceTo({ colour, frame }: Wish, cloth: Cloth, isOwn: boolean): number {
  const liveliness = LIVELY * cloth.print;
  if (frame !== null && isOwn) {
    const off = Math.abs(cloth.lightness - frame);
    const isBright = cloth.lightness > BRIGHT.lightness && chroma(cloth.colour) > BRIGHT.chroma;
    // Nearer than any fabric of the library.
    const isTooDark = frame > DARK && cloth.lightness < DARK;
    if (off <= NEAR_FRAME && !isBright && !isTooDark) return off / 100 - 1 + liveliness;
  }
  return (
    difference(cloth.colour, colour, LIGHTNESS) + liveliness + (!isOwn && hasSubject(cloth) ? SUBJECT : 0)
  );
}

/** Returns the L*, from a list with the most wanted first, that stands out from all neighbours. */
function bestLightness(wanted: readonly number[], neighbours: readonly Neighbour[]): number {
  const cost = (light: number, rank: number) => {
    const near = neighbours.map((neighbour) => ({
      missing: tooNear(light, neighbour),
      apart: Math.abs(light - neighbour.lightness),
    }));
    const missing = Math.max(0, ...near.map((each) => each.missing));
    const nearest = Math.min(STANDS_OUT, ...near.map((each) => each.apart));
    return 10 * missing + (STANDS_OUT - nearest) + 2 * rank;
  };
  const costs = wanted.map(cost);
  return wanted[costs.indexOf(Math.min(...costs))] ?? 0;
}

/** Returns the hue of a colour in another tone. @param light CIE L* */
function inTone(light: number, strength: number, colour: Oklab): Oklab {
  const toned = at(grayOf(light), Math.min(0.11, strength), hueOf(colour));
  // Light and medium tones of a strong dye look like candy.
  return isPink(toned)
    ? at(toned.l, 0.03, 70)
    : toned.l > PINK
      ? at(toned.l, Math.min(0.07, strength), hueOf(colour))
      : toned;
}

/** True for a red that is lighter than a red. */
function isPink(colour: Oklab): boolean {
  const hue = hueOf(colour);
  return colour.l > PINK && chroma(colour) >= NEUTRAL && hue > REDS.from && hue < REDS.to;
}

/** Returns a colour by its place on the wheel. @param hue in degrees */
function at(l: number, strength: number, hue: number): Oklab {
  const turn = (hue * Math.PI) / 180;
  return { l, a: strength * Math.cos(turn), b: strength * Math.sin(turn) };
}

/** Returns the OKLab lightness of a gray of this L*. */
function grayOf(light: number): number {
  return (light + 16) / 116;
}
