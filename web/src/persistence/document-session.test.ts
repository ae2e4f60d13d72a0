// @vitest-environment jsdom
import { newStandardQuilt } from '@quiltwright/shared/quilting/quilt';
import { describe, expect, it, vi } from 'vitest';
import { eventually } from '../../test/eventually';
import {
  browserForEach,
  edit,
  fillStorage,
  giveName,
  isSaved,
  leftNames,
  load,
  nameOf,
  kinds,
  nounOf,
  pageWith,
  rename,
  signIn,
  slotOfLeft,
  storedOf,
  undo,
  type Kind,
  type DocumentPage,
} from '../../test/document-page';
import { blockFile } from './files/block-file';
import { quiltFile } from './files/quilt-file';
import { designedBlockKind } from './kinds/designed-block-kind';
import { writeDocumentFile } from './files/document-file';
import { levelsIn } from '@quiltwright/shared/model/levels.fixture';
import type { BlockDesign } from '@quiltwright/shared/model/designed-block/block-document';
import { redone } from '@quiltwright/shared/model/open-document';

browserForEach();

/** Returns a file of a document called ‘From a file’. */
function fileOf(kind: Kind): File {
  const name = 'From a file';
  const text =
    kind === 'quilt'
      ? writeDocumentFile({ noun: 'quilt', file: quiltFile }, { ...newStandardQuilt(0), quiltName: name })
      : writeDocumentFile(
          { noun: 'block', file: blockFile },
          { ...designedBlockKind.begin().saved, designName: name },
        );
  return new File([text], 'x.json');
}

async function loadFile(page: DocumentPage, kind: Kind): Promise<string | null> {
  const { files } = page.documentSession;
  await files.load(fileOf(kind), (message) => page.told.push(message));
  return files.fault.getState().message;
}

describe.each(kinds)('another %s in the editor', (kind) => {
  it('leaves a document with unsaved changes on this device', async () => {
    const page = await pageWith(kind, 'Mine', 2);
    page.documentSession.startNew();
    await eventually(() => {
      expect(leftNames(page)).toEqual(['Mine']);
    });
    await giveName(page, 'Other');
    expect(nameOf(await load(kind))).toBe('Other');
  });

  it('from a file says that the previous document is kept', async () => {
    const page = await pageWith(kind, 'Mine', 2);
    expect(page.documentSession.slots.canBeLeft()).toBe(true);
    expect(await loadFile(page, kind)).toBeNull();
    expect(nameOf(page)).toBe('From a file');
    expect(isSaved(page)).toBe(false);
    expect(page.told).toEqual([
      `“x.json” is open. The ${nounOf(kind)} that was open before is kept on this device.`,
    ]);
    await eventually(() => {
      expect(leftNames(page)).toEqual(['Mine']);
    });
  });

  it('from a file does not replace changes that would be lost', async () => {
    const page = await pageWith(kind, 'Kept', 2);
    fillStorage(page);
    rename(page, 'Mine');
    expect(await loadFile(page, kind)).toBe(
      `This device can’t keep your ${nounOf(kind)}. Before you go on, save or download it.`,
    );
    expect(nameOf(page)).toBe('Mine');
    expect(page.told).toEqual([]);
    expect(page.documentSession.slots.canBeLeft()).toBe(false);
  });

  it('from this device does not replace changes that would be lost', async () => {
    const page = await pageWith(kind, 'Left', 2);
    page.documentSession.startNew();
    const slot = await slotOfLeft(page);
    fillStorage(page);
    rename(page, 'Mine');
    expect(await page.documentSession.left.open(slot)).toMatchObject({
      ok: false,
      error: { code: 'unkept' },
    });
    expect(nameOf(page)).toBe('Mine');
    vi.restoreAllMocks();
    expect(await page.documentSession.left.open(slot)).toMatchObject({ ok: true });
    expect(nameOf(page)).toBe('Left');
    expect(leftNames(page)).toEqual(['Mine']);
  });

  it('opens at once if nothing can be lost', async () => {
    const page = await load(kind);
    await signIn(page, 2);
    fillStorage(page);
    expect(await loadFile(page, kind)).toBeNull();
    expect(nameOf(page)).toBe('From a file');
  });

  it('does not open from a file of another kind', async () => {
    const page = await pageWith(kind, 'Mine', 2);
    const other = kind === 'quilt' ? 'block' : 'quilt';
    expect(await loadFile(page, other)).toMatch(
      new RegExp(`^This file is a ${other}, not a ${nounOf(kind)}\\. Load the file on the screen`),
    );
    expect(nameOf(page)).toBe('Mine');
  });
});

/** Returns a page whose open document is stored on the server under number 7 in revision 3, without unsaved changes. */
async function pageWithStored(kind: Kind, name: string): Promise<DocumentPage> {
  const page = await pageWith(kind, name);
  const { store, kind: documentKind } = page.documentSession;
  store.setState(({ design }) => ({
    stored: { num: 7, revision: 3 },
    saved: documentKind.contentOf(design),
  }));
  return page;
}

describe.each(kinds)('a stored %s that was renamed', (kind) => {
  it('has its new name in the editor too, and undo keeps it', async () => {
    const page = await pageWithStored(kind, 'Anna');
    edit(page);
    undo(page);
    page.documentSession.renamed({ num: 7, name: 'Ruth', revision: 4 });
    expect(nameOf(page)).toBe('Ruth');
    expect(storedOf(page)).toEqual({ num: 7, revision: 4 });
    expect(isSaved(page)).toBe(true);
    page.documentSession.store.setState(redone);
    expect(nameOf(page)).toBe('Ruth');
    expect(isSaved(page)).toBe(false);
    undo(page);
    expect(isSaved(page)).toBe(true);
  });

  it('has it in other tabs too', async () => {
    const other = await pageWithStored(kind, 'Anna');
    const page = await load(kind, 'new tab');
    page.documentSession.renamed({ num: 7, name: 'Ruth', revision: 4 });
    await eventually(() => {
      expect(nameOf(other)).toBe('Ruth');
    });
    expect(storedOf(other)).toEqual({ num: 7, revision: 4 });
    expect(nameOf(page)).toBe('');
  });

  it('keeps other changes in the editor unsaved', async () => {
    const page = await pageWithStored(kind, 'Anna');
    edit(page);
    page.documentSession.renamed({ num: 7, name: 'Ruth', revision: 4 });
    expect(nameOf(page)).toBe('Ruth');
    expect(isSaved(page)).toBe(false);
  });

  it('keeps its revision if it was changed elsewhere, so that its next save asks', async () => {
    const page = await pageWithStored(kind, 'Anna');
    page.documentSession.renamed({ num: 7, name: 'Ruth', revision: 5 });
    expect(nameOf(page)).toBe('Anna');
    expect(storedOf(page)).toEqual({ num: 7, revision: 3 });
  });

  it('leaves another document in the editor alone', async () => {
    const page = await pageWithStored(kind, 'Anna');
    page.documentSession.renamed({ num: 8, name: 'Ruth', revision: 4 });
    expect(nameOf(page)).toBe('Anna');
    expect(storedOf(page)).toEqual({ num: 7, revision: 3 });
  });
});

describe.each(kinds)('a stored %s that was deleted', (kind) => {
  it('is closed in the editor', async () => {
    const page = await pageWithStored(kind, 'Anna');
    page.documentSession.deleted(7);
    expect(nameOf(page)).toBe('');
    expect(storedOf(page)).toBeNull();
    expect(isSaved(page)).toBe(true);
  });

  it('stays open as a new document if it has unsaved changes', async () => {
    const page = await pageWithStored(kind, 'Anna');
    edit(page);
    page.documentSession.deleted(7);
    expect(nameOf(page)).toBe('Anna');
    expect(storedOf(page)).toBeNull();
    expect(isSaved(page)).toBe(false);
  });

  it('leaves another document in the editor alone', async () => {
    const page = await pageWithStored(kind, 'Anna');
    page.documentSession.deleted(8);
    expect(storedOf(page)).toEqual({ num: 7, revision: 3 });
  });
});

describe('a block with colourways', () => {
  it('saves them with it, and keeps them on this device until then', async () => {
    const page = await pageWithStored('block', 'Anna');
    const { store } = page.documentSession;
    const shown = () => store.getState().design as BlockDesign;
    const block = { ...shown().block, levels: levelsIn([40]), colourways: [[41]] };
    store.setState({ design: { block } });
    expect(isSaved(page)).toBe(false);
    page.documentSession.startNew();
    expect(await page.documentSession.left.open(await slotOfLeft(page))).toMatchObject({ ok: true });
    expect(shown().block.colourways).toEqual([[41]]);
  });
});
