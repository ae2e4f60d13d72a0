import { INCHES_OF_YARD } from '@quiltwright/shared/ruler/yards';
import type { Bought, CuttingSettings, Strip } from './cutting-types';
import { lengthOfCloth } from './settings';

/** The number of lines of a ruler in an inch. */
const LINES = 8;
/** Shops sell fabric in multiples of this length, in metres. */
const METRE_STEP = 0.05;
const METRES_OF_INCH = 0.0254;
/** Differences smaller than this are rounding errors, both in inches and in numbers of eighths or fat quarters. */
const HAIR = 1e-6;

/** The heights of strips, in inches, with the number of strips of each height. */
type Heights = readonly Pick<Strip, 'count' | 'height'>[];

/** Returns the smallest purchase from which the strips can be cut, with the spare fabric of `settings`. */
export function boughtFor(strips: Heights, settings: CuttingSettings): Bought {
  const cut = strips.reduce((sum, { count, height }) => sum + count * height, 0);
  const inches = inchesBought(cut, settings);
  return {
    inches,
    spare: spareOf(cut, settings),
    eighths: eighthsOfYard(inches),
    metres: Math.round(upTo((inches * METRES_OF_INCH) / METRE_STEP) * METRE_STEP * 100) / 100,
    fatQuarters: settings.buy === 'fatQuarters' ? fatQuartersFor(strips, settings) : null,
  };
}

/**
 * Returns the number of units in a purchase: fat quarters if the quilter buys fat quarters, otherwise eighths of a
 * yard.
 */
export function unitsOf({ eighths, fatQuarters }: Pick<Bought, 'eighths' | 'fatQuarters'>): number {
  return fatQuarters ?? eighths;
}

/**
 * Returns the smallest purchase that gives strips with a total height of `inches`, and the spare fabric. A number of
 * fat quarters or of eighths of a yard, as in `unitsOf`.
 */
export function leastUnits(inches: number, settings: CuttingSettings): number {
  if (settings.buy === 'yards') return eighthsOfYard(inchesBought(inches, settings));
  return withSpare(upTo(inches / lengthOfCloth(settings)), settings);
}

/**
 * Returns the smallest purchase from which strips with a total height of `inches` can be cut, without spare fabric and
 * without straightening edges.
 */
export function leastForStrips(
  inches: number,
  settings: CuttingSettings,
): Pick<Bought, 'eighths' | 'fatQuarters'> {
  const alone = { ...settings, spareInches: 0, sparePercent: 0 };
  return {
    eighths: eighthsOfYard(inchesBought(inches, alone)),
    fatQuarters: settings.buy === 'fatQuarters' ? leastUnits(inches, alone) : null,
  };
}

/**
 * Returns the purchase for a backing that needs `inches` of fabric off the bolt. The backing's overhang around the
 * quilt is already spare fabric, so `sparePercent` isn't added.
 */
export function backingBought(inches: number, settings: CuttingSettings): Bought {
  return boughtFor([{ count: 1, height: inches }], { ...settings, buy: 'yards', sparePercent: 0 });
}

/**
 * Returns the length to buy: the cut length and the spare length. If fabric shrinks, the length before washing is
 * rounded up to the next eighth of an inch.
 */
function inchesBought(cut: number, settings: CuttingSettings): number {
  const washed = cut + spareOf(cut, settings);
  return settings.shrinkage > 0 ? toMeasure(washed / (1 - settings.shrinkage / 100)) : washed;
}

/**
 * Returns the spare length for a cut length, rounded up to the next eighth of an inch so that it can be measured. For
 * fabric off the bolt, the spare length is at least enough to straighten the edge. For fat quarters, `lengthOfCloth`
 * has already subtracted the length that straightens the edge.
 */
function spareOf(cut: number, { buy, spareInches, sparePercent }: CuttingSettings): number {
  const share = toMeasure((cut * sparePercent) / 100);
  return buy === 'yards' && cut > 0 ? Math.max(spareInches, share) : share;
}

/** Returns the number of fat quarters to buy, including spare ones. */
function withSpare(quarters: number, { sparePercent }: CuttingSettings): number {
  return upTo(quarters * (1 + sparePercent / 100));
}

/** Converts inches to eighths of a yard, rounded up. */
export function eighthsOfYard(inches: number): number {
  return upTo((inches * 8) / INCHES_OF_YARD);
}

/** Rounds inches up to the next eighth of an inch, the finest line of a ruler. */
function toMeasure(inches: number): number {
  return upTo(inches * LINES) / LINES;
}

/** Rounds up to a whole number, ignoring rounding errors. Never returns −0. */
function upTo(parts: number): number {
  return Math.max(0, Math.ceil(parts - HAIR));
}

/**
 * Returns the number of fat quarters from which strips can be cut. Each strip, the tallest first, goes into the fat
 * quarter with the least free length that is enough for it.
 */
function fatQuartersFor(strips: Heights, settings: CuttingSettings): number {
  const length = lengthOfCloth(settings);
  /** Numbers of fat quarters by their free length, in inches. */
  const withRoom = new Map<number, number>();
  const change = (room: number, by: number) => withRoom.set(room, (withRoom.get(room) ?? 0) + by);
  for (const { count, height } of [...strips].sort((a, b) => b.height - a.height)) {
    let left = count;
    while (left > 0) {
      const [tightest] = [...withRoom]
        .filter(([room, quarters]) => room >= height - HAIR && quarters > 0)
        .sort(([a], [b]) => a - b);
      if (!tightest) {
        change(length, Math.ceil(left / Math.floor(length / height + HAIR)));
        continue;
      }
      const [room, quarters] = tightest;
      const into = Math.min(left, quarters);
      change(room, -into);
      change(room - height, into);
      left -= into;
    }
  }
  return withSpare(
    [...withRoom.values()].reduce((sum, count) => sum + count, 0),
    settings,
  );
}
