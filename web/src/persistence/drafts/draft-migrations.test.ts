// @vitest-environment jsdom
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { describe, expect, it, vi } from 'vitest';
import { eventually } from '../../../test/eventually';
import {
  browserForEach,
  closePages,
  edit,
  giveName,
  lastStore,
  leftNames,
  load,
  nameOf,
  pageWith,
  signIn,
  storeAnswer,
  storedOf,
  undo,
  type DocumentPage,
} from '../../../test/document-page';
import type { BlockDesign } from '@quiltwright/shared/model/designed-block/block-document';
import type { QuiltDesign } from '@quiltwright/shared/model/standard-quilt/quilt-document';
import { redone } from '@quiltwright/shared/model/open-document';
import { draftOfVersion1, piecesOfVersion1 } from './drafts-version-1.fixture';
import { blockDraft, blockPieces, quiltDraft, quiltPieces } from './drafts-version-2.fixture';
import { stepsOf } from '@quiltwright/shared/model/history-words.fixture';

const server = browserForEach();

const designOf = ({ documentSession }: DocumentPage) =>
  documentSession.store.getState().design as QuiltDesign;
/** Returns the names of the steps in the history of the open document, oldest first. */
const stepsIn = ({ documentSession }: DocumentPage) => stepsOf(documentSession.store.getState());
const blockDesignOf = ({ documentSession }: DocumentPage) =>
  documentSession.store.getState().design as BlockDesign;

/** Writes a database in the format of version 1, with these drafts, and with the pieces of the first draft. */
async function writeVersion1(...drafts: readonly object[]): Promise<void> {
  const db = await openDB('quiltwright', 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore('drafts', { keyPath: 'slot' });
      fresh.createObjectStore('pieces');
    },
  });
  for (const draft of drafts) await db.put('drafts', draft);
  for (const [number, piece] of piecesOfVersion1) {
    await db.put('pieces', piece, [draftOfVersion1.slot, number]);
  }
  db.close();
}

describe('a draft of the first version of the database', () => {
  it('opens with its history, and its save continues', async () => {
    await writeVersion1(draftOfVersion1);
    server.reply = storeAnswer('quilt', 7, 4);
    const page = await load('quilt');
    await signIn(page, 100);
    expect(nameOf(page)).toBe('Anna');
    const shown = () => {
      const { quilt, spare } = designOf(page);
      return [quilt.generatingLayout, quilt.quiltName, spare?.blockNum ?? null];
    };
    expect(page.documentSession.store.getState().past).toHaveLength(6);
    expect(shown()).toEqual([3, 'Anna', 5]);
    page.documentSession.store.setState(redone);
    expect(shown()).toEqual([3, 'Cleo', 5]);
    undo(page);
    undo(page);
    expect(shown()).toEqual([3, '', 5]);
    undo(page);
    expect(shown()).toEqual([4, '', null]);

    await eventually(() => {
      expect(storedOf(page)).toEqual({ num: 7, revision: 4 });
    });
    expect(lastStore('quilt', server)).toEqual({ num: 7, revision: 3, name: 'Anna' });
    expect(server.received.at(-1)?.headers['idempotency-key']).toBe('32ad789f-d79f-4b6c-a0ab-9f7e26fa2a41');
  });

  it('stays if another draft is damaged, which is reported once', async () => {
    const damaged = {
      ...draftOfVersion1,
      slot: '5b0dbd17-93a1-4ec3-bb0e-0c3bc1f0c5a1',
      changedAt: draftOfVersion1.changedAt + 1,
      head: 7,
    };
    await writeVersion1(draftOfVersion1, damaged, { slot: 'nobody knows what' });
    const page = await load('quilt');
    await signIn(page, 100);
    expect(page.told[0]).toBe('This device’s copy of your last quilt can’t be read.');
    expect(nameOf(page)).toBe('Anna');
    expect(leftNames(page)).toEqual([]);
    expect((await load('quilt')).told).toEqual([]);
  });

  it('is no block', async () => {
    await writeVersion1(draftOfVersion1);
    const page = await load('block');
    await signIn(page, 100);
    expect(nameOf(page)).toBe('');
    expect(await page.draftStore.all('designed-block')).toEqual([]);
  });
});

/** Writes a database in the format of version 2, with a quilt and a block. */
async function writeVersion2(): Promise<void> {
  const db = await openDB('quiltwright', 2, {
    upgrade: (fresh) => {
      fresh.createObjectStore('drafts', { keyPath: 'slot' }).createIndex('kind', 'kind');
      fresh.createObjectStore('pieces');
    },
  });
  for (const [{ slot, ...draft }, pieces] of [
    [quiltDraft, quiltPieces],
    [blockDraft, blockPieces],
  ] as const) {
    await db.put('drafts', { slot, ...draft });
    for (const [index, piece] of pieces.entries()) await db.put('pieces', piece, [slot, index + 1]);
  }
  db.close();
}

describe('drafts of the second version of the database', () => {
  it('open with their histories and the typed name, each in the editor of its kind', async () => {
    await writeVersion2();
    const quilt = await load('quilt');
    await signIn(quilt, 100);
    expect(designOf(quilt).quilt).toMatchObject({ quiltWidth: 96, quiltLength: 108 });
    expect(quilt.documentSession.store.getState().newName).toBe('Anna’s second');
    expect(stepsIn(quilt)).toEqual(['Quilt size Queen']);
    undo(quilt);
    expect(designOf(quilt).quilt.generatingSize).toBe(0);

    const block = await load('block', 'new tab');
    await signIn(block, 100);
    const fabrics = () =>
      blockDesignOf(block)
        .block.levels.flat()
        .map(({ fillFabric }) => fillFabric);
    expect(fabrics()).toEqual([40, 32, 33]);
    expect(stepsIn(block)).toEqual(['Star', 'Fabric of patch 1']);
    undo(block);
    expect(fabrics()).toEqual([31, 32, 33]);
  });

  it.each([
    ['quilt', quiltDraft],
    ['block', blockDraft],
  ] as const)('belong to the tab that had them: %s', async (noun, { slot }) => {
    await writeVersion2();
    sessionStorage.setItem(`${noun}-slot`, JSON.stringify({ slot, isClosed: true }));
    const page = await load(noun);
    await signIn(page, 100);
    expect(page.documentSession.slots.current?.slot).toBe(slot);
    // If the page was closed normally, there is no message.
    expect(page.told).toEqual([]);
    // The note is now stored under the id of the kind, and no longer under the noun.
    expect(sessionStorage.getItem(`${noun}-slot`)).toBeNull();
  });
});

/** Returns the key and the value of each record in the database that stores a piece of a draft. */
async function pieceRecords(): Promise<(readonly [key: unknown[], value: unknown])[]> {
  const db = await openDB('quiltwright');
  const [keys, values] = await Promise.all([db.getAllKeys('pieces'), db.getAll('pieces')]);
  db.close();
  return keys.map((key, index) => [key as unknown[], values[index]] as const);
}

/** Rewrites the drafts in the format of version 3 of the database, in which each piece was a record. */
async function writeVersion3(): Promise<void> {
  const db = await openDB('quiltwright');
  const drafts = (await db.getAll('drafts')) as object[];
  db.close();
  const records = await pieceRecords();
  vi.stubGlobal('indexedDB', new IDBFactory());
  const before = await openDB('quiltwright', 3, {
    upgrade: (fresh) => {
      fresh.createObjectStore('drafts', { keyPath: 'slot' }).createIndex('kind', 'kind');
      fresh.createObjectStore('pieces');
    },
  });
  for (const draft of drafts) await before.put('drafts', draft);
  for (const [[slot, first], pieces] of records) {
    for (const [index, piece] of (pieces as unknown[]).entries())
      await before.put('pieces', piece, [slot as string, Number(first) + index]);
  }
  before.close();
}

describe('a draft of the third version of the database', () => {
  it('opens with its history, and continues', async () => {
    const page = await pageWith('quilt', 'Anna');
    await giveName(page, 'Berta');
    edit(page);
    await giveName(page, 'Cleo');
    const { design, past } = page.documentSession.store.getState();
    closePages();
    await writeVersion3();
    const later = await load('quilt');
    await signIn(later, 100);
    expect(later.told).toEqual([]);
    expect(later.documentSession.store.getState()).toMatchObject({ design, past });
    await giveName(later, 'Dora');
    const again = await load('quilt');
    await signIn(again, 100);
    expect(nameOf(again)).toBe('Dora');
    undo(again);
    const before = past.at(-1)?.design as QuiltDesign;
    expect(designOf(again).quilt).toEqual({ ...before.quilt, quiltName: 'Dora' });
  });
});

it('uses one record for all pieces of a write', async () => {
  const page = await pageWith('quilt', 'Anna');
  const before = await pieceRecords();
  /* Four pieces: the placement, its levels, the quilt, and the quilt as saved. */
  expect(before).toMatchObject([[[expect.anything(), 1, 4], { length: 4 }]]);
  await giveName(page, 'Berta');
  expect(await pieceRecords()).toHaveLength(before.length + 1);
});
