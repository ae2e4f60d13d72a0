// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { quiltActions } from '@quiltwright/shared/model/actions.fixture';
import { act, ran } from '@quiltwright/shared/model/command';
import { after, placeAt, star } from '@quiltwright/shared/model/free-form/arrangement.fixture';
import { freeFormCommands } from '@quiltwright/shared/model/free-form/free-form-commands';
import { openedFreeForm } from '@quiltwright/shared/model/free-form/free-form-document';
import { newDocument } from '@quiltwright/shared/model/standard-quilt/quilt-document';
import { readDocumentFile, writeDocumentFile } from './document-file';
import { freeFormFile } from './free-form-file';
import { standardQuiltFile } from './standard-quilt-file';

const freeForm = { noun: 'quilt', file: freeFormFile } as const;
const standard = { noun: 'quilt', file: standardQuiltFile } as const;

it('gives a free form quilt back, and is refused as a standard one', () => {
  const { quilt } = after(placeAt(3, 4)).document.design;
  const text = writeDocumentFile(freeForm, quilt);
  const loaded = readDocumentFile(freeForm, text);
  expect(loaded.ok && openedFreeForm(loaded.value.content, null).design.quilt).toEqual(quilt);
  expect(readDocumentFile(standard, text)).toMatchObject({ ok: false, error: { code: 'free-form' } });
});

it('has a sideways quilt in its stored form, and gives it back as it was', () => {
  const wide = after(placeAt(3, 4), act(freeFormCommands.turnQuilt)).document.design.quilt;
  const text = writeDocumentFile(freeForm, wide);
  /* Before the quilt was turned, the block was at 3″, 4″ of 40″ × 60″. */
  expect(JSON.parse(text)).toMatchObject({
    quilt: {
      ...{ quiltWidth: 40, quiltLength: 60, sideways: true },
      blocks: [{ xLocation: 3, yLocation: 4 }],
    },
  });
  const loaded = readDocumentFile(freeForm, text);
  expect(loaded.ok && openedFreeForm(loaded.value.content, null).design.quilt).toEqual(wide);
});

it('accepts a standard quilt, whose grid is then free', () => {
  const { chooseSize, chooseBlock, rename } = quiltActions;
  const actions = [chooseSize(9), chooseBlock(0, star), rename('Anna')];
  const { quilt } = actions.reduce((document, action) => ran(document, action), newDocument()).design;
  const text = writeDocumentFile(standard, quilt);
  expect(readDocumentFile(standard, text)).toMatchObject({ ok: true });
  expect(readDocumentFile(freeForm, text)).toMatchObject({
    ok: true,
    value: { content: { generatingSize: 0, quiltName: 'Anna', blocks: [{ numOfColumns: 3, numOfRows: 4 }] } },
  });
});
