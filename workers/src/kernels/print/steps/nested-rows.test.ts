import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import { describe, expect, it } from 'vitest';
import { DEFAULT_CUTTING } from '../../cutting/settings';
import { blockSheet, type BlockSheet } from '../block/block-sheet';
import { pressedRows, unnested } from './nested-rows';
import { pressesOf } from './presses';
import { SewnBlocks } from '../../patches/sewn-blocks';

/** Returns the sheet of a premade block of 12 inches. Fabric 1 is the lightest. */
function sheetOf({ title, designedBlockNum, levels }: (typeof premadeBlocks)[number]): BlockSheet {
  const block = { name: title, blockNum: designedBlockNum, levels, width: 12, height: 12 };
  return blockSheet({ ...block, covers: [], copies: 1 }, DEFAULT_CUTTING, new SewnBlocks());
}

const darkness = (fabric: number) => fabric / 10;

function named(title: string) {
  const block = premadeBlocks.find((each) => each.title === title);
  if (!block) throw new Error(title);
  return pressedRows(sheetOf(block), darkness);
}

describe('how rows of a block are pressed', () => {
  it('nests a row with both neighbours, one of which is the same row turned around', () => {
    // All three rows of a Jacob’s Ladder have seams at 4″ and 8″. If each row is pressed to one side, row 2 can’t nest
    // with both neighbours, because row 3 is row 1 turned around.
    const rows = named('Jacob’s Ladder');
    const outer = rows.find(({ places }) => places.length === 2);
    const inner = rows.find(({ places }) => places.length === 1);
    expect(outer?.places).toEqual([
      { row: 0, isTurned: false, isAgainst: false },
      { row: 2, isTurned: true, isAgainst: false },
    ]);
    expect([outer, inner].map((row) => row?.seams.map(Math.round))).toEqual([
      [4, 8],
      [4, 8],
    ]);
    expect(outer?.presses[0]).not.toBe(outer?.presses[1]);
    expect(inner?.presses[0]).not.toBe(outer?.presses[0]);
    expect(inner?.presses[1]).not.toBe(outer?.presses[1]);
  });

  it('presses some places of a row against the arrows if no one way nests all places', () => {
    // Every row has one seam, at 6″. Rows 1 and 4 are the same but have two rows between them, so they need opposite
    // directions.
    const rows = named('Flying Geese');
    const [places] = rows.flatMap(({ places }) => (places.length === 2 ? [places] : []));
    expect(places).toEqual([
      { row: 0, isTurned: false, isAgainst: false },
      { row: 3, isTurned: false, isAgainst: true },
    ]);
    expect(unnested(rows)).toBe(0);
    // The two rows are equal, one above the other.
    const windows = named('Attic Windows').flatMap(({ places }) => places);
    expect(windows.map(({ isAgainst }) => isAgainst)).toEqual([false, true]);
  });

  it.each([
    ...['Flying Geese', 'Attic Windows', 'Delectable Mountains', 'Postage Stamp'],
    ...['Ohio Star', 'Bear’s Paw', 'Goose in the Pond', 'Nelson’s Victory', 'Trip Around the World'],
    ...['Triple Irish Chain', 'Arrowhead', 'Weather Vane', 'Cat’s Cradle', 'Grandmother’s Choice'],
  ])('nests all rows of %s', (title) => {
    expect(unnested(named(title))).toBe(0);
  });

  it('presses corners outwards to the triangles, even if these are lighter', () => {
    const block = premadeBlocks.find(({ title }) => title === 'Square in a Square');
    const { steps, patches } = block ? sheetOf(block) : { steps: [], patches: [] };
    const presses = steps.map(({ variants: [first] }) =>
      first ? pressesOf(first.node, patches, (fabric) => 1 - fabric / 10, 0) : [],
    );
    // The block has two steps, each with two corners and the middle. In each, the first seam is pressed to its first
    // part, the second seam to its second part.
    expect(presses).toEqual([
      ['first', 'second'],
      ['first', 'second'],
    ]);
  });
});
