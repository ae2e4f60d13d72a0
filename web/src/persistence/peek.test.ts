// @vitest-environment jsdom
import { expect, describe, it } from 'vitest';
import {
  browserForEach,
  edit,
  load,
  kinds,
  pageWith,
  signIn,
  storeAnswer,
  visit,
} from '../../test/document-page';
import { eventually } from '../../test/eventually';

const server = browserForEach();

/**
 * Returns what another screen learns about the document of this session: its name, its number on the server, and
 * `isSaved`. Null if there is no document.
 */
async function seen({ documentSession }: ReturnType<typeof visit>, quilterNum = 100) {
  const found = await documentSession.peek(quilterNum);
  return (
    found && {
      name: documentSession.kind.nameOf(found.content),
      num: found.stored?.num,
      isSaved: found.isSaved,
    }
  );
}

describe.each(kinds)('a %s in the view of another screen', (kind) => {
  it('is the open one, in its current state', async () => {
    const page = await pageWith(kind, 'Anna');
    expect(await seen(page)).toEqual({ name: 'Anna', num: undefined, isSaved: false });
    server.reply = storeAnswer(kind, 7, 1);
    page.documentSession.save();
    await eventually(async () => {
      expect(await seen(page)).toEqual({ name: 'Anna', num: 7, isSaved: true });
    });
    edit(page);
    expect(await seen(page)).toEqual({ name: 'Anna', num: 7, isSaved: false });
  });

  it('is the one that this tab had open, and stays free for another tab', async () => {
    await pageWith(kind, 'Anna');
    const page = visit(kind);
    expect(await seen(page)).toEqual({ name: 'Anna', num: undefined, isSaved: false });
    expect(page.documentSession.slots.current).toBeNull();
    expect(page.told).toEqual([]);
    const other = await load(kind, 'new tab');
    await signIn(other, 100);
    expect(await seen(other)).toEqual({ name: 'Anna', num: undefined, isSaved: false });
  });

  it('is nobody else’s', async () => {
    await pageWith(kind, 'Anna');
    expect(await seen(visit(kind), 101)).toBeNull();
  });
});
