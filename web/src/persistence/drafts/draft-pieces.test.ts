// @vitest-environment jsdom
import { ran, workOn, type Action, type Worked } from '@quiltwright/shared/model/command';
import { acknowledged, type OpenDocument } from '@quiltwright/shared/model/open-document';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DocumentKind, DocumentReading } from '../document-kind';
import { hasUnsavedChanges } from '../document-store';
import { createdBlockKind } from '../kinds/created-block-kind';
import { designedBlockKind } from '../kinds/designed-block-kind';
import { freeFormKind } from '../kinds/free-form-kind';
import { standardQuiltKind } from '../kinds/standard-quilt-kind';
import { blockReading } from '../reading/block-reading';
import { createdBlockReading } from '../reading/created-block-reading';
import { freeFormReading } from '../reading/free-form-reading';
import { quiltReading } from '../reading/quilt-reading';
import { DraftPacker, type PackedDraft } from './draft-pieces';
import { asInDraft, blocks, created, drawn, freeForms, quilts, type Sample } from './draft-samples.fixture';
import { unpackDraft } from './unpack-draft';

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
