import { blockUnits, inches } from '@quiltwright/shared/geometry/units';
import { emptyPlacement } from '@quiltwright/shared/quilting/placement';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type QuiltChanges,
  freeFormQuilt,
  levelsOf,
  placementOf,
  standardQuilt,
} from '@quiltwright/shared/quilting/quilts.fixture';
import type { Mark } from '../paper/marks';
import { print } from '../print';
import { fontsForTests, jobOf, rasters, writtenLines } from '../print.fixture';
import type { PrintJob } from '../paper/print-types';
import { quiltPicture } from './quilt-picture';
import { prepare } from '../../prepared/prepared-quilt';

/** Returns the boxes of the hatched parts of a quilt's picture, each as left, top, right and bottom, in inches. */
function hatchedIn(quilt: Quilt): number[][] {
  const picture = quiltPicture(prepare(quilt), { x: 0, y: 0, scale: 1 }, () => undefined);
  if (!picture.ok) throw new Error(picture.error.code);
  const isHatched = (mark: Mark) => mark.kind === 'path' && mark.fill === 'hatch';
  return picture.value.filter(isHatched).flatMap((mark) => {
    if (mark.kind !== 'path') return [];
    const places = mark.places ?? [{ x: 0, y: 0, scale: 1 }];
    return places.flatMap(({ x, y }) =>
      mark.outlines.map((outline) => {
        const [across, down] = [outline.map(({ to }) => x + to.x), outline.map(({ to }) => y + to.y)];
        return [Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)];
      }),
    );
  });
}

/** A quilt of 24″ × 24″, with four blocks of 12″. */
function quiltOf(fabrics: readonly number[], changes: QuiltChanges = {}): Quilt {
  const blocks = fabrics.map((fabric, index) =>
    placementOf(4, [fabric], {
      xLocation: inches((index % 2) * 12),
      yLocation: inches(index < 2 ? 0 : 12),
    }),
  );
  return freeFormQuilt({ quiltWidth: inches(24), quiltLength: inches(24), blocks, ...changes });
}

describe('the picture of a quilt hatches', () => {
  it('nothing if all parts have a fabric', () => {
    expect(hatchedIn(quiltOf([11, 12, 13, 14]))).toEqual([]);
  });

  it('patches without a fabric and patches in placeholders', () => {
    expect(hatchedIn(quiltOf([11, 0, 3, 10]))).toEqual([
      [12, 0, 24, 12],
      [0, 12, 12, 24],
      [12, 12, 24, 24],
    ]);
  });

  it('the ground between blocks, unless sashing covers it', () => {
    expect(hatchedIn(quiltOf([11, 12, 13]))).toEqual([[12, 12, 24, 24]]);
    const sashed = { generatingSashing: 2, sashingWidth: inches(1), sashingFabric: 11 } as const;
    expect(hatchedIn(quiltOf([11, 12, 13], sashed))).toEqual([]);
    expect(hatchedIn(quiltOf([11], { ...sashed, sashingFabric: 0 }))).toEqual([[0, 0, 24, 24]]);
  });

  it('a bare part of a block, below its patches, and none below another block', () => {
    const half = levelsOf([11]).map((level) =>
      level.map((shape) => ({ ...shape, shapeWidth: blockUnits(500) })),
    );
    const quilt = quiltOf([11, 12, 13, 14]);
    const [first] = quilt.blocks;
    if (!first) throw new Error('There is one.');
    const blocks = [{ ...first, levels: half }, ...quilt.blocks.slice(1)];
    expect(hatchedIn({ ...quilt, blocks })).toEqual([[0, 0, 12, 12]]);
    const picture = quiltPicture(prepare({ ...quilt, blocks }), { x: 0, y: 0, scale: 1 }, () => undefined);
    const fills = picture.ok ? picture.value.map((mark) => mark.kind === 'path' && mark.fill) : [];
    expect(fills.indexOf('hatch')).toBe(1);
  });

  it('borders, and empty places of a standard quilt', () => {
    const bordered = quiltOf([], { borderWidth1: inches(12), borderFabric1: 1 });
    expect(hatchedIn(bordered)).toContainEqual([0, 0, 24, 24]);
    // A wall hanging has 3 × 3 places, four of them for the second block.
    const half = standardQuilt({ generatingSize: 10, blocks: [placementOf(4, [11]), emptyPlacement] });
    expect(hatchedIn(half)).toHaveLength(4);
  });
});

describe('the printed page', () => {
  let fonts: PrintJob['fonts'];
  beforeAll(async () => {
    fonts = await fontsForTests();
  });
  const fabrics = [11, 12, 13, 14].map((fabricNum) => ({
    ...{ fabricNum, name: `Fabric ${fabricNum}`, colour: '#808080', picture: null },
  }));
  const printed = async (quilt: Quilt) => {
    const answer = await print(jobOf({ quilt }, fonts, { pages: ['picture'], fabrics }), () => undefined);
    if (!answer.ok) throw new Error(answer.error.code);
    return answer.value.bytes;
  };

  it('has slanted lines for missing fabric, and says so', async () => {
    const bytes = await printed(quiltOf([11, 12, 13, 0]));
    expect(writtenLines(bytes)[0]).toEqual(expect.arrayContaining(['Hatched', 'No fabric yet']));
    const [page] = rasters(bytes, 72);
    if (!page) throw new Error('There is no page.');
    // This row of pixels crosses the fourth block, below the middle of the picture. It is white, with a line of 0.6
    // points every 5 points.
    const tones = Array.from({ length: 60 }, (_, x) => page.at(page.width / 2 + 40 + x, 400));
    const dark = tones.filter((tone) => tone < 225).length;
    expect(dark).toBeGreaterThanOrEqual(10);
    expect(tones.filter((tone) => tone > 250).length).toBeGreaterThanOrEqual(20);
  });

  it('doesn’t mention hatching if all parts have a fabric', async () => {
    const bytes = await printed(quiltOf([11, 12, 13, 14]));
    expect(writtenLines(bytes)[0]).not.toContain('Hatched');
  });
});
