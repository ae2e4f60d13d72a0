import { blockUnits } from '@quiltwright/shared/geometry/units';
import type { Shape } from '@quiltwright/shared/quilting/shape';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DraftPacker, unpackDraft, type Draft, type PackedDraft } from './draft-pieces';
import type { PlaceableBlock } from './block-fabrics';
import { quiltCommands, type Command } from './quilt-commands';
import { acknowledged, changed, hasUnsavedChanges, newDocument, type QuiltDocument } from './quilt-document';

const { undo, redo, chooseSize, chooseLayout, chooseBlock, toggleBorder, rename } = quiltCommands;

function block(designedBlockNum: number, shapes: number): PlaceableBlock {
  const shape = (fillFabric: number): Shape => ({
    shapeNum: 1,
    shapeType: 1,
    shapeXLoc: blockUnits(0),
    shapeYLoc: blockUnits(0),
    shapeWidth: blockUnits(500),
    shapeHeight: blockUnits(500),
    fillFabric,
    strokeWidth: 0,
  });
  return {
    designedBlockNum,
    designName: 'Block',
    levels: [Array.from({ length: shapes }, (_, index) => shape(40 + (index % 2)))],
  };
}

const star = block(5, 4);
const dash = block(6, 3);

/** What is kept on the device: the head of the last draft and the pieces that were not let go. */
class Kept {
  head: unknown = null;
  readonly pieces = new Map<number, unknown>();

  write({ head, added, first }: PackedDraft): void {
    this.head = structuredClone(head);
    for (const number of [...this.pieces.keys()]) if (number < first) this.pieces.delete(number);
    for (const [number, piece] of added) this.pieces.set(number, structuredClone(piece));
  }

  read() {
    const answer = unpackDraft(this.head, this.pieces);
    if (!answer.ok) throw new Error(answer.error.message);
    return answer.value;
  }
}

const draftOf = (document: QuiltDocument, errands: Draft['errands'] = []): Draft => ({ document, errands });

const slot = fc.constantFrom(0 as const, 1 as const);
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.constant(undo),
  fc.constant(redo),
  fc.constantFrom(3 as const, 9 as const).map(chooseSize),
  fc.constantFrom(3 as const, 4 as const, 6 as const).map(chooseLayout),
  fc.tuple(slot, fc.constantFrom(star, dash)).map(([where, what]) => chooseBlock(where, what)),
  fc.constant(toggleBorder(1)),
  fc.constantFrom('Anna', 'Bed').map(rename),
);

/** Something that happens at the table: an edit, an answer of the server, or the page dies and comes back. */
const happening = fc.oneof(
  { weight: 8, arbitrary: command },
  { weight: 1, arbitrary: fc.constant('saved' as const) },
  { weight: 1, arbitrary: fc.constant('page dies' as const) },
);

describe('a draft', () => {
  it('comes back as it was after any course of things, its history too', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 60 }), (course) => {
        const kept = new Kept();
        let packer = new DraftPacker();
        let document = newDocument();
        for (const each of course) {
          if (each === 'page dies')
            ({
              draft: { document },
              packer,
            } = kept.head ? kept.read() : { draft: { document }, packer });
          else if (each === 'saved')
            document = acknowledged(document, document.design.quilt, { quiltNum: 7, revision: 1 });
          else if (each.canRun(document)) document = each.run(document);
          kept.write(packer.pack(draftOf(document)));
          const { document: back } = kept.read().draft;
          expect(back).toEqual(document);
          expect(hasUnsavedChanges(back)).toBe(hasUnsavedChanges(document));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('costs an edit what the edit changed', () => {
    const packer = new DraftPacker();
    let document = chooseBlock(0, block(5, 1000)).run(chooseSize(3).run(newDocument()));
    packer.pack(draftOf(document));
    for (let step = 0; step < 100; step++) {
      document = rename(`Name ${String(step)}`).run(document);
      const { added } = packer.pack(draftOf(document));
      /* The quilt and its placement, made anew by the edit; none of the thousand shapes. */
      expect(JSON.stringify([...added.values()]).length).toBeLessThan(1500);
    }
  });

  it('lets go of what nothing leads to any more', () => {
    const kept = new Kept();
    const packer = new DraftPacker();
    let document = chooseSize(3).run(newDocument());
    for (let step = 0; step < 3000; step++) {
      document = changed(document, 'Edit', { ...document.design, quilt: { ...document.design.quilt } });
      kept.write(packer.pack(draftOf(document)));
    }
    expect(kept.read().draft.document).toEqual(document);
    /* 201 quilts and what they share are in use; 500 more and as many again may lie about. */
    expect(kept.pieces.size).toBeLessThan(2 * 210 + 600);
  });

  it('keeps what was to be saved, of the very quilt that is on the table', () => {
    const kept = new Kept();
    const document = rename('Anna').run(chooseSize(3).run(newDocument()));
    const { quilt } = document.design;
    const errands = [
      { key: crypto.randomUUID(), order: { documentId: document.id, quilt, stored: null, quilterNum: 100 } },
    ];
    kept.write(new DraftPacker().pack(draftOf(document, errands)));
    const { draft } = kept.read();
    expect(draft.errands).toEqual(errands);
    expect(draft.errands[0]?.order.quilt).toBe(draft.document.design.quilt);
  });

  it('is written whole again after a write that failed', () => {
    const kept = new Kept();
    const packer = new DraftPacker();
    const document = chooseSize(3).run(newDocument());
    packer.pack(draftOf(document));
    packer.restart();
    kept.write(packer.pack(draftOf(document)));
    expect(kept.read().draft.document).toEqual(document);
  });
});

describe('a damaged draft', () => {
  function kept(...commands: Command[]): { kept: Kept; document: QuiltDocument; head: PackedDraft['head'] } {
    const document = commands.reduce((before, each) => each.run(before), newDocument());
    const packed = new DraftPacker().pack(draftOf(document));
    const store = new Kept();
    store.write(packed);
    return { kept: store, document, head: packed.head };
  }

  it('loses the history before a step that can’t be read, and no more', () => {
    const { kept: store, document, head } = kept(chooseSize(3), chooseLayout(4), rename('Anna'));
    store.pieces.delete(head.past[1]?.design.quilt ?? 0);
    const back = store.read().draft.document;
    expect(back.design).toEqual(document.design);
    expect(back.past.map(({ label }) => label)).toEqual(['Quilt name']);
  });

  it('is refused with what is wrong when the quilt itself can’t be read', () => {
    const { kept: store, head } = kept();
    const piece = store.pieces.get(head.design.quilt) as { quilt: object };
    store.pieces.set(head.design.quilt, { ...piece, quilt: { ...piece.quilt, quiltName: 7 } });
    expect(unpackDraft(store.head, store.pieces)).toEqual({
      ok: false,
      error: { code: 'damaged', message: 'This quilt is damaged: quiltName must be text.' },
    });
  });

  it('goes back to the latest step that can be read', () => {
    const { kept: store, head } = kept(chooseSize(3), chooseLayout(4), rename('Anna'));
    store.pieces.delete(head.design.quilt);
    store.pieces.delete(head.past[2]?.design.quilt ?? 0);
    const { draft, isDamaged } = store.read();
    expect(isDamaged).toBe(true);
    expect(draft.document.design).toEqual(chooseSize(3).run(newDocument()).design);
    expect(draft.document.past).toHaveLength(1);
  });

  it('is left to the page that can read it when it is of a later version', () => {
    const { kept: store, head } = kept(chooseSize(3));
    const piece = store.pieces.get(head.design.quilt) as { quilt: object };
    store.pieces.set(head.design.quilt, { ...piece, quilt: { ...piece.quilt, schemaVersion: 999 } });
    expect(unpackDraft(store.head, store.pieces)).toMatchObject({ ok: false, error: { code: 'newer' } });
  });

  it('is refused, whatever it is', () => {
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.anything()), (head, junk) => {
        expect(unpackDraft(head, new Map(junk.map((piece, index) => [index + 1, piece]))).ok).toBe(false);
      }),
    );
  });

  it('is brought to today’s version, with its history', () => {
    const { kept: store, document } = kept(chooseSize(3), rename('Anna'));
    for (const [number, piece] of store.pieces) {
      if (typeof piece !== 'object' || piece === null || !('quilt' in piece)) continue;
      const { generatingSashing: _, ...quilt } = piece.quilt as Record<string, unknown>;
      store.pieces.set(number, { ...piece, quilt: { ...quilt, sashing: false, schemaVersion: 1 } });
    }
    expect(store.read().draft.document).toEqual(document);
  });
});
