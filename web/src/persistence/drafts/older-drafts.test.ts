// @vitest-environment jsdom
import { quiltActions } from '@quiltwright/shared/model/actions.fixture';
import { ran } from '@quiltwright/shared/model/command';
import type { BlockDocument } from '@quiltwright/shared/model/designed-block/block-document';
import { levelsIn } from '@quiltwright/shared/model/levels.fixture';
import { changed } from '@quiltwright/shared/model/open-document';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { bandFieldsOf } from '@quiltwright/shared/quilting/stored/bands/band-fields';
import { assertExists } from '@quiltwright/shared/result';
import { describe, expect, it } from 'vitest';
import { hasUnsavedChanges } from '../document-store';
import { designedBlockKind } from '../kinds/designed-block-kind';
import { standardQuiltKind } from '../kinds/standard-quilt-kind';
import { blockReading } from '../reading/block-reading';
import { quiltReading } from '../reading/quilt-reading';
import { DraftPacker } from './draft-pieces';
import { asInDraft } from './draft-samples.fixture';
import { unpackDraft } from './unpack-draft';

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
