import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { ClothShares } from '../../model/cloths-beside';
import { apart, chroma, difference, hueOf, type Oklab } from '../../model/oklab';
import {
  clothOf,
  compareFaults,
  hasSubject,
  isDyed,
  NEUTRAL,
  neighboursOf,
  rulesFor,
  tooNear,
  type Cloth,
  type Neighbour,
} from './cloth-rules';

/** How many are suggested. */
export const SUGGESTED = 4;

/** Two suggestions differ at least as much as this. */
const UNLIKE = 0.08;
/** And each from what it is sewn to. */
const UNLIKE_BESIDE = 0.06;
/** CIE L* by which a frame stands out well. */
const STANDS_OUT = 20;
/** CIE L* by which cloth of the quilt may be off that of the best frame. */
const NEAR_FRAME = 36;
/** From this CIE L* and chroma on, cloth is too bright for a frame. */
const BRIGHT = { lightness: 55, chroma: 0.1 };
/** So much farther counts a print that is lively, where the quilt is too. */
const LIVELY = 0.03;
/** And one with a subject of its own. */
const SUBJECT = 0.3;
/** And cloth that was dyed by hand in a quilt that has none. */
const OTHER_CRAFT = 0.06;
/** Degrees on the colour wheel from which on a hue is another one. */
const OTHER_HUE = 40;
/** Hue and chroma count more than lightness, whose bounds are rules. */
const LIGHTNESS = 0.5;

/** CIE L* in which a border frames, best first: a dark. Sashing parts blocks by a medium. */
const FRAMES = {
  border: [26, 32, 21, 13, 40, 45, 50, 60, 75, 92],
  sashing: [42, 50, 36, 30, 58, 24, 66, 78, 92, 12],
};
/** CIE L* of a softer cloth. */
const SOFT = [76, 70, 84, 92, 60, 50, 40];
/** Hues in degrees of which a medium or light is a pink. */
const REDS = { from: -20, to: 50 };
/** OKLab lightness at which a red turns into a pink. */
const PINK = 0.52;
/** Hues in degrees of which a dark is a brown or an olive. */
const YELLOWS = { from: 55, to: 115 };
const DEEP_BLUE: Oklab = { l: 0.32, a: -0.01, b: -0.07 };

/** What a quilt and a seam ask of cloth that is suggested. */
export interface Setting {
  part: keyof typeof FRAMES;
  /** The quilt's fabrics, the one of which there is most first. */
  used: readonly Fabric[];
  /** The share of the seam that each fabric takes, by its number. */
  beside: ClothShares;
}

/**
 * Up to four cloths for a border or the sashing, the best first, no two alike and none that it is sewn to. All keep the
 * rules of `cloth-rules`; where no cloth does, those come that break them least.
 *
 * Among these, a dark of the quilt frames it, or what is nearest to one beside dark cloth; then come cloths of the library:
 * one of the quilt's main hue, one of its second hue or, without one, of the complement, a soft one, and neutrals.
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
  const others = [...used, ...library.filter(({ fabricNum }) => !numbers.has(fabricNum))]
    .filter(({ fabricNum }) => !beside.has(fabricNum))
    .map(clothOf);
  const unlike = others.filter(({ colour }) =>
    neighbours.every((other) => difference(colour, other.colour) >= UNLIKE_BESIDE),
  );
  const offered = (unlike.length > 0 ? unlike : others).map((cloth) => ({
    ...{ cloth, faults: faultsOf(cloth) },
    isOwn: numbers.has(cloth.fabric.fabricNum),
  }));
  const isHandDyed = own.some(isDyed);
  const suiting: Cloth[] = [];
  for (const wish of wishesFor(part, own, neighbours)) {
    if (suiting.length === SUGGESTED) break;
    let best: ((typeof offered)[number] & { far: number }) | null = null;
    for (const each of offered) {
      const { cloth, faults, isOwn } = each;
      if (suiting.some(({ colour }) => difference(colour, cloth.colour) < UNLIKE)) continue;
      const nearer = best === null ? -1 : compareFaults(faults, best.faults);
      if (nearer > 0) continue;
      const far = distanceTo(wish, cloth, isOwn) + (!isOwn && !isHandDyed && isDyed(cloth) ? OTHER_CRAFT : 0);
      if (best === null || nearer < 0 || far < best.far) best = { ...each, far };
    }
    if (best) suiting.push(best.cloth);
  }
  return suiting.map(({ fabric }) => fabric);
}

interface Wish {
  colour: Oklab;
  /** CIE L* about which cloth of the quilt comes before any other; null where it has no precedence. */
  frame: number | null;
}

/** What is wanted in turn. */
function wishesFor(part: Setting['part'], own: readonly Cloth[], neighbours: readonly Neighbour[]): Wish[] {
  const [first, other] = framingHues(own, neighbours);
  const frame = bestLightness(FRAMES[part], neighbours);
  const light = bestLightness(SOFT, neighbours);
  const framing = (colour: Oklab) => inTone(frame, Math.max(0.05, chroma(colour)), colour);
  return [
    { colour: framing(first), frame: FRAMES[part][0] ?? frame },
    { colour: framing(first), frame: null },
    { colour: framing(other), frame: null },
    { colour: inTone(light, Math.min(0.05, chroma(first)), first), frame: null },
    { colour: at(grayOf(frame), 0.015, 60), frame: null },
    { colour: at(grayOf(light), 0.018, 90), frame: null },
  ];
}

/**
 * Two hues of the quilt in which to frame it: first those that have a dark of their own, as a dark yellow is a brown, then what
 * is less beside the seam, then what there is more of. The second is the complement in a quilt of one hue.
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

/** How far a cloth is from a wish. */
function distanceTo({ colour, frame }: Wish, cloth: Cloth, isOwn: boolean): number {
  const liveliness = LIVELY * cloth.print;
  if (frame !== null && isOwn) {
    const off = Math.abs(cloth.lightness - frame);
    const isBright = cloth.lightness > BRIGHT.lightness && chroma(cloth.colour) > BRIGHT.chroma;
    // Nearer than any cloth of the library.
    if (off <= NEAR_FRAME && !isBright) return off / 100 - 1 + liveliness;
  }
  return (
    difference(cloth.colour, colour, LIGHTNESS) + liveliness + (!isOwn && hasSubject(cloth) ? SUBJECT : 0)
  );
}

/** The one of some L*, the most wanted first, that stands out from all neighbours. */
function bestLightness(wanted: readonly number[], neighbours: readonly Neighbour[]): number {
  const cost = (light: number, rank: number) => {
    const near = neighbours.map((neighbour) => ({
      missing: tooNear(light, neighbour),
      apart: Math.abs(light - neighbour.lightness),
    }));
    const missing = Math.max(0, ...near.map((each) => each.missing));
    const nearest = Math.min(STANDS_OUT, ...near.map((each) => each.apart));
    return 10 * missing + 0.5 * (STANDS_OUT - nearest) + 2 * rank;
  };
  const costs = wanted.map(cost);
  return wanted[costs.indexOf(Math.min(...costs))] ?? 0;
}

/** The hue of a colour in another tone. @param light CIE L* */
function inTone(light: number, strength: number, colour: Oklab): Oklab {
  const toned = at(grayOf(light), Math.min(0.11, strength), hueOf(colour));
  // Light and medium tones of a strong dye are candy.
  return isPink(toned)
    ? at(toned.l, 0.03, 70)
    : toned.l > PINK
      ? at(toned.l, Math.min(0.07, strength), hueOf(colour))
      : toned;
}

/** A red that is lighter than a red. */
function isPink(colour: Oklab): boolean {
  const hue = hueOf(colour);
  return colour.l > PINK && chroma(colour) >= NEUTRAL && hue > REDS.from && hue < REDS.to;
}

/** A colour by its place on the wheel. @param hue in degrees */
function at(l: number, strength: number, hue: number): Oklab {
  const turn = (hue * Math.PI) / 180;
  return { l, a: strength * Math.cos(turn), b: strength * Math.sin(turn) };
}

/** OKLab lightness of a gray of this L*. */
function grayOf(light: number): number {
  return (light + 16) / 116;
}
