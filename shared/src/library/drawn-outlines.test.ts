import { describe, expect, it } from 'vitest';
import { bulged, areaOf } from '../geometry/outline.js';
import type { BulgedCorner } from '../geometry/combining/arcs-along.js';
import { outlinesOf } from './drawn-outlines.js';

const patchesOf = (text: string) =>
  outlinesOf(
    text
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/)),
  );

const near = (value: number): unknown => expect.closeTo(value, 3);
const nearly = (corners: readonly BulgedCorner[]) =>
  corners.map(({ x, y, bulge }) => ({ x: near(x), y: near(y), bulge: near(bulge) }));

describe('the notation of lines and arcs', () => {
  it('counts corners in cells, or by distance and angle from the middle', () => {
    const [square, wedge] = patchesOf(`
      4
      A 0,0 4,0 4,4 0,4
      B 0@0 2@0 2@90`);
    expect(square).toMatchObject({
      spot: 1,
      corners: [{ x: 0 }, { x: 1000 }, { y: 1000 }, { x: 0, y: 1000 }],
    });
    expect(wedge?.corners).toEqual(
      nearly([
        { x: 500, y: 500, bulge: 0 },
        { x: 500, y: 0, bulge: 0 },
        { x: 1000, y: 500, bulge: 0 },
      ]),
    );
  });

  it('bends sides by arcs, outwards and inwards', () => {
    // A quarter of a disc of 2 cells has π cells, and the rest of its square 4 − π. A cell is 250 × 250.
    const areas = patchesOf(`
      4
      @ 0,0
      A 0@0 2@90 )90 2@180
      B 2,0 2,2 0,2 (90`).map(({ corners }) => areaOf(bulged(corners)));
    expect(areas).toEqual([near(62_500 * Math.PI), near(62_500 * (4 - Math.PI))]);
  });

  it('repeats a patch around a centre, with its fabrics in turn', () => {
    const blades = patchesOf(`
      10
      @ 0,10
      BCD*6:15 3@0 9@0 )15 9@15 3@15 (15`);
    expect(blades.map(({ spot }) => spot)).toEqual([2, 3, 4, 2, 3, 4]);
    expect(blades.at(-1)?.corners[2]).toMatchObject({ x: near(900), y: near(1000) });
    expect(patchesOf('10\nB*8 0@0 4@0 4@45')).toHaveLength(8);
  });

  it('repeats patches four times around the middle of the block', () => {
    const fans = patchesOf(`
      10
      @ 0,10
      BC*2:45x4 0@0 2@0 2@45`);
    expect(fans.map(({ spot }) => spot)).toEqual([2, 3, 2, 3, 2, 3, 2, 3]);
    expect(fans[2]?.corners[0]).toMatchObject({ x: near(0), y: near(0) });
  });

  it('makes one corner of two that are as near as the decimal places', () => {
    const [one, other] = patchesOf('10\nA 0,0 3.33333,0 3.33333,5\nB 3.3334,0 5,0 5,5 3.3333,5');
    expect(other?.corners[0]).toEqual(one?.corners[1]);
    expect(other?.corners.at(-1)).toEqual(one?.corners[2]);
  });

  it('names the wrong line of a drawing', () => {
    expect(() => patchesOf('A 0,0 1,0 1,1')).toThrow('The first line must be the number of cells');
    expect(() => patchesOf('4\nZ 0,0 1,0 1,1')).toThrow('“Z 0,0 1,0 1,1” needs a fabric from A to I.');
    expect(() => patchesOf('4\nA 0,0 1;0 1,1')).toThrow('“1;0” is not a known corner.');
    expect(() => patchesOf('4\nA 0,0 1,1 1,0')).toThrow('must have its corners clockwise.');
  });
});
