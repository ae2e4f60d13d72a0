// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { amountWords, createStashDrafts, draftOf, readDraft } from './stash-drafts';

beforeEach(() => {
  localStorage.clear();
});

describe('the typed stash', () => {
  it('is kept on the device', () => {
    const was = { yards: 1, pieces: [{ width: 21, length: 18, count: 3 }] };
    const draft = { yards: '1/2', pieces: [{ width: '', length: '18', count: 'two' }], was };
    createStashDrafts().setState({ '100/11': draft });
    expect(createStashDrafts().getState()).toEqual({ '100/11': draft });
  });

  it('is stored in yards and inches, and shown as it was stored', () => {
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
    /* 2 m are 2.18723 yd. */
    const metres = { yards: 2 / 0.9144, pieces: [] };
    expect(draftOf({ fabricNum: 11, ...metres }).yards).toBe('2.187');
    expect(amountWords(metres)).toBe('2.187 yd');
  });

  it('is shown in inches if yards have endless decimals and inches don’t', () => {
    const third = { yards: 1 / 3, pieces: [] };
    expect(draftOf({ fabricNum: 11, ...third }).yards).toBe('12″');
    expect(amountWords(third)).toBe('12″');
  });

  it.each([
    ['1 1/2', 54],
    ['1 1/2 yd', 54],
    ['1½ yards', 54],
    ['60 in', 60],
    ['60"', 60],
    ['60″', 60],
    ['2 m', 78.7402],
    ['150 cm', 59.0551],
    ['4 ft', 48],
  ])('accepts the length %s', (yards, inches) => {
    const read = readDraft(11, { yards, pieces: [] });
    expect(read.ok && read.stash.yards * 36).toBeCloseTo(inches, 3);
  });

  it('accepts widths with units', () => {
    /* ¼ yd is 9″, 50 cm are 19.685″. */
    const read = readDraft(11, { yards: '', pieces: [{ width: '1/4 yd', length: '50cm', count: '1' }] });
    expect(read.ok && read.stash.pieces[0]?.width).toBe(9);
    expect(read.ok && read.stash.pieces[0]?.length).toBeCloseTo(19.685, 3);
  });

  it.each([
    ['a word', { yards: 'some' }, 'yards'],
    ['less than nothing', { yards: '-1' }, 'yards'],
    ['in a unit that there isn’t', { yards: '2 bolts' }, 'yards'],
    ['in two units', { yards: '1 yd 2 in' }, 'yards'],
    ['longer than a bolt or two, in inches', { yards: '3601 in' }, 'yards'],
    ['more than a bolt or two', { yards: '101' }, 'yards'],
    ['a thread', { pieces: [{ width: '0.1', length: '9', count: '1' }] }, '0 width'],
    ['no length', { pieces: [{ width: '9', length: '', count: '1' }] }, '0 length'],
    ['half a piece', { pieces: [{ width: '9', length: '9', count: '1.5' }] }, '0 count'],
    ['no pieces', { pieces: [{ width: '9', length: '9', count: '' }] }, '0 count'],
  ])('is refused if it is %s', (_, change, field) => {
    const read = readDraft(11, { yards: '', pieces: [], ...change });
    expect(read.ok ? [] : Object.keys(read.faults)).toEqual([field]);
  });
});
