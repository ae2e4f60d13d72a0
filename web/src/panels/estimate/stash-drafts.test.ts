// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { amountWords, createStashDrafts, draftOf, readDraft } from './stash-drafts';

beforeEach(() => {
  localStorage.clear();
});

describe('what is typed of a stash', () => {
  it('is kept on the device', () => {
    const was = { yards: 1, pieces: [{ width: 21, length: 18, count: 3 }] };
    const draft = { yards: '1/2', pieces: [{ width: '', length: '18', count: 'two' }], was };
    createStashDrafts().setState({ '100/11': draft });
    expect(createStashDrafts().getState()).toEqual({ '100/11': draft });
  });

  it('is stored in yards and inches, and typed as it was stored', () => {
    const draft = { yards: '2 3/8', pieces: [{ width: '21', length: '9½', count: '3' }] };
    const stash = { fabricNum: 11, yards: 2.375, pieces: [{ width: 21, length: 9.5, count: 3 }] };
    expect(readDraft(11, draft)).toEqual({ ok: true, stash });
    const was = { yards: 2.375, pieces: stash.pieces };
    expect(draftOf(stash)).toEqual({ ...draft, yards: '2⅜', was });
    expect(amountWords(was)).toBe('2⅜ yd, 3 of 21″ × 9½″');
    expect(amountWords(draftOf(undefined).was)).toBe('nothing');
    expect(readDraft(11, draftOf(stash))).toEqual({ ok: true, stash });
    expect(readDraft(11, draftOf(undefined))).toEqual({
      ok: true,
      stash: { ...stash, yards: 0, pieces: [] },
    });
  });

  it('has no more decimals than a quilter reads', () => {
    const third = { yards: 1 / 3, pieces: [] };
    expect(draftOf({ fabricNum: 11, ...third }).yards).toBe('0.333');
    expect(amountWords(third)).toBe('0.333 yd');
  });

  it.each([
    ['a word', { yards: 'some' }, 'yards'],
    ['less than nothing', { yards: '-1' }, 'yards'],
    ['more than a bolt or two', { yards: '101' }, 'yards'],
    ['a thread', { pieces: [{ width: '0.1', length: '9', count: '1' }] }, '0 width'],
    ['no length', { pieces: [{ width: '9', length: '', count: '1' }] }, '0 length'],
    ['half a piece', { pieces: [{ width: '9', length: '9', count: '1.5' }] }, '0 count'],
    ['no pieces', { pieces: [{ width: '9', length: '9', count: '' }] }, '0 count'],
  ])('is refused where it is %s', (_, change, field) => {
    const read = readDraft(11, { yards: '', pieces: [], ...change });
    expect(read.ok ? [] : Object.keys(read.faults)).toEqual([field]);
  });
});
