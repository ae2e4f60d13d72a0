import { describe, expect, it } from 'vitest';
import { mapOf } from '../drafting/map-of-shapes.js';
import type { Levels } from '../quilting/shapes/shape.js';
import { fabricAt } from './picture-check.fixture.js';
import { premadeBlocks } from './premade-blocks.js';

/* How the patches of a pattern lie, as publications show or describe it. */

const named = (title: string): Levels => premadeBlocks.find((block) => block.title === title)?.levels ?? [];

/** A little more than the gap between a quarter disc and the next corner of its unit. */
const NEAR_CORNER = 0.03;

/**
 * Returns the units of a block of quarter discs, row by row: the corner of the disc, and “+” if the disc is of the
 * second fabric, “-” if it is of the first.
 */
function unitsOf(levels: Levels, across: number): string[] {
  const unit = 1000 / across;
  const [near, far] = [NEAR_CORNER * unit, (1 - NEAR_CORNER) * unit];
  const rows = Array.from({ length: across }, (_, row) => row * unit);
  return rows.map((top) =>
    rows
      .map((left) => {
        const corners = [
          ['tl', fabricAt(levels, left + near, top + near)],
          ['tr', fabricAt(levels, left + far, top + near)],
          ['br', fabricAt(levels, left + far, top + far)],
          ['bl', fabricAt(levels, left + near, top + far)],
        ] as const;
        const [disc, ...more] = corners.filter(
          ([, fabric]) => corners.filter((other) => other[1] === fabric).length === 1,
        );
        if (!disc || more.length > 0) return '?';
        return `${disc[0]}${disc[1] === 2 ? '+' : '-'}`;
      })
      .join(' '),
  );
}

describe('settings of quarter discs', () => {
  /*
   * Barbara Brackman, A Cloud of Quilt Patterns, “Prickly Path”, 2020: two four patches alternate, an octagon and a
   * pinwheel. Nancy Cabot, Chicago Tribune, 10 February 1933: one of them has quarter discs in its corners.
   */
  it('Drunkard’s Path alternates four patches with discs in their corners, and pinwheels in the other colours', () => {
    expect(unitsOf(named('Drunkard’s Path'), 4)).toEqual([
      'tl+ tr+ tr- br-',
      'bl+ br+ tl- bl-',
      'tr- br- tl+ tr+',
      'tl- bl- bl+ br+',
    ]);
  });

  /* Peaceful Slumber, “Building Blocks (Part 2)”, 2008, and Field Guide to Quilts on Carrie Hall’s block of 1935. */
  it('Wonder of the World is a Fool’s Puzzle whose four corner units swap their colours', () => {
    const other = { '+': '-', '-': '+' } as const;
    const swapped = (unit: string): string => unit.replace(/[+-]/, (sign) => other[sign === '+' ? '+' : '-']);
    const rows = unitsOf(named('Fool’s Puzzle'), 4).map((row) => row.split(' '));
    expect(rows.flat().filter((unit) => unit.endsWith('+'))).toHaveLength(8);
    const wonder = rows.map((row, y) =>
      row.map((unit, x) => (y % 3 === 0 && x % 3 === 0 ? swapped(unit) : unit)).join(' '),
    );
    expect(unitsOf(named('Wonder of the World'), 4)).toEqual(wonder);
  });

  /* Barbara Brackman, “Drunkard’s Path: Nonesuch Variations”, 2022, on the number of units of Nonesuch or Love Ring. */
  it('Love Ring has 36 units in both colours', () => {
    const units = unitsOf(named('Love Ring'), 6).flatMap((row) => row.split(' '));
    expect(units).toHaveLength(36);
    expect(new Set(units.map((unit) => unit.at(-1)))).toEqual(new Set(['+', '-']));
  });
});

/** Returns how many patches of a block have each area, in square block units. */
function areasOf(title: string): { area: number; count: number }[] {
  const map = mapOf(named(title));
  if (typeof map === 'string') throw new Error(map);
  const groups: { area: number; count: number }[] = [];
  for (const { area } of map.faces) {
    const known = groups.find((group) => Math.abs(group.area - area) < 50);
    if (known) known.count++;
    else groups.push({ area, count: 1 });
  }
  return groups;
}

/* Corners are rounded, so areas are true to a few square units. */
const near = (value: number): unknown => expect.closeTo(value, -1.5);
const group = (area: number, count: number) => ({ area: near(area), count });

describe('rings of patches', () => {
  /*
   * Maryland Quilter, “Castle Wall”, on its rings: an octagon, then squares, diamonds, trapezoids, and four half-square
   * triangles in the corners. With sides of 1 the outer octagon has sides of 1 + √2, so the block is (1 + √2)² wide.
   */
  it('Castle Wall has 8 squares, 8 diamonds and 8 trapezoids around its octagon', () => {
    const side = 1000 / (1 + Math.SQRT2) ** 2;
    const outer = side * (1 + Math.SQRT2);
    const found = areasOf('Castle Wall');
    expect(found).toHaveLength(5);
    expect(found).toContainEqual(group(2 * (1 + Math.SQRT2) * side ** 2, 1));
    expect(found).toContainEqual(group(side ** 2, 8));
    expect(found).toContainEqual(group(side ** 2 / Math.SQRT2, 8));
    expect(found).toContainEqual(group(((side + outer) / 2) * (side / Math.SQRT2), 8));
    expect(found).toContainEqual(group(outer ** 2 / 4, 4));
  });

  /*
   * Inklingo Sampler, “Texas Star”, 2009: a hexagon, six points, and six diamonds whose sides are twice those of the
   * hexagon. In triangles with the sides of the hexagon, 125 units, these have 6, 7 and 8.
   */
  it('Texas Star has six points around a hexagon, and six diamonds between them', () => {
    const triangle = (Math.sqrt(3) / 4) * 125 ** 2;
    const found = areasOf('Texas Star');
    expect(found).toContainEqual(group(6 * triangle, 1));
    expect(found).toContainEqual(group(7 * triangle, 6));
    expect(found).toContainEqual(group(8 * triangle, 6));
  });

  /* Debby Kratovil, “Jack’s Chain”, 2016: a hexagon, six nine patches and six equilateral triangles of one side. */
  it('Jack’s Chain has six nine patches and six triangles around a hexagon', () => {
    const side = 1000 / (2 + Math.sqrt(3));
    const triangle = (Math.sqrt(3) / 4) * side ** 2;
    const found = areasOf('Jack’s Chain');
    expect(found).toContainEqual(group(6 * triangle, 1));
    expect(found).toContainEqual(group((side / 3) ** 2, 54));
    expect(found).toContainEqual(group(triangle, 6));
  });
});
