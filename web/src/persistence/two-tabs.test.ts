// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import {
  browserForEach,
  edit,
  giveName,
  leftNames,
  load,
  nameOf,
  kinds,
  pageWith,
  signIn,
  storeAnswer,
  storedOf,
} from '../../test/document-page';
import { eventually } from '../../test/eventually';

const server = browserForEach();

describe.each(kinds)('a %s in each of two tabs', (kind) => {
  it('has its own history, draft and saves', async () => {
    const one = await pageWith(kind, 'One');
    const other = await load(kind, 'new tab');
    await signIn(other, 100);
    expect(nameOf(other)).toBe('');
    await giveName(other, 'Other');
    edit(one);
    expect(nameOf(one)).toBe('One');
    expect(other.documentSession.store.getState().past).toEqual([]);

    server.reply = storeAnswer(kind, 7, 1);
    one.documentSession.save();
    await eventually(() => {
      expect(storedOf(one)).toEqual({ num: 7, revision: 1 });
    });
    expect(storedOf(other)).toBeNull();

    const drafts = await one.draftStore.all(one.documentSession.kind.id);
    expect(drafts.map(({ name }) => name).sort()).toEqual(['One', 'Other']);
    // Neither tab lists the other's open document.
    await one.documentSession.left.look();
    expect(leftNames(one)).toEqual([]);
  });

  it('follows a new name from the other tab if both have it open', async () => {
    const one = await pageWith(kind, 'Anna');
    const other = await load(kind, 'new tab');
    await signIn(other, 100);
    for (const { documentSession } of [one, other]) {
      const { kind, store } = documentSession;
      const named = kind.rename(kind.begin(), 'Anna');
      const content = kind.contentOf(named.design);
      documentSession.switchTo(kind.open(content, { num: 7, revision: 3 }));
      expect(store.getState().stored).toEqual({ num: 7, revision: 3 });
    }
    one.documentSession.renamed({ num: 7, name: 'Ruth', revision: 4 });
    await eventually(() => {
      expect(nameOf(other)).toBe('Ruth');
    });
    expect(storedOf(other)).toEqual({ num: 7, revision: 4 });
  });

  it('belongs to the quilter who signs in, in either', async () => {
    const one = await pageWith(kind, 'Of 100', 100);
    const other = await load(kind, 'new tab');
    expect(other.session.getState().quilterNum).toBe(100);
    other.session.signOut();
    dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    await eventually(() => {
      expect(one.documentSession.slots.current).toBeNull();
    });
    expect(nameOf(one)).toBe('');
  });
});
