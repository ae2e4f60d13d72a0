import { lerp } from '@quiltwright/shared/geometry/interval';
import { type Colour, light, type Light } from '../colour.js';
import { recipe, type Recipe } from '../recipe.js';
import { type Tile } from '../shapes/tile.js';
import { at } from '../texture/torus.js';
import { THREAD_PX, THREADS } from '../texture/weave.js';

/** A stripe of threads: its colour and its number of threads. There are 43 threads per inch. */
type Stripe = readonly [colour: Colour, threads: number];

/**
 * The stripes of threads that make up a woven pattern, in order (a sett). They repeat over the tile's 256
 * threads, so their numbers of threads must add up to a divisor of 256.
 */
export type Sett = readonly Stripe[];

/**
 * Returns the sett followed by its inner stripes backwards: from a, b, c, d it makes a, b, c, d, c, b. Tartans are
 * written as such a half.
 */
export function mirrored(sett: Sett): Sett {
  return [...sett, ...sett.slice(1, -1).toReversed()];
}

/** A function that returns true if the warp thread `end` is on top where it crosses the weft thread `pick`. */
type Binding = (end: number, pick: number) => boolean;

const plain: Binding = (end, pick) => ((end + pick) & 1) === 0;
const twill: Binding = (end, pick) => ((end + pick) & 3) < 2;

const warpFaced: Binding = () => true;

/**
 * A woven fabric of equal checks in two colours. In the half-tone checks, where the colours cross, their
 * threads show side by side. `check` is the width of a check in threads, at 43 threads per inch.
 */
export function gingham(name: string, ground: Colour, colour: Colour, check: 8 | 16 | 32 | 64): Recipe {
  const sett: Sett = [
    [colour, check],
    [ground, check],
  ];
  const kind = check >= 32 ? 'buffalo check' : 'gingham';
  return woven(name, kind, { warp: sett, weft: sett, binding: check >= 32 ? twill : plain, through: 0.24 });
}

/** A woven plaid in plain weave. By default the stripes are the same in both directions. */
export function plaid(name: string, sett: Sett, weft: Sett = sett): Recipe {
  return woven(name, 'plaid', { warp: sett, weft, binding: plain, through: 0.26 });
}

/** A woven plaid in 2/2 twill, whose diagonals show where two colours cross. */
export function tartan(name: string, sett: Sett): Recipe {
  return woven(name, 'tartan', { warp: sett, weft: sett, binding: twill, through: 0.12 });
}

/** A woven cotton with a warp of one colour and a weft of another, so that both colours show everywhere. */
export function shot(name: string, warp: Colour, weft: Colour): Recipe {
  return woven(name, 'shot cotton', {
    warp: [[warp, 1]],
    weft: [[weft, 1]],
    binding: plain,
    through: 0.24,
    uneven: 0.24,
  });
}

/**
 * A woven fabric of coloured warp stripes in herringbone, as on a mattress. The warp covers most of the weft, which has
 * the first colour of the sett.
 */
export function ticking(name: string, sett: Sett): Recipe {
  const herringbone: Binding = (end, pick) => ((end & 16 ? end + pick : end - pick) & 3) !== 0;
  const weft = sett.slice(0, 1).map(([ground]): Stripe => [ground, 1]);
  return woven(name, 'ticking', { warp: sett, weft, binding: herringbone, through: 0.08 });
}

/**
 * A woven fabric of coloured warp stripes that hide the weft, like pin stripes or deck chairs. Its edges are
 * crisper than those of any print.
 */
export function wovenStripe(name: string, sett: Sett): Recipe {
  const weft = sett.slice(0, 1).map(([ground]): Stripe => [ground, 1]);
  return woven(name, 'woven stripe', { warp: sett, weft, binding: warpFaced, through: 0.08 });
}

interface Weave {
  readonly warp: Sett;
  readonly weft: Sett;
  readonly binding: Binding;
  /** The share of the hidden thread's colour that shows at a place where two threads cross, from 0 to 1. */
  readonly through: number;
  /** The random variation, between crossings, of the share of the hidden thread's colour that shows through. */
  readonly uneven?: number;
}

function woven(name: string, kind: string, { warp, weft, binding, through, uneven = 0.05 }: Weave): Recipe {
  const ends = threads(name, warp);
  const picks = threads(name, weft);
  return recipe(
    name,
    kind,
    (tile) => {
      weave(tile, ends, picks, (end, pick) => {
        const share = binding(end, pick) ? 1 - through : through;
        return share + tile.random.around(0, uneven);
      });
    },
    { printed: false },
  );
}

/** Sets each crossing, 2 × 2 pixels, to a mix of its two threads. `warpShare` returns the warp's share. */
function weave(
  tile: Tile,
  ends: Light[],
  picks: Light[],
  warpShare: (end: number, pick: number) => number,
): void {
  picks.forEach((weft, pick) => {
    ends.forEach((warp, end) => {
      const share = warpShare(end, pick);
      const [red, green, blue] = [
        lerp(weft[0], warp[0], share),
        lerp(weft[1], warp[1], share),
        lerp(weft[2], warp[2], share),
      ];
      for (let i = 0; i < THREAD_PX ** 2; i++) {
        tile.set(
          at(end * THREAD_PX + (i % THREAD_PX), pick * THREAD_PX + Math.floor(i / THREAD_PX)),
          red,
          green,
          blue,
        );
      }
    });
  });
}

function threads(name: string, sett: Sett): Light[] {
  const one = sett.flatMap(([colour, count]) => Array.from({ length: count }, () => light(colour)));
  if (one.length === 0 || THREADS % one.length !== 0) {
    throw new Error(
      `The sett of ${name} has ${String(one.length)} threads; it must have 2, 4, 8 … or 256 to tile.`,
    );
  }
  return Array.from({ length: THREADS / one.length }, () => one).flat();
}
