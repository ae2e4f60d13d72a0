import { describe, expect, it } from 'vitest';
import { act } from '../../command.js';
import { after, barn, boxes, laid, placeAt, star } from '../arrangement.fixture.js';
import type { Arrangement } from '../arrangement.js';
import { freeFormCommands as commands } from '../free-form-commands.js';
import type { Start } from '../starts.js';

describe('starts', () => {
  const begin = (start: Start) => after(act(commands.begin, { start, blocks: [star, barn] }));

  it('place a grid of the blocks of standard quilts: 3 × 5 of 12″ are 36″ × 60″', () => {
    expect(laid(begin('grid'))).toEqual([[0, 0, 12, 12, 3, 5]]);
    expect(begin('grid').document.design.quilt).toMatchObject({ quiltWidth: 36, quiltLength: 60 });
  });

  it('place the quilter’s own block at its own size', () => {
    const sides = (arrangement: Arrangement) => {
      const { quiltWidth, quiltLength } = arrangement.document.design.quilt;
      return [quiltWidth, quiltLength];
    };
    const begun = (start: Start, width: number, height = width) =>
      after(act(commands.begin, { start, blocks: [star, barn], size: { width, height } }));
    /* Four of 9″ are the most in 40″, six in 60″; two of 20″ are 40″. */
    expect(laid(begun('grid', 9))).toEqual([[0, 0, 9, 9, 4, 6]]);
    expect(sides(begun('grid', 9))).toEqual([36, 54]);
    expect(laid(begun('grid', 20))).toEqual([[0, 0, 20, 20, 2, 3]]);
    /* No quilt is narrower than 36″, so it grows to three of 13½″. */
    const narrow = after(
      act(commands.setSize, { width: 36, length: 36 }),
      act(commands.begin, { start: 'grid', blocks: [star], size: { width: 13.5, height: 13.5 } }),
    );
    expect(sides(narrow)).toEqual([40.5, 40.5]);
    expect(laid(begun('grid', 8, 16))).toEqual([[0, 0, 8, 16, 5, 3]]);
    expect(sides(begun('grid', 8, 16))).toEqual([40, 48]);

    /* Two blocks that alternate are at least three across: three of 16″ are 48″. */
    for (const start of ['checkerboard', 'chain'] as const) {
      expect(sides(begun(start, 12))).toEqual([36, 60]);
      expect(sides(begun(start, 16))).toEqual([48, 48]);
      expect(boxes(begun(start, 16)).every(({ width }) => width === 16 || width === 48)).toBe(true);
      /* The library's blocks are square, so an oblong one beside them would be distorted. */
      expect(laid(begun(start, 8, 16))).toEqual(laid(begin(start)));
    }
    /* Three of 10″ with 2″ between are 34″, too narrow for a quilt; four are 46″, five 58″. */
    expect(sides(begun('sampler', 10))).toEqual([46, 58]);
    expect(laid(begun('medallion', 9))).toEqual(laid(begin('medallion')));
  });

  it('need room for the quilter’s own block between the borders', () => {
    /* 124″ on each side leave 12″ of 260″. */
    const bordered = after(
      act(commands.setSize, { width: 260, length: 260 }),
      act(commands.toggleBorder, 1),
      act(commands.setBorderWidth, { border: 1, width: 124 }),
    );
    const canBegin = (start: Start, side: number) =>
      act(commands.begin, { start, blocks: [star], size: { width: side, height: side } }).canRun(bordered);
    expect([canBegin('grid', 12), canBegin('grid', 13)]).toEqual([true, false]);
    expect([canBegin('chain', 4), canBegin('chain', 5)]).toEqual([true, false]);
  });

  it('alternate small blocks along both axes: 5 × 7 of 8″ are 40″ × 56″', () => {
    for (const start of ['checkerboard', 'chain'] as const) {
      const done = begin(start);
      // The stars of the first repeat are in the corners. The stars of the second are each between four barns.
      expect(laid(done)).toEqual([
        ...[
          [0, 0, 8, 8, 3, 4],
          [8, 8, 8, 8, 2, 3],
        ],
        ...[
          [8, 0, 8, 8, 2, 4],
          [0, 8, 8, 8, 3, 3],
        ],
      ]);
      const { quiltWidth, quiltLength, blocks } = done.document.design.quilt;
      expect([quiltWidth, quiltLength]).toEqual([40, 56]);
      expect(blocks.map(({ xSeparation, ySeparation }) => [xSeparation, ySeparation])).toEqual(
        blocks.map(() => [8, 8]),
      );
      const [first, second] = [star.designedBlockNum, barn.designedBlockNum];
      expect(blocks.map(({ blockNum }) => blockNum)).toEqual([first, first, second, second]);
    }
  });

  it('begin and end with the same of two blocks that alternate, nearest to the chosen size', () => {
    const sides = (...steps: Parameters<typeof after>) => {
      const { quiltWidth, quiltLength } = after(
        ...steps,
        act(commands.begin, { start: 'chain', blocks: [star, barn] }),
      ).document.design.quilt;
      return [quiltWidth, quiltLength];
    };
    /* Ten of 8″ fit into 84″: 11 are 88″, 4″ more; nine are 72″, 12″ less. */
    expect(sides(act(commands.setSize, { width: 72, length: 84 }))).toEqual([72, 88]);
    /* A quilt that keeps its size can't grow. */
    const kept = [act(commands.setSize, { width: 72, length: 84 }), act(commands.keepSize, true)];
    expect(sides(...kept)).toEqual([72, 72]);
    /* 32 of 8″ fit into 260″, the longest side: 33 are 264″, too long. */
    expect(sides(act(commands.setSize, { width: 260, length: 260 }))).toEqual([248, 248]);
  });

  it('place a sampler in sashing: three blocks across with 2″ between are 40″, four down 54″', () => {
    const done = begin('sampler');
    expect(laid(done)).toHaveLength(12);
    expect(boxes(done).at(-1)).toEqual({ x: 28, y: 42, width: 12, height: 12 });
    expect(done.document.design.quilt).toMatchObject({ bands: [{ role: 'sashing', width: 2 }] });
    expect(done.document.design.quilt).toMatchObject({ quiltWidth: 40, quiltLength: 54 });
  });

  it('place a square medallion whose rounds are whole blocks, separated by plain strips in the ground', () => {
    /*
     * On 40″, the medallion is 36″ wide: a block of 12″, and on each side a strip of 1½″, a ring of 3″, another strip,
     * and a ring of 6″.
     */
    const done = begin('medallion');
    expect(laid(done)).toEqual([
      [12, 12, 12, 12, 1, 1],
      ...[
        [7.5, 7.5, 3, 3, 7, 1],
        [7.5, 25.5, 3, 3, 7, 1],
        [7.5, 10.5, 3, 3, 1, 5],
        [25.5, 10.5, 3, 3, 1, 5],
      ],
      ...[
        [0, 0, 6, 6, 6, 1],
        [0, 30, 6, 6, 6, 1],
        [0, 6, 6, 6, 1, 4],
        [30, 6, 6, 6, 1, 4],
      ],
    ]);
    expect(done.document.design.quilt).toMatchObject({
      quiltWidth: 36,
      quiltLength: 36,
      bands: [{ role: 'sashing' }],
    });
    const [IVORY, NIGHT] = [106, 13];
    const inIvory = { ...star, cloth: [IVORY, NIGHT] };
    const inCloth = after(act(commands.begin, { start: 'medallion', blocks: [inIvory] }));
    expect(inCloth.document.design.quilt).toMatchObject({ bands: [{ fabric: IVORY, width: 1.5 }] });
    const sashed = after(
      act(commands.toggleSashing),
      act(commands.begin, { start: 'medallion', blocks: [inIvory] }),
    );
    expect(sashed.document.design.quilt).toMatchObject({ bands: [{ fabric: 0, width: 2 }] });
  });

  it('need an empty quilt', () => {
    expect(act(commands.begin, { start: 'grid', blocks: [star] }).canRun(after(placeAt(0, 0)))).toBe(false);
  });
});
