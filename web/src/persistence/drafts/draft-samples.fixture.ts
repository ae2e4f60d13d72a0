import { inches } from '@quiltwright/shared/geometry/units';
import { createdBlockCommands } from '@quiltwright/shared/model/created-block/created-block-commands';
import type { CreatedBlockDocument } from '@quiltwright/shared/model/created-block/created-block-document';
import { newDrawingState, type DrawingAction } from '@quiltwright/shared/model/created-block/drawing';
import { place } from '@quiltwright/shared/model/created-block/drawing.fixture';
import { act, type Action, type Worked } from '@quiltwright/shared/model/command';
import { blockActions, quiltActions } from '@quiltwright/shared/model/actions.fixture';
import type { BlankBlock } from '@quiltwright/shared/model/designed-block/block-commands';
import type { BlockAction, BlockDocument } from '@quiltwright/shared/model/designed-block/block-document';
import { newArrangementState, type ArrangementAction } from '@quiltwright/shared/model/free-form/arrangement';
import { freeFormCommands } from '@quiltwright/shared/model/free-form/free-form-commands';
import type { FreeFormDocument } from '@quiltwright/shared/model/free-form/free-form-document';
import { levelsIn } from '@quiltwright/shared/model/levels.fixture';
import type { AnyDocument, OpenDocument, Step } from '@quiltwright/shared/model/open-document';
import type { QuiltAction, QuiltDocument } from '@quiltwright/shared/model/standard-quilt/quilt-document';
import { gridSides } from '@quiltwright/shared/quilting/shapes/patch-grid';
import { firstStarGrids } from '@quiltwright/shared/quilting/shapes/star-grid';
import fc from 'fast-check';

/* Documents of each kind, and commands that change them, for tests of drafts. */

function block(designedBlockNum: number, shapes: number): BlankBlock {
  const levels = levelsIn(Array.from({ length: shapes }, (_, index) => 40 + (index % 2)));
  return {
    ...{ designedBlockNum, designName: 'Block', levels },
    ...{ blockWidth: inches(12), blockHeight: inches(12) },
  };
}

const star = block(5, 4);
const dash = block(6, 3);

export interface Sample<Document extends AnyDocument> {
  /** Generates any command of the editor. */
  command: fc.Arbitrary<Action<Worked<Document>>>;
  /** Places a block of a thousand shapes. */
  large: readonly Action<Worked<Document>>[];
  /** Three edits, each of which changes the document. */
  three: readonly [Action<Worked<Document>>, Action<Worked<Document>>, Action<Worked<Document>>];
  /** Returns a content that only a later version of the app could read. */
  later: (piece: unknown) => unknown;
}

const slot = fc.constantFrom(0 as const, 1 as const);
const names = fc.constantFrom('Anna', 'Bed');

export const quilts: Sample<QuiltDocument> = {
  command: fc.oneof<fc.Arbitrary<QuiltAction>[]>(
    fc.constant(quiltActions.undo),
    fc.constant(quiltActions.redo),
    fc.constantFrom(3 as const, 9 as const).map(quiltActions.chooseSize),
    fc.constantFrom(3 as const, 4 as const, 6 as const).map(quiltActions.chooseLayout),
    fc.tuple(slot, fc.constantFrom(star, dash)).map(([at, what]) => quiltActions.chooseBlock(at, what)),
    fc.constant(quiltActions.toggleBorder(1)),
    names.map(quiltActions.rename),
  ),
  large: [quiltActions.chooseSize(3), quiltActions.chooseBlock(0, block(5, 1000))],
  three: [quiltActions.chooseSize(3), quiltActions.chooseLayout(4), quiltActions.toggleSashing],
  later: (piece) => {
    const { quilt, blocks } = piece as { quilt: object; blocks: number[] };
    return { quilt: { ...quilt, schemaVersion: 999 }, blocks };
  },
};

export const blocks: Sample<BlockDocument> = {
  command: fc.oneof<fc.Arbitrary<BlockAction>[]>(
    fc.constant(blockActions.undo),
    fc.constant(blockActions.redo),
    fc.constantFrom(star, dash).map(blockActions.chooseBlock),
    names.map(blockActions.rename),
    fc.constant(blockActions.keepColourway),
  ),
  large: [blockActions.chooseBlock(block(5, 1000))],
  three: [blockActions.chooseBlock(star), blockActions.chooseBlock(dash), blockActions.removeBlock],
  later: (piece) => {
    const { block: own, levels } = piece as { block: object; levels: number };
    return { block: { ...own, schemaVersion: 999 }, levels };
  },
};

/** Returns an action that first selects all shapes of a block, and sets the symmetry for placed shapes. */
function onAll({ canRun, run, withNewIds, ...action }: DrawingAction): Action<Worked<CreatedBlockDocument>> {
  const drawing = (document: CreatedBlockDocument) =>
    act(createdBlockCommands.selectAll).run({ document, ...newDrawingState, symmetry: 'both' });
  return {
    ...action,
    canRun: ({ document }) => canRun(drawing(document)),
    run: (work) => ({ ...work, document: run(drawing(work.document)).document }),
    withNewIds: (newIds) => onAll(withNewIds(newIds)),
  };
}

const started = (from: BlankBlock) => onAll(act(createdBlockCommands.startFrom, from));
export const drawn = (x: number) => onAll(place(2, x, 0, 100, 100));
const addLayer = onAll(act(createdBlockCommands.addLayer));

const side = fc.constantFrom(...gridSides);
const anyGrid = fc.record({ columns: side, rows: side });

export const created: Sample<CreatedBlockDocument> = {
  command: fc.oneof<fc.Arbitrary<Action<Worked<CreatedBlockDocument>>>[]>(
    fc.constant(onAll(act(createdBlockCommands.undo))),
    fc.constant(onAll(act(createdBlockCommands.redo))),
    fc.constantFrom(star, dash).map(started),
    fc.nat(900).map(drawn),
    fc.constant(onAll(act(createdBlockCommands.turnRight))),
    fc.constant(addLayer),
    fc.nat(4).map((layer) => onAll(act(createdBlockCommands.lockLayer, { layer, isLocked: true }))),
    anyGrid.map((argument) => onAll(act(createdBlockCommands.setGrid, argument))),
    fc
      .constantFrom(null, ...Object.values(firstStarGrids))
      .map((argument) => onAll(act(createdBlockCommands.setStarGrid, argument))),
    names.map((argument) => onAll(act(createdBlockCommands.rename, argument))),
  ),
  large: [started(block(5, 1000))],
  three: [drawn(0), addLayer, drawn(500)],
  later: blocks.later,
};

/** Returns an action that first selects all blocks of a free form quilt. */
function onArrangement({
  canRun,
  run,
  withNewIds,
  ...action
}: ArrangementAction): Action<Worked<FreeFormDocument>> {
  const arrangement = (document: FreeFormDocument) =>
    act(freeFormCommands.selectAll).run({ document, ...newArrangementState });
  return {
    ...action,
    canRun: ({ document }) => canRun(arrangement(document)),
    run: (work) => ({ ...work, document: run(arrangement(work.document)).document }),
    withNewIds: (newIds) => onArrangement(withNewIds(newIds)),
  };
}

const laid = (what: BlankBlock) => onArrangement(act(freeFormCommands.place, { block: what, at: null }));
const fill = onArrangement(act(freeFormCommands.fillQuilt));
/** Returns the action that locks the placement with this index. */
function lock(index: number): Action<Worked<FreeFormDocument>> {
  const lockIn = ({ design }: FreeFormDocument) =>
    onArrangement(act(freeFormCommands.lock, { ids: [design.placements[index]?.id ?? 0], isLocked: true }));
  return {
    ...{ type: 'lock', argument: index },
    canRun: (work) => lockIn(work.document).canRun(work),
    run: (work) => lockIn(work.document).run(work),
    withNewIds: () => lock(index),
  };
}

export const freeForms: Sample<FreeFormDocument> = {
  command: fc.oneof<fc.Arbitrary<Action<Worked<FreeFormDocument>>>[]>(
    fc.constant(onArrangement(act(freeFormCommands.undo))),
    fc.constant(onArrangement(act(freeFormCommands.redo))),
    fc.constantFrom(star, dash).map(laid),
    fc.constant(fill),
    fc.constant(onArrangement(act(freeFormCommands.duplicate, null))),
    fc.constant(onArrangement(act(freeFormCommands.remove))),
    fc.constant(onArrangement(act(freeFormCommands.turnQuilt))),
    fc.nat(3).map(lock),
    names.map((argument) => onArrangement(act(freeFormCommands.rename, argument))),
  ),
  large: [laid(block(5, 1000))],
  three: [laid(star), fill, laid(dash)],
  later: quilts.later,
};

/** Returns a document as its draft restores it: the steps of its history no longer have a selection. */
export function asInDraft<Design, Content>(
  document: OpenDocument<Design, Content>,
): OpenDocument<Design, Content> {
  const plain = ({ label, design }: Step<Design>): Step<Design> => ({ label, design });
  return { ...document, past: document.past.map(plain), future: document.future.map(plain) };
}
