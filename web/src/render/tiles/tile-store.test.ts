// @vitest-environment jsdom
import { overlaps } from '@quiltwright/shared/geometry/box';
import { copyBounds } from '@quiltwright/workers/kernels/scene/scene-access';
import { inches } from '@quiltwright/shared/geometry/units';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MemoryBudget } from '../surface/memory-budget';
import { pixelsOf, tileBox, tilesIn, eachTile, type TilePlace } from '../surface/tile-grid';
import { TileStore, type PaintedBy } from './tile-store';

/** A scene with two blocks of 50 inches side by side, in fabrics 11 and 12, on sashing of fabric 13. */
const scene: Scene = {
  width: inches(100),
  length: inches(60),
  bands: [{ name: 'sashing', outer: { x: 0, y: 50, width: 100, height: 10 }, hole: null, fabric: 13 }],
  blocks: [11, 12].map((fabric) => ({
    key: `block in ${fabric}`,
    blockNum: 1,
    width: inches(50),
    height: inches(50),
    shapes: new Float32Array([1, 0, 0, 1000, 1000, fabric]),
    lines: new Float32Array(),
  })),
  copies: new Float32Array([0, 0, 50, 50, 0, 0, 50, 0, 50, 50, 1, 1]),
};

/** Returns a store that has all tiles of the scene at some scales, painted by `by`, and the places of these tiles. */
function filled(scales: number[], by: PaintedBy = 'page') {
  const tiles = new TileStore(scene, new MemoryBudget(1e9));
  const places: TilePlace[] = [];
  for (const scale of scales) {
    eachTile(tilesIn(scene, scale, { x: 0, y: 0, width: 1e6, height: 1e6 }), (column, row) => {
      places.push({ scale, column, row });
      tiles.put({ scale, column, row }, document.createElement('canvas'), by);
    });
  }
  return { tiles, places };
}

test('changed copies are recorded in the tiles that show them, and in no others', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 40, noNaN: true }),
      fc.integer({ min: 0, max: 1 }),
      (scale, copy) => {
        const { tiles, places } = filled([scale]);
        tiles.change(scene, { copies: [copy], areas: [] }, true);
        const box = pixelsOf(copyBounds(scene, copy), scale);
        for (const place of places) {
          const shows = overlaps(tileBox(scene, place), box);
          expect(tiles.at(place)?.lack).toEqual(shows ? new Set([copy]) : null);
        }
      },
    ),
  );
});

test('tiles of every scale are updated, and the changes add up', () => {
  const { tiles, places } = filled([2, 4]);
  tiles.change(scene, { copies: [0], areas: [] }, true);
  tiles.change(scene, { copies: [1], areas: [] }, true);
  // At 2 pixels in an inch one tile shows everything.
  expect(tiles.at({ scale: 2, column: 0, row: 0 })?.lack).toEqual(new Set([0, 1]));
  expect(places.filter((place) => tiles.at(place)?.lack === null)).toEqual([]);
  tiles.change(scene, { copies: [], areas: [{ x: 0, y: 50, width: 100, height: 10 }] }, true);
  expect(tiles.at({ scale: 2, column: 0, row: 0 })?.lack).toBe('painting');
});

test('a tile with overlapping copies must be painted as a whole', () => {
  const { tiles } = filled([2]);
  tiles.change(scene, { copies: [0], areas: [] }, false);
  expect(tiles.at({ scale: 2, column: 0, row: 0 })?.lack).toBe('painting');
});

test('fabric affects the tiles of the painter that has it, if it is shown large enough', () => {
  // At 10 pixels per inch (20 when oversampled), a fabric tile has 120 pixels. At 20 pixels per inch it has 240.
  const { tiles } = filled([10, 20], 'worker');
  const lacks = (scale: number, column: number, row = 0) => tiles.at({ scale, column, row })?.lack;
  tiles.clothChanged(new Map([[12, 0]]), 'page', true);
  expect(lacks(10, 1)).toBe(null);
  tiles.clothChanged(new Map([[12, 120]]), 'worker', true);
  expect([lacks(10, 1), lacks(20, 3), lacks(20, 0)]).toEqual([null, 'cloth', null]);
  tiles.clothChanged(new Map([[13, 0]]), 'worker', true);
  expect([lacks(20, 0, 0), lacks(20, 0, 1), lacks(20, 0, 2)]).toEqual([null, 'cloth', 'cloth']);
});

test('scales that give the same pixels share their tiles', () => {
  const { tiles } = filled([10]);
  expect(tiles.at({ scale: (10 * 1.25) / 1.25, column: 0, row: 0 })).toBeDefined();
  expect(tiles.at({ scale: 10 * (1 + 1e-12), column: 0, row: 0 })).toBeDefined();
  expect(tiles.at({ scale: 10.001, column: 0, row: 0 })).toBeUndefined();
});
