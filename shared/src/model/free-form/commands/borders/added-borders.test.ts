import { describe, expect, it } from 'vitest';
import { beds, sizeOnBed } from '../../../../quilting/beds.js';
import { quiltFaults } from '../../../../quilting/quilt.js';
import { insideBorders } from '../../../../quilting/quilt-areas.js';
import { shownQuilt, storedQuilt } from '../../../../quilting/sideways.js';
import { act } from '../../../command.js';
import { after, boxes, next, star, steps } from '../../arrangement.fixture.js';
import type { Arrangement } from '../../arrangement.js';
import { freeFormCommands as commands } from '../../free-form-commands.js';
import { openedFreeForm } from '../../free-form-document.js';
import { fillingTo } from './added-borders.js';
import { laidOnBorders } from './border-blocks.js';

const begin = act(commands.begin, { start: 'grid', blocks: [star] });
const sides = ({ document: { design } }: Arrangement) => [design.quilt.quiltWidth, design.quilt.quiltLength];

/* 5 × 6 blocks of 12″ on a quilt of 60″ × 72″. */
const middle = after(act(commands.setSize, { width: 60, length: 72 }), begin);

describe('borders that fill a bed', () => {
  const wanted = sizeOnBed(beds.queen, { drop: 14, tuck: 10 });

  it('are proposed for a Queen of 88″ × 104″ around 60″ × 72″: 14″ at the sides, 16″ at the top and bottom', () => {
    // (88 − 60) ÷ 2 = 14, (104 − 72) ÷ 2 = 16. The inner ones are 14 ÷ 4 = 3½; 14 ÷ 8 = 1¾, so 2, and 14 ÷ 3 = 4⅔, so 4½.
    expect(fillingTo({ width: 60, height: 72 }, wanted)).toEqual({
      ...{ kind: 'borders', sides: 14, ends: 16 },
      proposals: [
        [{ width: 14, endWidth: 16 }],
        [
          { width: 3.5, endWidth: 3.5 },
          { width: 10.5, endWidth: 12.5 },
        ],
        [
          { width: 2, endWidth: 2 },
          { width: 4.5, endWidth: 4.5 },
          { width: 7.5, endWidth: 9.5 },
        ],
      ],
    });
  });

  it('bring the quilt there in one step, with the blocks in the middle', () => {
    const filling = fillingTo({ width: 60, height: 72 }, wanted);
    for (const proposal of filling.kind === 'borders' ? filling.proposals : []) {
      const done = next(middle, act(commands.addBorders, proposal));
      expect(sides(done)).toEqual([88, 104]);
      expect(boxes(done)).toEqual([{ x: 14, y: 16, width: 60, height: 72 }]);
      expect(insideBorders(done.document.design.quilt)).toEqual({ x: 14, y: 16, width: 60, height: 72 });
      expect(quiltFaults(done.document.design.quilt)).toEqual([]);
      expect(sides(next(done, act(commands.undo)))).toEqual([60, 72]);
      expect(steps(done)).toHaveLength(3);
    }
  });

  it('aren’t proposed for a middle that is larger already, of the same size, or short in one direction', () => {
    expect(fillingTo({ width: 92, height: 100 }, wanted)).toEqual({
      kind: 'larger',
      by: { width: 4, height: -4 },
    });
    expect(fillingTo({ width: 88, height: 104 }, wanted)).toEqual({ kind: 'same' });
    expect(fillingTo({ width: 88, height: 96 }, wanted)).toEqual({
      kind: 'oneWay',
      by: { width: 0, height: 8 },
    });
  });
});

describe('a border of 14″ at the sides and 16″ at the top and bottom', () => {
  const framed = next(middle, act(commands.addBorders, [{ width: 14, endWidth: 16 }]));

  it('gets as much wider on all sides, and takes all of its width along when it goes', () => {
    const wide = next(framed, act(commands.setBorderWidth, { border: 1, width: 15 }));
    expect(sides(wide)).toEqual([90, 106]);
    expect(boxes(wide)[0]).toEqual({ x: 15, y: 17, width: 60, height: 72 });
    expect(sides(next(wide, act(commands.toggleBorder, 1)))).toEqual([60, 72]);
  });

  it('goes inside a quilt that keeps its size, and around the blocks again', () => {
    const kept = next(framed, act(commands.keepSize, true));
    expect(sides(kept)).toEqual([60, 72]);
    expect(sides(next(kept, act(commands.keepSize, false)))).toEqual([88, 104]);
  });

  it('still surrounds its blocks when the quilt is opened, and when it lies sideways', () => {
    const opened = {
      ...framed,
      document: openedFreeForm(framed.document.design.quilt, { num: 7, revision: 1 }),
    };
    expect(sides(next(opened, act(commands.toggleBorder, 1)))).toEqual([60, 72]);
    const turned = next(framed, act(commands.turnQuilt)).document.design.quilt;
    expect(insideBorders(turned)).toEqual({ x: 16, y: 14, width: 72, height: 60 });
    expect(quiltFaults(storedQuilt(turned))).toEqual([]);
    expect(shownQuilt(storedQuilt(turned))).toEqual(turned);
  });

  it('has corners of 14″ × 16″', () => {
    const squares = next(
      framed,
      act(commands.setCornerBlocks, { border: 1, block: { kind: 'block', id: 1 } }),
    );
    const { corners = [] } = laidOnBorders(squares.document.design)[0] ?? {};
    expect(corners.map(({ placement }) => [placement.blockWidth, placement.blockHeight])).toEqual([
      ...[
        [14, 16],
        [16, 14],
        [14, 16],
        [16, 14],
      ],
    ]);
  });
});

it('refuses borders that make no quilt: too many, too wide, or of no width', () => {
  const can = (...borders: [number, number][]) =>
    act(
      commands.addBorders,
      borders.map(([width, endWidth]) => ({ width, endWidth })),
    ).canRun(middle);
  expect(can([14, 16])).toBe(true);
  expect(can([110, 10])).toBe(false);
  expect(can([0, 16])).toBe(false);
  expect(can([NaN, 16])).toBe(false);
  expect(can(...Array.from({ length: 13 }, (): [number, number] => [1, 1]))).toBe(false);
});
