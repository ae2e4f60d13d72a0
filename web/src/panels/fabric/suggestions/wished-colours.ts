import { apart, chroma, hueOf, type Oklab } from '@quiltwright/shared/model/cloth/oklab';
import { isPink, NEUTRAL, PINK, tooNear, type Cloth, type Neighbour } from './cloth-rules';
import { SOFT } from './frames';

/**
 * The difference in lightness, in CIE L*, at which a border or sashing stands out fully. A greater difference adds
 * nothing.
 */
const STANDS_OUT = 20;
/** The angle on the colour wheel, in degrees, above which two hues count as different. */
const OTHER_HUE = 40;
/**
 * The lightness, in CIE L*, above which the colours wanted for a border or sashing are muted. Strong light colours look
 * like candy.
 */
const LIGHT = 55;
/** The chroma of muted colours. */
const MUTED = 0.05;

/** The range of hues, in degrees, whose dark tones are browns or olives. */
const YELLOWS = { from: 55, to: 115 };
/** The lightness from which hues between `YELLOWS.from` and `YELLOWS.to` look yellow, in CIE L*. */
const YELLOW_FROM = 75;
const DEEP_BLUE: Oklab = { l: 0.32, a: -0.01, b: -0.07 };

/** A colour that is wanted for a suggestion. */
export interface Wish {
  colour: Oklab;
  /**
   * A lightness, in CIE L*: the best one for the border or sashing. If set, a fabric of the quilt near this lightness
   * is preferred to fabrics of the library. Null if fabrics of the quilt aren't preferred.
   */
  frame: number | null;
}

/** Returns the colour wanted for each suggestion, in the order of the suggestions. */
export function wishesFor(
  frames: readonly number[],
  own: readonly Cloth[],
  neighbours: readonly Neighbour[],
): Wish[] {
  const frame = bestLightness(frames, neighbours);
  const [first, other] = framingHues(own, neighbours, frame);
  const light = bestLightness(SOFT, neighbours);
  const framing = (colour: Oklab) =>
    inTone(frame, frame > LIGHT ? MUTED : Math.max(0.05, chroma(colour)), colour);
  return [
    { colour: framing(first), frame: frames[0] ?? frame },
    { colour: framing(first), frame: null },
    { colour: framing(other), frame: null },
    { colour: inTone(light, Math.min(0.05, chroma(first)), first), frame: null },
    { colour: at(greyOf(frame), 0.015, 60), frame: null },
    { colour: at(greyOf(light), 0.018, 90), frame: null },
  ];
}

/**
 * Returns two hues of the quilt's fabrics for its border or sashing. Hues that keep their character in dark tones are
 * preferred. A dark yellow, for example, looks brown. Among the preferred hues, those with a smaller share of the seam
 * come first, and then those that the quilt uses more.
 *
 * If the quilt has only one hue, the second hue is the complementary one. If that would be brown, both hues are equal.
 * @param frame the lightness of the border or sashing, in CIE L*
 */
function framingHues(own: readonly Cloth[], neighbours: readonly Neighbour[], frame: number): [Oklab, Oklab] {
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
  const complement = at(0.5, 0.1, hueOf(first) + 180);
  const isBrown = frame < YELLOW_FROM && !hasDark(complement);
  return [first, others.find(isOther) ?? (isBrown ? first : complement)];
}

function hasDark(colour: Oklab): boolean {
  const hue = hueOf(colour);
  return hue < YELLOWS.from || hue > YELLOWS.to;
}

/**
 * Returns the lightness that stands out best from all neighbours, in CIE L*.
 * @param wanted the lightnesses to choose from, the most wanted first
 */
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

/**
 * Returns a colour of the same hue with another lightness.
 * @param light the new lightness, in CIE L*
 * @param strength the greatest chroma; light and medium tones get less
 */
function inTone(light: number, strength: number, colour: Oklab): Oklab {
  const toned = at(greyOf(light), Math.min(0.11, strength), hueOf(colour));
  // Light and medium tones with strong colours look like candy, so they get less chroma.
  return isPink(toned)
    ? at(toned.l, 0.03, 70)
    : toned.l > PINK
      ? at(toned.l, Math.min(0.07, strength), hueOf(colour))
      : toned;
}

/**
 * Returns a colour with a lightness, a chroma and a hue.
 * @param hue the angle on the colour wheel, in degrees
 */
function at(l: number, strength: number, hue: number): Oklab {
  const turn = (hue * Math.PI) / 180;
  return { l, a: strength * Math.cos(turn), b: strength * Math.sin(turn) };
}

/** Returns the OKLab lightness of a grey with this CIE L*. */
function greyOf(light: number): number {
  return (light + 16) / 116;
}
