import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { bandFieldsOf } from '@quiltwright/shared/quilting/stored/bands/band-fields';
import { assertExists } from '@quiltwright/shared/result';
// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockActions, quiltActions } from '@quiltwright/shared/model/actions.fixture';
import type { BlankBlock } from '@quiltwright/shared/model/designed-block/block-commands';
import type { BlockAction, BlockDocument } from '@quiltwright/shared/model/designed-block/block-document';
import { gridSides } from '@quiltwright/shared/quilting/shapes/patch-grid';
import { createdBlockCommands } from '@quiltwright/shared/model/created-block/created-block-commands';
import type { CreatedBlockDocument } from '@quiltwright/shared/model/created-block/created-block-document';
import { newDrawingState, type DrawingAction } from '@quiltwright/shared/model/created-block/drawing';
import { place } from '@quiltwright/shared/model/created-block/drawing.fixture';
import { newArrangementState, type ArrangementAction } from '@quiltwright/shared/model/free-form/arrangement';
import { freeFormCommands } from '@quiltwright/shared/model/free-form/free-form-commands';
import type { FreeFormDocument } from '@quiltwright/shared/model/free-form/free-form-document';
import { designedBlockKind } from '../kinds/designed-block-kind';
import { createdBlockKind } from '../kinds/created-block-kind';
import { freeFormKind } from '../kinds/free-form-kind';
import { freeFormReading } from '../reading/free-form-reading';
import type { DocumentKind, DocumentReading } from '../document-kind';
import { levelsIn } from '@quiltwright/shared/model/levels.fixture';
import type { QuiltAction, QuiltDocument } from '@quiltwright/shared/model/standard-quilt/quilt-document';
import { standardQuiltKind } from '../kinds/standard-quilt-kind';
import { hasUnsavedChanges } from '../document-store';
import { act, ran, workOn, type Action, type Worked } from '@quiltwright/shared/model/command';
import {
  acknowledged,
  changed,
  type AnyDocument,
  type OpenDocument,
  type Step,
} from '@quiltwright/shared/model/open-document';
import { blockReading } from '../reading/block-reading';
import { createdBlockReading } from '../reading/created-block-reading';
import { quiltReading } from '../reading/quilt-reading';
import { DraftPacker, type PackedDraft } from './draft-pieces';
import { unpackDraft } from './unpack-draft';

function block(designedBlockNum: number, shapes: number): BlankBlock {
  const { blockWidth, blockHeight } = designedBlockKind.begin().saved;
  const levels = levelsIn(Array.from({ length: shapes }, (_, index) => 40 + (index % 2)));
  return { designedBlockNum, designName: 'Block', blockWidth, blockHeight, levels };
}

const star = block(5, 4);
const dash = block(6, 3);

/** The stored data of a device: the head of the last draft, and all pieces that are still stored. */
class Kept<Design, Content extends object> {
  head: unknown = null;
  readonly pieces = new Map<number, unknown>();

  constructor(
    readonly kind: DocumentKind<Design, Content>,
    readonly reading: DocumentReading<Design, Content>,
  ) {}

  write({ head, added, first }: PackedDraft): void {
    this.head = structuredClone(head);
    for (const number of [...this.pieces.keys()]) if (number < first) this.pieces.delete(number);
    for (const [number, piece] of added) this.pieces.set(number, structuredClone(piece));
  }

  read() {
    const answer = unpackDraft(this.kind, this.reading.reader, this.head, this.pieces);
    if (!answer.ok) throw new Error(answer.error.message);
    return answer.value;
  }
}

interface Sample<Document extends AnyDocument> {
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

const quilts: Sample<QuiltDocument> = {
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

const blocks: Sample<BlockDocument> = {
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
const drawn = (x: number) => onAll(place(2, x, 0, 100, 100));
const addLayer = onAll(act(createdBlockCommands.addLayer));

const side = fc.constantFrom(...gridSides);
const anyGrid = fc.record({ columns: side, rows: side });

const created: Sample<CreatedBlockDocument> = {
  command: fc.oneof<fc.Arbitrary<Action<Worked<CreatedBlockDocument>>>[]>(
    fc.constant(onAll(act(createdBlockCommands.undo))),
    fc.constant(onAll(act(createdBlockCommands.redo))),
    fc.constantFrom(star, dash).map(started),
    fc.nat(900).map(drawn),
    fc.constant(onAll(act(createdBlockCommands.turnRight))),
    fc.constant(addLayer),
    fc.nat(4).map((layer) => onAll(act(createdBlockCommands.lockLayer, { layer, isLocked: true }))),
    anyGrid.map((argument) => onAll(act(createdBlockCommands.setGrid, argument))),
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

const freeForms: Sample<FreeFormDocument> = {
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
function asInDraft<Design, Content>(document: OpenDocument<Design, Content>): OpenDocument<Design, Content> {
  const plain = ({ label, design }: Step<Design>): Step<Design> => ({ label, design });
  return { ...document, past: document.past.map(plain), future: document.future.map(plain) };
}

function describeDrafts<Design, Content extends object>(
  kind: DocumentKind<Design, Content>,
  reading: DocumentReading<Design, Content>,
  { command, large, three, later }: Sample<OpenDocument<Design, Content>>,
): void {
  type Document = OpenDocument<Design, Content>;
  const after = (document: Document, ...commands: readonly Action<Worked<Document>>[]) =>
    commands.reduce((before, each) => (each.canRun(workOn(before)) ? ran(before, each) : before), document);
  const draftOf = (document: Document) => ({ document, requests: [] });
  const newPacker = () => new DraftPacker(kind);

  /** Generates any event in the editor: an edit, an answer of the server, or a crash and reload of the page. */
  const happening = fc.oneof(
    { weight: 8, arbitrary: command },
    { weight: 1, arbitrary: fc.constant('saved' as const) },
    { weight: 1, arbitrary: fc.constant('page dies' as const) },
  );

  describe(`a draft of a ${kind.id}`, () => {
    it('comes back unchanged after any events, with its history', () => {
      fc.assert(
        fc.property(fc.array(happening, { maxLength: 60 }), (course) => {
          const kept = new Kept(kind, reading);
          let packer = newPacker();
          let document = kind.begin();
          for (const each of course) {
            if (each === 'page dies') {
              if (kept.head)
                ({
                  packer,
                  draft: { document },
                } = kept.read());
            } else if (each === 'saved') {
              document = acknowledged(document, kind.contentOf(document.design), { num: 7, revision: 1 });
            } else {
              document = after(document, each);
            }
            kept.write(packer.pack(draftOf(document)));
            const { document: back } = kept.read().draft;
            expect(back).toEqual(asInDraft(document));
            expect(hasUnsavedChanges(kind, back)).toBe(hasUnsavedChanges(kind, document));
          }
        }),
        { numRuns: 60 },
      );
    });

    it('writes only the changes of an edit', () => {
      const packer = newPacker();
      let document = after(kind.begin(), ...large);
      packer.pack(draftOf(document));
      for (let step = 0; step < 100; step++) {
        document = kind.rename(document, `Name ${String(step)}`);
        const { added } = packer.pack(draftOf(document));
        /* The new parts of the edit, without the thousand shapes. */
        expect(JSON.stringify([...added.values()]).length).toBeLessThan(1500);
      }
    });

    it('drops unreachable pieces', () => {
      const kept = new Kept(kind, reading);
      const packer = newPacker();
      let document = after(kind.begin(), three[0]);
      for (let step = 0; step < 1500; step++) {
        document = kind.rename(document, `Name ${String(step)}`);
        kept.write(packer.pack(draftOf(document)));
      }
      expect(kept.read().draft.document).toEqual(asInDraft(document));
      /* Besides the pieces in use, as many unused pieces and 500 more may be stored. */
      const inUse = newPacker().pack(draftOf(document)).added.size;
      expect(kept.pieces.size).toBeLessThan(2 * inUse + 510);
    });

    it('keeps pending saves, with the very content of the open document', () => {
      const kept = new Kept(kind, reading);
      const document = after(kind.begin(), ...three);
      const content = kind.contentOf(document.design);
      const requests = [
        {
          key: crypto.randomUUID(),
          order: { documentId: document.id, content, stored: null, quilterNum: 100 },
        },
      ];
      kept.write(newPacker().pack({ document, requests }));
      const { draft } = kept.read();
      expect(draft.requests).toEqual(requests);
      expect(draft.requests[0]?.order.content).toBe(kind.contentOf(draft.document.design));
    });

    it('is written completely after a failed write', () => {
      const kept = new Kept(kind, reading);
      const packer = newPacker();
      const document = after(kind.begin(), ...three);
      packer.pack(draftOf(document));
      packer.restart();
      kept.write(packer.pack(draftOf(document)));
      expect(kept.read().draft.document).toEqual(asInDraft(document));
    });
  });

  describe(`a damaged draft of a ${kind.id}`, () => {
    function keptAfter(...commands: readonly Action<Worked<Document>>[]) {
      const document = after(kind.begin(), ...commands);
      const packed = newPacker().pack(draftOf(document));
      const store = new Kept(kind, reading);
      store.write(packed);
      return { kept: store, document, head: packed.head };
    }

    it('loses the history before an unreadable step, and no more', () => {
      const { kept, document, head } = keptAfter(...three);
      kept.pieces.delete(head.past[1]?.design.content ?? 0);
      const back = kept.read().draft.document;
      expect(back.design).toEqual(document.design);
      expect(back.past).toEqual(asInDraft(document).past.slice(2));
    });

    it('goes back to the latest readable step', () => {
      const { kept, head } = keptAfter(...three);
      kept.pieces.delete(head.design.content);
      kept.pieces.delete(head.past[2]?.design.content ?? 0);
      const { draft, isDamaged } = kept.read();
      expect(isDamaged).toBe(true);
      expect(draft.document.design).toEqual(after(kind.begin(), three[0]).design);
      expect(draft.document.past).toHaveLength(1);
    });

    it('of a later version is left to the page that can read it', () => {
      const { kept, head } = keptAfter(three[0]);
      const { content } = head.design;
      kept.pieces.set(content, later(kept.pieces.get(content)));
      expect(unpackDraft(kind, reading.reader, kept.head, kept.pieces)).toMatchObject({
        ok: false,
        error: { code: 'newer' },
      });
    });

    it('is refused for any invalid head', () => {
      fc.assert(
        fc.property(fc.anything(), fc.array(fc.anything()), (head, junk) => {
          const pieces = new Map(junk.map((piece, index) => [index + 1, piece]));
          expect(unpackDraft(kind, reading.reader, head, pieces).ok).toBe(false);
        }),
      );
    });

    it('is read as far as possible, whatever happened to one piece', () => {
      const { kept } = keptAfter(...three);
      fc.assert(
        fc.property(fc.constantFrom(...kept.pieces.keys()), fc.anything(), (number, junk) => {
          unpackDraft(kind, reading.reader, kept.head, new Map(kept.pieces).set(number, junk));
        }),
      );
    });
  });
}

describeDrafts(standardQuiltKind, quiltReading, quilts);
describeDrafts(designedBlockKind, blockReading, blocks);
describeDrafts(freeFormKind, freeFormReading, freeForms);
describeDrafts(createdBlockKind, createdBlockReading, created);

it('a draft of a drawn block has the links of its shapes outside its history, even after it is reopened', () => {
  const document = Array.from({ length: 100 }, (_, index) => drawn(9 * index)).reduce(
    ran,
    createdBlockKind.begin(),
  );
  const kept = new Kept(createdBlockKind, createdBlockReading);
  kept.write(new DraftPacker(createdBlockKind).pack({ document, requests: [] }));
  const { draft, packer } = kept.read();
  expect(draft.document).toEqual(asInDraft(document));
  const { head, added } = packer.pack({ document: ran(draft.document, drawn(5)), requests: [] });
  /* A step has only a label, the grid and three layers, although there are 100 links by now. */
  for (const step of head.past) expect(JSON.stringify(step).length).toBeLessThan(250);
  /* The block, its levels and its links. */
  expect(added.size).toBe(3);
});

describe('a draft of a quilt', () => {
  const { chooseSize, rename } = quiltActions;
  const document = ran(ran(standardQuiltKind.begin(), chooseSize(3)), rename('Anna'));
  const { head, added } = new DraftPacker(standardQuiltKind).pack({ document, requests: [] });
  const quiltNumbers = [...added]
    .filter(([, piece]) => 'quilt' in (piece as object))
    .map(([number]) => number);
  /** Returns all pieces, with `change` applied to every quilt among them. */
  const piecesWith = (change: (quilt: Record<string, unknown>) => object) =>
    new Map(
      [...added].map(([number, piece]) => {
        if (!quiltNumbers.includes(number)) return [number, piece];
        const { quilt, blocks: refs } = piece as { quilt: Record<string, unknown>; blocks: number[] };
        return [number, { quilt: change(quilt), blocks: refs }];
      }),
    );

  it('is converted to the current version, with its history', () => {
    const pieces = piecesWith(({ bands: _, ...quilt }) => {
      const { generatingSashing: _sashing, ...fields } = assertExists(bandFieldsOf({ bands: [] }), 'fields');
      return { ...quilt, ...fields, sashing: false, schemaVersion: 1 };
    });
    expect(unpackDraft(standardQuiltKind, quiltReading.reader, head, pieces)).toMatchObject({
      ok: true,
      value: { draft: { document: asInDraft(document) } },
    });
  });

  it('is converted from version 5, which had fields for borders and sashing', () => {
    const bordered = ran(document, quiltActions.toggleBorder(1));
    const packed = new DraftPacker(standardQuiltKind).pack({ document: bordered, requests: [] });
    const pieces = new Map(
      [...packed.added].map(([number, piece]) => {
        if (!('quilt' in (piece as object))) return [number, piece];
        const { quilt, blocks } = piece as { quilt: Quilt; blocks: number[] };
        const { bands, ...others } = quilt;
        return [number, { quilt: { ...others, ...bandFieldsOf({ bands }), schemaVersion: 5 }, blocks }];
      }),
    );
    expect(unpackDraft(standardQuiltKind, quiltReading.reader, packed.head, pieces)).toMatchObject({
      ok: true,
      value: { draft: { document: asInDraft(bordered) } },
    });
  });

  it('is refused with the reason if no step is readable', () => {
    expect(
      unpackDraft(
        standardQuiltKind,
        quiltReading.reader,
        head,
        piecesWith((quilt) => ({ ...quilt, quiltName: 7 })),
      ),
    ).toEqual({
      ok: false,
      error: { code: 'damaged', message: 'This quilt is damaged: quiltName must be text.' },
    });
  });
});

describe('a draft of a block from before blocks had colourways', () => {
  const { colourways: _, ...bare } = designedBlockKind.begin().saved;
  const { levels, ...fields } = {
    ...bare,
    designName: 'Halves',
    levels: levelsIn([40, 41]),
    schemaVersion: 1,
  };
  const pieces = new Map<number, unknown>([
    [1, levels],
    [2, { block: fields, levels: 1 }],
    [3, levelsIn([50, 51])],
    [4, levelsIn([52, 41])],
  ]);
  const read = (beside: readonly number[]) => {
    const design = { content: 2, beside };
    const past = [{ label: 'Colourway kept', design: { content: 2, beside: [] } }];
    const stored = { num: 7, revision: 3 };
    const head = { documentId: 'one', design, past, future: [], stored, saved: 2, errands: [] };
    const answer = unpackDraft(designedBlockKind, blockReading.reader, head, pieces);
    if (!answer.ok) throw new Error(answer.error.message);
    return answer.value.draft.document;
  };

  it('has them as an unsaved change, with its history', () => {
    const document = read([3, 4]);
    expect(document.design.block.colourways).toEqual([
      [50, 51],
      [52, 41],
    ]);
    expect(document.past.map(({ design }) => design.block.colourways)).toEqual([[]]);
    expect(document.stored).toEqual({ num: 7, revision: 3 });
    expect(hasUnsavedChanges(designedBlockKind, document)).toBe(true);
  });

  it('is as saved as before if it has none', () => {
    expect(hasUnsavedChanges(designedBlockKind, read([]))).toBe(false);
  });
});

describe('a draft from when the name was a step of the history', () => {
  const { begin, open } = designedBlockKind;
  const content = { ...begin().saved, designName: 'Halves', levels: levelsIn([40, 41]) };
  /**
   * Returns the document from an old draft: the block was recoloured, named ‘Blue halves’, and not saved after that.
   */
  const read = (stored: { num: number; revision: number } | null) => {
    const opened = open(content, stored);
    const recoloured = { block: { ...opened.design.block, levels: levelsIn([50, 51]) } };
    const renamed = { block: { ...recoloured.block, designName: 'Blue halves' } };
    const document = changed(changed(opened, { key: 'change' }, recoloured), { key: 'change' }, renamed);
    const { head, added } = new DraftPacker(designedBlockKind).pack({ document, requests: [] });
    const { newName: _, ...before } = head as { newName: string };
    const answer = unpackDraft(designedBlockKind, blockReading.reader, before, added);
    if (!answer.ok) throw new Error(answer.error.message);
    return answer.value.draft.document;
  };
  const namesIn = ({ design, past }: BlockDocument) =>
    [...past, { design }].map(({ design: each }) => each.block.designName);

  it('keeps the name on the server, and offers the other one for a new block', () => {
    const document = read({ num: 7, revision: 3 });
    expect(namesIn(document)).toEqual(['Halves', 'Halves', 'Halves']);
    expect(document.newName).toBe('Blue halves');
    expect(document.saved.designName).toBe('Halves');
    expect(hasUnsavedChanges(designedBlockKind, document)).toBe(true);
  });

  it('has the last name throughout if the server knows none', () => {
    const document = read(null);
    expect(namesIn(document)).toEqual(['Blue halves', 'Blue halves', 'Blue halves']);
    expect(document.newName).toBe('');
  });
});
