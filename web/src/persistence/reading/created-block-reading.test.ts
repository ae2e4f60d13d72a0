import { expect, it } from 'vitest';
import { newCreatedBlock } from '@quiltwright/shared/model/created-block/created-block-document';
import { redone, undone } from '@quiltwright/shared/model/open-document';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { after } from '@quiltwright/shared/model/created-block/drawing.fixture';
import { DraftPacker } from '../drafts/draft-pieces';
import { unpackDraft } from '../drafts/unpack-draft';
import { createdBlockKind } from '../kinds/created-block-kind';
import { drawnBlockHead, drawnBlockPieces } from './created-block-draft.fixture';
import { createdBlockReading } from './created-block-reading';

it('reads drafts from before grids had different numbers across and down', () => {
  const { block, layers } = newCreatedBlock().design;
  const { design } = createdBlockReading.reader({ raw: () => undefined, once: () => () => null });
  expect(design(block, { grid: 7, layers })?.grid).toEqual({ columns: 7, rows: 7 });
  expect(design(block, { grid: { columns: 1, rows: 3 }, layers })?.grid).toEqual({ columns: 1, rows: 3 });
  expect(design(block, { grid: { columns: 13, rows: 3 }, layers })).toBeNull();
});

it('reads drafts from before shapes were linked', () => {
  const { block, grid, layers } = newCreatedBlock().design;
  const { design } = createdBlockReading.reader({ raw: () => undefined, once: () => () => null });
  expect(design(block, { grid, layers })).toEqual({ block, grid, layers, links: [] });
  const links = [
    [
      { shapeNum: 1, image: 'same' },
      { shapeNum: 2, image: 'across' },
    ],
  ];
  expect(design(block, { grid, layers, links })).toEqual({ block, grid, layers, links });
  expect(design(block, { grid, layers, links: [[{ shapeNum: 1, image: 'sideways' }]] })).toBeNull();
});

it('opens drafts from before layers had ids with their history, and numbers the layers of each step from 1', () => {
  const pieces = new Map<number, unknown>(drawnBlockPieces);
  const read = unpackDraft(createdBlockKind, createdBlockReading.reader, drawnBlockHead, pieces);
  if (!read.ok) throw new Error(read.error.message);
  const { document } = read.value.draft;
  expect(read.value.isDamaged).toBe(false);
  expect(document.design.layers).toEqual([
    { id: 1, isLocked: false, isHidden: true },
    { id: 2, isLocked: false, isHidden: false },
    { id: 3, isLocked: false, isHidden: false },
    { id: 4, isLocked: true, isHidden: false },
  ]);
  const idsIn = ({ design }: typeof document) => design.layers.map(({ id }) => id);
  expect(document.past.map((step) => idsIn({ ...document, ...step }))).toEqual([
    ...[1, 2, 3].map(() => [1, 2, 3]),
    ...[4, 5, 6].map(() => [1, 2, 3, 4]),
  ]);
  expect(idsIn(redone(document))).toEqual([1, 2, 3]);
  expect(undone(document).design.layers.map(({ isHidden }) => isHidden)).toEqual([false, true, false, false]);
});

it('keeps the ids of layers', () => {
  const { block, grid, layers, links } = newCreatedBlock().design;
  const { design } = createdBlockReading.reader({ raw: () => undefined, once: () => () => null });
  const moved = [layers[2], layers[0], { ...layers[1], id: 2 ** 51 + 7 }];
  expect(design(block, { grid, layers: moved, links: [] })).toEqual({ block, grid, layers: moved, links });
});

it('keeps loose seams with each step of the history, and opens the block without those it can’t read', () => {
  const seams = [{ from: { x: 0, y: 500 }, to: { x: 400, y: 500 }, bulge: 0 }];
  const drawing = after(act(commands.addSeams, { seams }), act(commands.setGrid, { columns: 5, rows: 5 }));
  const { head, added } = new DraftPacker(createdBlockKind).pack({
    document: drawing.document,
    requests: [],
  });
  const read = (pieces: ReadonlyMap<number, unknown>) => {
    const unpacked = unpackDraft(createdBlockKind, createdBlockReading.reader, structuredClone(head), pieces);
    return unpacked.ok ? unpacked.value.draft.document : null;
  };
  const document = read(structuredClone(added));
  expect(document?.design).toEqual(drawing.document.design);
  expect(document && undone(document).design.looseSeams).toBe(document?.design.looseSeams);
  const damaged = new Map(
    [...added].map(([number, piece]) => [
      number,
      piece === drawing.document.design.looseSeams ? [{}] : piece,
    ]),
  );
  expect(read(damaged)?.design).toEqual({ ...drawing.document.design, looseSeams: undefined });
});
