import { CreationTable, type Spot } from '../support/creation-table.js';
import { CountedGestures } from '../support/gestures.js';
import { differencesOf, type ContractShape } from '../support/same-patches.js';
import { libraryBlock } from '../support/saved-blocks.js';
import { beSubscriber } from '../support/sign-in.js';
import { expect, test } from '../support/test.js';

const PASSWORD = 'a chest full of fat quarters';

/** Middles of cells, and a box of cells as it is drawn, on a block of 12 inches. */
const gridOf = (grid: number) => {
  const side = 12 / grid;
  const cell = (column: number, row: number): Spot => [(column + 0.5) * side, (row + 0.5) * side];
  const box = (column: number, row: number, width: number, height: number): [Spot, Spot] => [
    [column * side + 0.1, row * side + 0.1],
    [(column + width) * side - 0.1, (row + height) * side - 0.1],
  ];
  return { cell, box };
};

interface Drawing {
  name: string;
  /** Gestures that it may take, from an empty table. */
  most: number;
  draw: (hand: CountedGestures) => Promise<void>;
}

const drawings: readonly Drawing[] = [
  {
    name: 'Nine Patch',
    most: 6,
    draw: async (hand) => {
      const { cell } = gridOf(3);
      await hand.takeGrid(3);
      await hand.takeUnit('Square');
      await hand.drag(cell(0, 0), cell(2, 0), cell(2, 1), cell(0, 1), cell(0, 2), cell(2, 2));
      await hand.takeSpot(2);
      await hand.drag(cell(0, 0), cell(2, 2));
      await hand.drag(cell(2, 0), cell(0, 2));
    },
  },
  {
    name: 'Shoo Fly',
    most: 8,
    draw: async (hand) => {
      const { cell } = gridOf(3);
      await hand.takeGrid(3);
      await hand.takeSymmetry('All eight: mirrors and quarter turns');
      await hand.takeUnit('Half-square triangle, bottom right');
      await hand.tap(cell(0, 0));
      await hand.takeUnit('Square');
      await hand.tap(cell(1, 0));
      await hand.takeSpot(3);
      await hand.tap(cell(1, 1));
    },
  },
  {
    name: 'Ohio Star',
    most: 8,
    draw: async (hand) => {
      const { cell } = gridOf(3);
      await hand.takeGrid(3);
      await hand.takeSymmetry('All eight: mirrors and quarter turns');
      await hand.takeUnit('Hourglass in three fabrics');
      await hand.tap(cell(1, 0));
      await hand.takeUnit('Square');
      await hand.tap(cell(0, 0));
      await hand.takeSpot(4);
      await hand.tap(cell(1, 1));
    },
  },
  {
    name: 'Log Cabin',
    most: 15,
    draw: async (hand) => {
      const { box } = gridOf(7);
      await hand.takeGrid(7);
      await hand.takeSymmetry('Mirror in the diagonal from top left');
      // A new block is drawn on with rectangles. Of each pair of logs one is drawn, and the other is laid over its end.
      await hand.drag(...box(2, 2, 1, 2));
      await hand.takeSpot(2);
      await hand.drag(...box(4, 2, 1, 3));
      await hand.takeSpot(3);
      await hand.drag(...box(1, 1, 1, 4));
      await hand.takeSpot(4);
      await hand.drag(...box(5, 1, 1, 5));
      await hand.takeSpot(5);
      await hand.drag(...box(0, 0, 1, 6));
      await hand.takeSpot(6);
      await hand.drag(...box(6, 0, 1, 7));
      await hand.takeSpot(7);
      await hand.drag(...box(3, 3, 1, 1));
    },
  },
  {
    name: 'Bears Paw',
    most: 16,
    draw: async (hand) => {
      const { cell, box } = gridOf(7);
      await hand.takeGrid(7);
      await hand.takeSymmetry('All eight: mirrors and quarter turns');
      await hand.takeUnit('Half-square triangle, bottom right');
      await hand.drag(cell(1, 0), cell(2, 0));
      await hand.takeUnit('Square');
      await hand.tap(cell(0, 0));
      await hand.takeShape('Rectangle');
      await hand.drag(...box(3, 0, 1, 3));
      await hand.takeSpot(3);
      await hand.drag(...box(1, 1, 2, 2));
      await hand.takeSpot(4);
      await hand.drag(...box(3, 3, 1, 1));
    },
  },
];

for (const [index, { name, most, draw }] of drawings.entries()) {
  test(`${name} is drawn in ${String(most)} gestures, as the library has it, patch by patch`, async ({
    page,
    server,
  }) => {
    const mail = `draws-fast-${String(index)}@example.com`;
    await server.addSubscriber(mail, PASSWORD);
    await beSubscriber(page, mail, PASSWORD);
    const table = new CreationTable(page);
    await table.open();
    const hand = new CountedGestures(table);
    await draw(hand);
    expect(hand.count).toBeLessThanOrEqual(most);

    await table.name.fill(`My ${name}`);
    const sent = page.waitForRequest('**/storeCreatedBlock.php');
    await table.saving.click();
    const { levels } = (await sent).postDataJSON() as { levels: ContractShape[][] };
    const library = await libraryBlock(page, name);
    expect(differencesOf(levels, library.levels)).toEqual([]);
  });
}
