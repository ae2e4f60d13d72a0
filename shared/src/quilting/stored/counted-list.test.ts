import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { storeFavourites } from '../../contract/calls/favourite-calls.js';
import { storeQuilt } from '../../contract/calls/quilt-calls.js';
import { checkPayload } from '../../contract/check.js';
import { blockSchema } from './block-schema.js';
import { listOfAtMost } from './counted-list.js';
import { levelsSchema } from './shape-schema.js';

/** Returns a list of this length, and the function `looks`, which returns how often an entry of the list was read. */
function guarded(length: number): { list: unknown[]; looks: () => number } {
  let count = 0;
  const list = new Proxy(new Array<unknown>(length).fill({}), {
    get(items, key, receiver) {
      if (typeof key === 'string' && /^\d+$/.test(key)) count++;
      return Reflect.get(items, key, receiver) as unknown;
    },
  });
  return { list, looks: () => count };
}

const messages = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message, path }) => [path.join('.'), message]) ?? [];

describe('reliability 27: a list', () => {
  it.each([
    ['placements', 10_001, (list: unknown[]) => storeQuilt.body.safeParse({ blocks: list })],
    ['favourites', 501, (list: unknown[]) => storeFavourites.body.safeParse({ fabricNums: list })],
    ['shapes of a layer', 1001, (list: unknown[]) => levelsSchema.safeParse([list])],
  ])('with too many %s is refused before any of them is read', (_, length, parse) => {
    const { list, looks } = guarded(length);
    const { error } = parse(list);
    expect(error?.issues.filter(({ code }) => ['too_big', 'custom'].includes(code))).toHaveLength(1);
    expect(looks()).toBe(0);
  });

  it('stops at its first fault', () => {
    const { list, looks } = guarded(1000);
    expect(levelsSchema.safeParse([[], list, list]).error?.issues).toHaveLength(1);
    const alone = levelsSchema.safeParse([[], list]);
    expect(alone.error?.issues).toMatchObject([{ path: [1, 0, 'shapeNum'] }]);
    // Each shape is looked at once for the number of its corners. Only the first one is parsed.
    expect(looks()).toBe(1000 + 1);
  });

  it('parses a valid list like zod’s own array', () => {
    const list = listOfAtMost(2, z.string().trim());
    expect(list.parse([' a', 'b '])).toEqual(['a', 'b']);
    expect(messages(list, ['a', 'b', 1])).toEqual([['', 'Too big: expected array to have <=2 items']]);
    expect(messages(list, 'ab')).toEqual([['', 'Invalid input: expected array, received string']]);
  });
});

it('reliability 27: layers are counted together, whatever their content', () => {
  const layer = (length: number) => Array.from({ length }, () => ({}));
  const tooMany = [['', 'A block can have at most 1,000 shapes.']];
  expect(messages(levelsSchema, [layer(2_650_000)])).toEqual(tooMany);
  expect(messages(levelsSchema, [layer(500), layer(501)])).toEqual(tooMany);
  expect(messages(levelsSchema, Array(10).fill(layer(1000)))).toEqual([
    ['', 'Maximum number of layers is 9'],
  ]);
  expect(messages(levelsSchema, [null])).toEqual([['0', 'Invalid input: expected array, received null']]);
});

it('reliability 27: an object with very many keys is refused with a short message', () => {
  const wide = Object.fromEntries(
    Array.from({ length: 100_000 }, (_, n) => [`key${String(n)}`.repeat(20), n]),
  );
  const checked = checkPayload(z.strictObject({}), wide);
  expect(checked).toMatchObject({ ok: false, error: { status: 400 } });
  expect(JSON.stringify(checked).length).toBeLessThan(2000);
});

it('reliability 27: the rules of a block skip layers that were not read', () => {
  const levels = [null, Array.from({ length: 1001 }, () => null)];
  const { error } = blockSchema.safeParse({ designName: 'Star', quilterNum: 100, levels, colourways: [[1]] });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['levels']);
});

it('reliability 27: the corners of a block are counted before any shape is read', () => {
  const corner = [0, 0, 0];
  const outlined = (corners: number) => ({ outline: Array.from({ length: corners }, () => corner) });
  const tooMany = [['', 'The outlines of a block can have at most 4,000 corners.']];
  const most = Array.from({ length: 40 }, () => outlined(100));
  expect(messages(levelsSchema, [most, [outlined(1)]])).toEqual(tooMany);
  expect(messages(levelsSchema, [[outlined(1_000_000)]])).toEqual(tooMany);
  expect(messages(levelsSchema, [most])).not.toEqual(tooMany);
});
