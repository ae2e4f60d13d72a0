import { inches } from '../../geometry/units.js';
import { layoutNums, type LayoutNum } from './standard-layout.js';
import { countBlocks, emptyPlacement, type Placement } from '../placement.js';
import { publishedSizes, type PublishedSize } from './published-sizes.fixture.js';
import { quiltFaults, type Quilt } from '../quilt.js';
import { countPlaces } from './standard-size.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type QuiltChanges, anyQuilt, placementOf, standardQuilt } from '../quilts.fixture.js';
import { generate, storable } from './generate.js';

/** Every published size in every layout. */
const combinations = publishedSizes.flatMap((published) =>
  layoutNums.map((layout) => ({ ...published, layout })),
);

/**
 * Returns a standard quilt with the quilter's choices, before `generate` computes the rest. Any width above 0 adds a
 * border.
 */
function asked({ size, sashing, borders, layout }: PublishedSize & { layout: LayoutNum }): Quilt {
  return standardQuilt({
    generatingSize: size,
    generatingLayout: layout,
    generatingSashing: sashing ? 2 : 0,
    borderWidth1: inches(borders > 0 ? 2 : 0),
    borderWidth2: inches(borders > 1 ? 2 : 0),
    borderFabric1: 21,
    borderFabric2: 22,
    sashingFabric: 23,
  });
}

/** For each layout, a function that returns the slot whose block a cell of the grid must show. */
const slotAt: Record<LayoutNum, (column: number, row: number) => 0 | 1> = {
  3: () => 0,
  4: (column, row) => ((column + row) % 2 === 0 ? 0 : 1),
  5: (_, row) => (row % 2 === 0 ? 0 : 1),
  6: (column) => (column % 2 === 0 ? 0 : 1),
};

/**
 * Returns the number of the block that has a copy with its corner at (x, y), in inches. Undefined if no block or
 * several blocks have such a copy.
 */
function blockAt(blocks: readonly Placement[], x: number, y: number): number | undefined {
  const found = blocks.filter((placement) => {
    const column = (x - placement.xLocation) / (placement.blockWidth + placement.xSeparation);
    const row = (y - placement.yLocation) / (placement.blockHeight + placement.ySeparation);
    const within = (at: number, count: number) => Number.isInteger(at) && at >= 0 && at < count;
    return within(column, placement.numOfColumns) && within(row, placement.numOfRows);
  });
  return found.length === 1 ? found[0]?.blockNum : undefined;
}

describe('generate', () => {
  it.each(combinations)(
    'size $size, sashing $sashing, $borders borders, layout $layout: each cell has the block of its slot',
    (combination) => {
      const { columns, rows, sashing, borders, layout } = combination;
      const quilt = generate(asked(combination));
      expect(countPlaces(storable(quilt))).toBe(countBlocks(quilt.blocks));
      expect(quilt).toMatchObject({
        quiltWidth: combination.width,
        quiltLength: combination.length,
        bands: [
          ...(sashing ? [{ role: 'sashing', width: 2, fabric: 23 }] : []),
          ...combination.widths.map((width, index) => ({ role: 'border', width, fabric: [21, 22][index] })),
        ],
      });
      expect(combination.widths).toHaveLength(borders);

      const origin = combination.widths.reduce((sum, width) => sum + width, 0);
      const pitch = sashing ? 14 : 12;
      for (let row = 0; row < rows; row++) {
        for (let column = 0; column < columns; column++) {
          const blockNum = [4, 5][slotAt[layout](column, row)];
          expect(blockAt(quilt.blocks, origin + column * pitch, origin + row * pitch)).toBe(blockNum);
        }
      }
      const copies = quilt.blocks.reduce(
        (sum, { numOfColumns, numOfRows }) => sum + numOfColumns * numOfRows,
        0,
      );
      expect(copies).toBe(columns * rows);
      expect(
        quilt.blocks.every(({ blockWidth, blockHeight }) => blockWidth === 12 && blockHeight === 12),
      ).toBe(true);
      expect(quiltFaults(quilt)).toEqual([]);
    },
  );

  it('repeats both blocks of layout 4 on the other diagonal, as pattern blocks', () => {
    /* Queen without borders and sashing has 8 × 9 blocks, so 5 rows start with block 4 and 4 with block 5. */
    const place = (block: number, x: number, y: number, rows: number, pattern: boolean) =>
      placementOf(block, [block + 7], {
        xLocation: inches(x),
        yLocation: inches(y),
        numOfColumns: 4,
        numOfRows: rows,
        xSeparation: inches(12),
        ySeparation: inches(12),
        pattern,
      });
    expect(generate(standardQuilt()).blocks).toEqual([
      place(4, 0, 0, 5, false),
      place(5, 12, 0, 5, false),
      place(4, 12, 12, 4, true),
      place(5, 0, 12, 4, true),
    ]);
  });

  it('gives the first block the larger half', () => {
    /* Lap with sashing has 4 × 5 blocks, Twin with sashing 5 × 7. */
    const counts = (changes: QuiltChanges) =>
      generate(standardQuilt({ generatingSashing: 2, ...changes })).blocks.map(
        ({ numOfColumns, numOfRows }) => `${numOfColumns} × ${numOfRows}`,
      );
    expect(counts({ generatingSize: 8, generatingLayout: 5 })).toEqual(['4 × 3', '4 × 2']);
    expect(counts({ generatingSize: 7, generatingLayout: 6 })).toEqual(['3 × 7', '2 × 7']);
  });

  it('shows an empty place where a slot has no block yet', () => {
    const [first, second] = generate(standardQuilt({ blocks: [placementOf(4, [11])] })).blocks;
    expect(first).toMatchObject({ blockNum: 4 });
    expect(second).toMatchObject({ blockNum: 0, levels: [], numOfColumns: 4, numOfRows: 5 });
  });

  it('gives the second block back when a document of layout 3 still has it', () => {
    const document = standardQuilt({ generatingLayout: 3 });
    expect(generate(document).blocks.map((placement) => placement.blockNum)).toEqual([4]);
    expect(
      generate({ ...document, generatingLayout: 5 }).blocks.map((placement) => placement.blockNum),
    ).toEqual([4, 5]);
  });

  it('has at most two borders', () => {
    const border = (fabric: number) => ({ role: 'border' as const, width: inches(1), fabric });
    expect(generate(standardQuilt({ bands: [21, 22, 23].map(border) })).bands).toEqual(
      generate(standardQuilt({ bands: [21, 22].map(border) })).bands,
    );
  });

  it('leaves the blocks alone while no layout is chosen, and every block of a free form quilt', () => {
    const blocks = [placementOf(4, [11], { xLocation: inches(7), blockWidth: inches(5) })];
    expect(generate(standardQuilt({ generatingLayout: 0, blocks }))).toMatchObject({
      quiltWidth: 96,
      blocks,
    });
    const freeForm = standardQuilt({ generatingSize: 0, blocks });
    expect(generate(freeForm)).toBe(freeForm);
  });

  it('changes nothing the second time, for any input', () => {
    fc.assert(
      fc.property(anyQuilt, (quilt) => {
        const once = generate(quilt);
        expect(generate(once)).toEqual(once);
      }),
    );
  });

  it('leaves its input unchanged', () => {
    fc.assert(
      fc.property(anyQuilt, (quilt) => {
        const before = structuredClone(quilt);
        generate(quilt);
        expect(quilt).toEqual(before);
      }),
    );
  });
});

describe('storable', () => {
  it('leaves out the pattern blocks, which generate adds again', () => {
    const quilt = generate(standardQuilt());
    expect(storable(quilt).blocks).toEqual(quilt.blocks.slice(0, 2));
    fc.assert(
      fc.property(anyQuilt, (any) => {
        const generated = generate(any);
        fc.pre(any.generatingSize !== 0 && any.generatingLayout !== 0);
        expect(generate(storable(generated))).toEqual(generated);
      }),
    );
  });

  it('keeps empty places', () => {
    expect(storable(standardQuilt({ blocks: [emptyPlacement] })).blocks).toEqual([emptyPlacement]);
  });
});
