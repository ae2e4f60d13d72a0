import { insideBorders } from '@quiltwright/shared/quilting/quilt-areas';
import { expect } from 'vitest';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { widthOfCloth } from '../../cutting/settings';
import type { PlanSettings } from '../../plan/whole-plan';
import { lengthOf, rectanglesIn, sizeOf, type Rectangles } from './written-steps.fixture';

/** Numbers of the fabrics of the sashing, both borders and the binding. Blocks have other fabrics. */
export const [SASHING, BORDER1, BORDER2, BINDING] = [13, 14, 15, 16];
/** Lengths may differ by a sixteenth of an inch, half the distance between two ruler lines. */
const HAIR = 1 / 16;

/**
 * A part of a quilt in one fabric: the strips that it needs (`needed`), and the lengths that are joined for them
 * (`joined`).
 */
export interface Part {
  fabric: number;
  needed: (Rectangles & { stands: boolean })[];
  joined: { pieces: Rectangles[]; isSlanted: boolean; off: string; spare: number }[];
  isAlong: boolean;
}

/** Follows the printed sewing steps word by word, as a quilter does, and checks the sizes that result. */
export class Followed {
  readonly parts: Part[] = [];
  /** The size of the quilt's top after the steps so far, in inches. */
  size: [number, number] = [0, 0];
  #part: Part | undefined;
  #row: [number, number] = [0, 0];
  #rows = 0;
  #sash = 0;
  /** Finished width of the border that is being sewn, in inches. */
  #border = 0;
  #isMitred = false;
  /** The length of the joined strips of the binding, in inches. */
  #joined = 0;
  /**
   * The greatest length of bias that the squares of the binding can give, in inches. Null for binding that isn't cut on
   * the bias.
   */
  #mostBias: number | null = null;

  constructor(
    readonly quilt: Quilt,
    readonly settings: PlanSettings,
  ) {}

  part(fabric: number): Part {
    const known = this.parts.find((part) => part.fabric === fabric);
    const part = known ?? { fabric, needed: [], joined: [], isAlong: false };
    if (!known) this.parts.push(part);
    this.#part = part;
    return part;
  }

  need(fabric: number, count: number, size: string, stands: boolean): [number, number] {
    const sides = sizeOf(size);
    this.part(fabric).needed.push({ count, sides, stands });
    return sides;
  }

  /** Follows one sentence of a step. Throws if the class doesn't know the sentence. */
  follow(title: string, sentence: string): void {
    const { seam } = this.settings.cutting;
    const border = /^The (?:(?:first|second) )?border: (?:[A-Z]+ )?Fabric (\d+)$/.exec(title)?.[1];
    if (border) this.part(Number(border));
    const is = (pattern: RegExp, act: (...words: string[]) => void) => {
      const found = pattern.exec(sentence);
      // A group that is missing in the sentence is empty.
      if (found) act(...Array.from(found, (words: string | undefined) => words ?? '').slice(1));
      return found !== null;
    };
    const known =
      is(
        /^Make (\d+) rows?: sew (\d+) blocks? side by side(?: with (\d+) sash(?:es)? (.+) between them)?\.$/,
        (rows, columns, sashes, size) => {
          this.#rows = Number(rows);
          this.#row = [Number(columns) * 12, 12];
          if (size === '') return;
          expect(Number(sashes)).toBe(Number(columns) - 1);
          const [width, length] = this.need(SASHING, Number(rows) * Number(sashes), size, true);
          expect(length).toBe(12 + 2 * seam);
          this.#row[0] += Number(sashes) * (width - 2 * seam);
        },
      ) ||
      is(/^(?:Rows? [\d, and]+|Every row|Pieces): .+\.$/, () => undefined) ||
      is(
        /^Press the seams (?:toward the (?:sashing|border)|to the right in one row .+)\.$/,
        () => undefined,
      ) ||
      is(/^Each row now measures (.+)\.$/, (size) => {
        expect(sizeOf(size)).toEqual(this.#withSeams(this.#row));
      }) ||
      is(
        /^Make (\d+) rows?: sew (\d+) sash(?:es)? (.+) end to end with (\d+) cornerstones? (.+) between them\.$/,
        (rows, sashes, sash, stones, stone) => {
          const [width, length] = this.need(SASHING, Number(rows) * Number(sashes), sash, false);
          const [side, other] = this.need(SASHING, Number(rows) * Number(stones), stone, false);
          expect([side, other, length]).toEqual([width, width, 12 + 2 * seam]);
          this.#sash = width - 2 * seam;
          expect(Number(rows)).toBe(this.#rows - 1);
          expect(Number(sashes) * 12 + Number(stones) * this.#sash).toBe(this.#row[0]);
        },
      ) ||
      is(/^Each row of sashing now measures (.+)\.$/, (size) => {
        expect(sizeOf(size)).toEqual(this.#withSeams([this.#row[0], this.#sash]));
      }) ||
      is(/^Sew the rows together(?:, with a row of sashing between every two rows of blocks)?\.$/, () => {
        this.size = [this.#row[0], this.#rows * 12 + (this.#rows - 1) * this.#sash];
      }) ||
      is(
        /^Sew the rows together, with a sashing strip (.+) between every two rows: (\d+) strips?\.$/,
        (size, count) => {
          const [width, length] = this.need(SASHING, Number(count), size, false);
          expect([length, Number(count)]).toEqual([this.#row[0] + 2 * seam, this.#rows - 1]);
          this.size = [this.#row[0], this.#rows * 12 + Number(count) * (width - 2 * seam)];
        },
      ) ||
      is(
        /^(?:Sew (?:the blocks|the block and the sashing|these pieces and the blocks) together as the picture shows|Sew these pieces to the block as the picture shows|The block is the middle of the quilt|The ground (?:around the block|between the blocks) has no fabric yet|Choose a fabric, and cut from it: .+|Sew (?:\d+ rows, each|one row) from left to right|Then sew the rows together, from top to bottom)\.$/,
        () => {
          const { width, height } = insideBorders(this.quilt);
          this.size = [width, height];
        },
      ) ||
      is(/^All sashing: (.+)\.$/, (sizes) => {
        for (const { count, sides } of rectanglesIn(sizes))
          this.part(SASHING).needed.push({ count, sides, stands: false });
      }) ||
      is(/^The border is one piece (.+)\.$/, (size) => {
        const [width, length] = this.need(Number(border), 1, size, false);
        this.size = [width - 2 * seam, length - 2 * seam];
      }) ||
      is(
        /^The (border|sashing) has a directional print: cut the vertical strips along the length of the fabric, and the other strips across its width\.$/,
        (whose) => {
          const part = whose === 'border' ? this.#part : this.part(SASHING);
          if (!part) throw new Error('There is no part whose print it is.');
          expect(this.settings.cutting.fabrics[part.fabric]?.directional).toBe(true);
          part.isAlong = true;
        },
      ) ||
      is(
        /^Sew ([^:]+) end to end( on the slant)?, and cut (.+) from them(?:, with (.+) to spare)?\.$/,
        (pieces, slant, off, spare) => {
          const part = border === undefined ? this.part(SASHING) : this.#part;
          part?.joined.push({
            pieces: rectanglesIn(pieces),
            isSlanted: slant !== '',
            off: off,
            spare: spare ? lengthOf(spare) : 0,
          });
        },
      ) ||
      is(/^(?:Measure|Then measure) the quilt from .+ through its middle\.$/, () => undefined) ||
      is(/^Sew on the (?:side|top and bottom) borders\.$/, () => undefined) ||
      is(/^Cut 2 side borders to that length \((.+) in the plan\)\.$/, (size) => {
        const [width, length] = this.need(Number(border), 2, size, true);
        expect(length).toBe(this.size[1] + 2 * seam);
        this.#border = width - 2 * seam;
        this.size = [this.size[0] + 2 * this.#border, this.size[1]];
      }) ||
      is(/^Cut 2 top and bottom borders to that length \((.+) in the plan\)\.$/, (size) => {
        const [width, length] = this.need(Number(border), 2, size, false);
        expect([width - 2 * seam, length]).toEqual([this.#border, this.size[0] + 2 * seam]);
        this.size = [this.size[0], this.size[1] + 2 * this.#border];
      }) ||
      is(/^Measure the quilt through its middle in both directions\.$/, () => undefined) ||
      is(/^In the plan it measures (.+)\.$/, (size) => {
        expect(sizeOf(size)).toEqual(this.#withSeams(this.size));
      }) ||
      is(/^If your quilt differs, cut the strips longer or shorter by the difference\.$/, () => undefined) ||
      is(/^Sew 2 strips (.+) to the sides and 2 strips (.+) to the top and bottom\.$/, (sides, ends) => {
        const [width, length] = this.need(Number(border), 2, sides, true);
        const [, across] = this.need(Number(border), 2, ends, false);
        const both = 2 * (width - 2 * seam);
        expect([length, across]).toEqual([this.size[1] + both + 2, this.size[0] + both + 2]);
        this.size = [this.size[0] + both, this.size[1] + both];
        this.#isMitred = true;
      }) ||
      is(/^Start and stop (.+) from the corners, with the same length left over at both ends\.$/, (from) => {
        expect(lengthOf(from)).toBe(seam);
      }) ||
      is(
        /^Then sew each corner diagonally, from the inner corner outward, and cut off the extra fabric\.$/,
        () => {
          expect(this.#isMitred).toBe(true);
        },
      ) ||
      is(/^The quilt now measures (.+)\.$/, (size) => {
        expect(sizeOf(size)).toEqual(this.#withSeams(this.size));
      }) ||
      is(
        /^Make the backing(?: from (\d+) panels (.+) long, (?:side by side|one above the other))?\.$/,
        (many, long) => {
          const { margin, clothWidth } = this.settings.finishing.backing;
          const needs = this.size.map((side) => side + 2 * margin);
          const cloth = clothWidth * (1 - this.settings.cutting.shrinkage / 100);
          const panels = Number(many) || 1;
          const wide = panels * cloth - (panels - 1);
          expect(wide).toBeGreaterThanOrEqual(Math.min(...needs));
          if (long === '') return;
          const [across = 0, down = 0] = needs;
          const fits = (one: number, other: number) => Math.abs(lengthOf(long) - one) < HAIR && wide >= other;
          expect(fits(across, down) || fits(down, across)).toBe(true);
        },
      ) ||
      is(/^The backing must measure at least (.+), and the batting at least (.+)\.$/, (backing, batting) => {
        const { margin } = this.settings.finishing.backing;
        const needs = this.size.map((side) => side + 2 * margin);
        expect([sizeOf(backing), sizeOf(batting)]).toEqual([needs, needs]);
      }) ||
      is(
        /^(?:Lay the backing right side down, then the batting, then the quilt top|Quilt the layers, and trim the backing and the batting to the edge of the quilt top)\.$/,
        () => undefined,
      ) ||
      is(/^(?:Fold the binding|Start on the front|Join both ends).*\.$/, () => undefined) ||
      is(/^The backing measures (.+) when sewn\.$/, (size) => {
        const { margin } = this.settings.finishing.backing;
        sizeOf(size).forEach((side, i) => {
          expect(side).toBeGreaterThan((this.size[i] ?? 0) + 2 * margin - HAIR);
        });
      }) ||
      is(
        /^(?:Panels: (\d+) of|One piece) (.+?)(, with (?:a (?:length|cross)wise seam|(?:length|cross)wise seams))?\.$/,
        (many, size) => {
          const { clothWidth } = this.settings.finishing.backing;
          const [width] = sizeOf(size);
          expect(Math.abs(width - clothWidth * (1 - this.settings.cutting.shrinkage / 100))).toBeLessThan(
            HAIR,
          );
          expect(many === '' || Number(many) > 1).toBe(true);
        },
      ) ||
      is(/^(?:Red lines are seams|Cut off the selvages, then sew ½″ from the edges)\.$/, () => undefined) ||
      is(/^The dashed line is the quilt, (.+)\.$/, (size) => {
        expect(sizeOf(size)).toEqual(this.size);
      }) ||
      is(
        /^(?:Leave the first 6″ of the binding free, and sew|Stop) (\S+) (?:from the edge|before a corner)\.$/,
        (from) => {
          expect(lengthOf(from)).toBe(seam);
        },
      ) ||
      is(/^(Take|Sew) (\d+) strips? (.+?)(?: end to end( on the slant)?)?\.$/, (verb, count, size, slant) => {
        const [width, cloth] = sizeOf(size);
        const lost = slant === '' ? 2 * seam : width;
        this.part(BINDING).needed.push({ count: Number(count), sides: [width, cloth], stands: false });
        expect(verb).toBe(Number(count) === 1 ? 'Take' : 'Sew');
        expect(slant !== '').toBe(this.settings.finishing.joins === 'slanted' && verb === 'Sew');
        this.#joined = Number(count) * cloth - (Number(count) - 1) * lost;
      }) ||
      is(/^Make bias binding (.+) wide from (\d+) squares? (.+)\.$/, (cut, count, side) => {
        const square = lengthOf(side);
        this.part(BINDING).needed.push({ count: Number(count), sides: [square, square], stands: false });
        // The squares don't yield more bias than this.
        this.#mostBias = (Number(count) * square ** 2) / lengthOf(cut);
      }) ||
      is(/^This gives (.+) of binding for the (.+) around the quilt\.$/, (length, around) => {
        if (this.#mostBias === null) expect(lengthOf(length)).toBe(this.#joined);
        else expect(lengthOf(length)).toBeLessThan(this.#mostBias);
        this.#goesAround(length, around);
      });
    if (!known) throw new Error(`The test doesn’t know the sentence “${sentence}” of “${title}”.`);
  }

  /**
   * Returns a finished size with its seam allowances, as a tape measure shows it before the part is sewn on. In inches.
   */
  #withSeams([width, length]: readonly [number, number]): number[] {
    const both = 2 * this.settings.cutting.seam;
    return [width + both, length + both];
  }

  #goesAround(length = '', around = ''): void {
    expect(lengthOf(around)).toBe(2 * (this.size[0] + this.size[1]));
    expect(lengthOf(length)).toBeGreaterThanOrEqual(lengthOf(around));
  }
}

/**
 * Returns the pieces to cut for a part: strips that are joined, and strips that are cut in one piece. Expects the
 * joined lengths to be enough, including the spare length of the settings.
 */
export function cutFor(part: Part, settings: PlanSettings): Rectangles[] {
  const { seam } = settings.cutting;
  let left = part.needed;
  const cut: Rectangles[] = [];
  for (const { pieces, isSlanted, off, spare } of part.joined) {
    const [width] = pieces[0]?.sides ?? [0];
    const longest = Math.max(...pieces.map(({ sides }) => sides[1]));
    const sized = rectanglesIn(off);
    const isOff = ({ sides, stands }: Part['needed'][number]) => {
      if (sides[0] !== width) return false;
      if (sized.length > 0) return sized.some((each) => each.sides[1] === sides[1]);
      if (off.includes('the vertical strips') && !stands) return false;
      if (off.includes('the other strips') && stands) return false;
      return !off.includes('the longer') || sides[1] > longest;
    };
    const strips = left.filter(isOff);
    left = left.filter((strip) => !strips.includes(strip));
    // Only lengths that take several pieces are joined.
    for (const { sides } of strips) expect(sides[1]).toBeGreaterThan(longest);
    const joins = pieces.reduce((sum, { count }) => sum + count, 0) - 1;
    expect(joins).toBeGreaterThan(0);
    const sewn = lengthIn(pieces) - joins * (isSlanted ? width : 2 * seam);
    const over = sewn - lengthIn(strips) - spare;
    // Every size may be up to an eighth more than needed.
    expect(over).toBeGreaterThan(-HAIR);
    expect(over).toBeLessThan(1);
    expect(spare).toBe(settings.cutting.spareInches);
    cut.push(...pieces);
  }
  for (const { sides } of left)
    if (part.isAlong) expect(Math.min(...sides)).toBeLessThanOrEqual(widthOfCloth(settings.cutting));
    else expect(sides[1]).toBeLessThanOrEqual(widthOfCloth(settings.cutting));
  return [...cut, ...left];
}

function lengthIn(strips: readonly Rectangles[]): number {
  return strips.reduce((sum, { count, sides }) => sum + count * sides[1], 0);
}

/** Returns the number of rectangles by size. A rectangle and the same rectangle on its side have one size. */
export function bySize(rectangles: readonly Rectangles[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { count, sides } of rectangles) {
    const key = [...sides].sort((a, b) => a - b).join(' × ');
    counts[key] = (counts[key] ?? 0) + count;
  }
  return counts;
}
