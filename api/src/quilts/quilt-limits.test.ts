import { retrFabricsForQuilt, retrQuilt, storeQuilt } from '@quiltwright/shared/contract/calls/quilt-calls';
import { packedQuilt, unpackedQuilt } from '@quiltwright/shared/quilting/stored/packed-quilt';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../test/browser.js';
import { cribQuilt, largestQuilt } from '../../test/quilts.js';
import { testApi } from '../../test/test-api.js';

const api = testApi({ library: true });
let quilter: Browser;
beforeAll(async () => {
  quilter = await api().subscriber();
});

/**
 * Returns a quilt of one placement with one shape. `changes`, `placement` and `shape` replace fields, and may
 * break a rule.
 */
function quilt(changes: object = {}, placement: object = {}, shape: object = {}): Record<string, unknown> {
  const goodShape = {
    ...{ shapeNum: 1, shapeType: 1, fillFabric: 11 },
    ...{ shapeXLoc: 0, shapeYLoc: 0, shapeWidth: 1000, shapeHeight: 1000 },
  };
  const goodPlacement = {
    ...{ blockNum: 1, blockWidth: 12, blockHeight: 12, xLocation: 0, yLocation: 0 },
    levels: [[{ ...goodShape, ...shape }]],
  };
  return { ...cribQuilt(quilter.quilterNum), blocks: [{ ...goodPlacement, ...placement }], ...changes };
}

const inPlacement = (placement: object) => () => quilt({}, placement);
const inShape = (shape: object) => () => quilt({}, {}, shape);
const inQuilt = (changes: object) => () => quilt(changes);

const shapes = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    ...{ shapeNum: n, shapeType: 1, fillFabric: 1 },
    ...{ shapeXLoc: 0, shapeYLoc: 0, shapeWidth: 10, shapeHeight: 10 },
  }));

/** Returns placements of `count` different own blocks of the quilter. */
const ownBlocks = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    ...{ blockNum: 10_000 + n, blockWidth: 1, blockHeight: 1, xLocation: n % 36, yLocation: 0 },
    levels: [shapes(1)],
  }));

describe('a quilt at its limits', () => {
  it.each<[string, () => Record<string, unknown>]>([
    ['the smallest', inQuilt({ quiltWidth: 36, quiltLength: 36 })],
    ['the largest', inQuilt({ quiltWidth: 260, quiltLength: 260 })],
    ['a block as wide and as long as it is wide', inPlacement({ blockWidth: 36, blockHeight: 36 })],
    [
      'a block of one inch in the last corner',
      inPlacement({ blockWidth: 1, blockHeight: 1, xLocation: 35, yLocation: 47 }),
    ],
    ['36 columns that just fit', inPlacement({ blockWidth: 1, blockHeight: 1, numOfColumns: 36 })],
    ['nine levels', inPlacement({ levels: Array.from({ length: 9 }, () => shapes(1)) })],
    ['a thousand shapes', inPlacement({ levels: [shapes(500), shapes(500)] })],
    [
      'a shape of one unit in the last corner',
      inShape({ shapeXLoc: 999, shapeYLoc: 999, shapeWidth: 1, shapeHeight: 1 }),
    ],
    ['sashing of 12 inches', inQuilt({ sashingWidth: 12, generatingSashing: 2 })],
    ['borders to the middle', inQuilt({ borderWidth1: 10, borderWidth2: 8 })],
    ['a name of 99 letters', inQuilt({ quiltName: 'x'.repeat(99) })],
    ['no blocks', inQuilt({ blocks: [] })],
    ['an empty place', inPlacement({ blockNum: 0, levels: [] })],
  ])('%s is stored', async (_, body) => {
    expect((await quilter.call(storeQuilt, { body: body() as never })).status).toBe(201);
  });
});

/**
 * Returns a free form quilt of 40 × 60 inches with 3 × 3 copies of 10 inches. The copies end 2 inches before
 * the quilt's edges.
 */
const freeForm = (changes: object = {}, placement: object = {}) =>
  quilt(
    {
      ...{ generatingSize: 0, generatingLayout: 0, quiltWidth: 40, quiltLength: 60, ...changes },
    },
    {
      ...{ blockWidth: 10, blockHeight: 10, xLocation: 4, yLocation: 22, numOfColumns: 3, numOfRows: 3 },
      ...{ xSeparation: 2, ySeparation: 3, ...placement },
    },
  );

describe('a free form quilt', () => {
  it.each<[string, object, object]>([
    ['with its last copies in the corner', {}, { xLocation: 6, yLocation: 24 }],
    ['as wide as it is long', { quiltWidth: 60 }, {}],
    [
      'with a block of its whole width',
      {},
      one({ blockWidth: 40, blockHeight: 40, xLocation: 0, yLocation: 20 }),
    ],
    ['with a border of half its width', { quiltWidth: 41, borderWidth1: 20 }, {}],
    ['with border 2 of half of what border 1 leaves', { borderWidth1: 5, borderWidth2: 15 }, {}],
    ['with 99 columns', { quiltWidth: 99, quiltLength: 99 }, row({ numOfColumns: 99 })],
    ['with 99 rows', { quiltWidth: 99, quiltLength: 99 }, row({ numOfRows: 99 })],
    ['with a block over another', { borderWidth1: 12 }, { xSeparation: 0, ySeparation: 0 }],
  ])('%s is stored', async (_, changes, placement) => {
    const body = freeForm(changes, placement) as never;
    expect((await quilter.call(storeQuilt, { body })).status).toBe(201);
  });

  const pokesOut = 'extends over the edge of the quilt';
  it.each<[string, object, object, string]>([
    ['wider than long', { quiltWidth: 60.5 }, {}, 'must not exceed its length'],
    ['of more than 260 inches', { quiltLength: 260.5 }, {}, 'quiltLength must be at most 260'],
    ['of less than 36 inches', { quiltWidth: 35.5 }, {}, 'quiltWidth must be at least 36'],
    ['whose copies end beyond its width', {}, { xLocation: 6.001 }, pokesOut],
    ['whose copies end beyond its length', {}, { yLocation: 24.001 }, pokesOut],
    ['with a copy too many across', {}, { numOfColumns: 4 }, pokesOut],
    ['with a copy too many down', {}, { numOfRows: 4 }, pokesOut],
    ['whose spacing pushes copies out', {}, { xSeparation: 3.5 }, pokesOut],
    ['with a block wider than it', {}, one({ blockWidth: 41, xLocation: 0 }), pokesOut],
    [
      'with a block longer than its width',
      {},
      one({ blockHeight: 41, yLocation: 0 }),
      'may be longer than the quilt is wide',
    ],
    ['with a block of less than an inch', {}, { blockHeight: 0.99 }, 'blockHeight must be at least 1'],
    ['with a block above it', {}, { yLocation: -0.001 }, 'yLocation must be at least 0'],
    ['with a spacing below 0', {}, { ySeparation: -0.001 }, 'ySeparation must be at least 0'],
    [
      'with 100 columns',
      { quiltWidth: 100, quiltLength: 100 },
      row({ numOfColumns: 100 }),
      'must be at most 99',
    ],
    ['with no rows', {}, { numOfRows: 0 }, 'numOfRows must be at least 1'],
    [
      'with a border of more than half its width',
      { quiltWidth: 41, borderWidth1: 20.5 },
      {},
      'The first border must not be wider',
    ],
    [
      'with border 2 too wide',
      { borderWidth1: 5, borderWidth2: 15.001 },
      {},
      'The second border must not be wider than half',
    ],
    ['with a border below 0', { borderWidth2: -1 }, {}, 'borderWidth2 must be at least 0'],
    [
      'with sashing of more than a foot',
      { generatingSashing: 2, sashingWidth: 12.5 },
      {},
      'sashingWidth must be',
    ],
  ])('%s is refused', async (_, changes, placement, detail) => {
    const refused = await quilter.refused(storeQuilt, { body: freeForm(changes, placement) });
    expect(refused.body.detail).toContain(detail);
    expect(refused.status).toBe(422);
  });
});

describe('copies', () => {
  it('are 100,000 at most in all placements', async () => {
    /* A placement of 99 × 99 has 9,801 copies. Ten such placements have 98,010 copies, and eleven have 107,811. */
    const large = (placements: number) =>
      freeForm({
        ...{ quiltWidth: 260, quiltLength: 260 },
        blocks: Array.from({ length: placements }, (_, index) => ({
          ...row({ blockNum: 1, numOfColumns: 99, numOfRows: 99 }),
          levels: index === 0 ? [shapes(1)] : [],
        })),
      });
    expect((await quilter.call(storeQuilt, { body: large(10) as never })).status).toBe(201);
    const { status, body } = await quilter.refused(storeQuilt, { body: large(11) });
    expect(status).toBe(422);
    expect(body.detail).toBe('A quilt can have at most 100,000 blocks, including copies.');
  });
});

/** Returns the fields of a placement without copies. */
function one(placement: object) {
  return { numOfColumns: 1, numOfRows: 1, ...placement };
}

/** Returns the fields of a placement of one-inch blocks, side by side. */
function row(placement: object) {
  return one({
    ...{ blockWidth: 1, blockHeight: 1, xLocation: 0, yLocation: 0 },
    xSeparation: 0,
    ySeparation: 0,
    ...placement,
  });
}

describe('a quilt beyond its limits', () => {
  it.each<[string, () => Record<string, unknown>, number, string]>([
    ['too narrow', inQuilt({ quiltWidth: 35.9 }), 422, 'quiltWidth'],
    ['too long', inQuilt({ quiltLength: 261 }), 422, 'quiltLength'],
    [
      'wider than long',
      inQuilt({ quiltWidth: 60, quiltLength: 48 }),
      422,
      'width of the quilt must not exceed',
    ],
    ['a negative border', inQuilt({ borderWidth1: -1 }), 422, 'borderWidth1'],
    [
      'border 1 beyond half',
      inQuilt({ borderWidth1: 19 }),
      422,
      'The first border must not be wider than half',
    ],
    [
      'border 2 beyond half',
      inQuilt({ borderWidth1: 10, borderWidth2: 9 }),
      422,
      'The second border must not be wider than half',
    ],
    ['sashing too wide', inQuilt({ sashingWidth: 12.1 }), 422, 'sashingWidth'],
    ['sashing below 0', inQuilt({ sashingWidth: -0.1 }), 422, 'sashingWidth'],
    ['a sashing mode of 1', inQuilt({ generatingSashing: 1 }), 400, 'generatingSashing'],
    ['an unknown size', inQuilt({ generatingSize: 5 }), 400, 'generatingSize'],
    ['an unknown layout', inQuilt({ generatingLayout: 7 }), 400, 'generatingLayout'],
    ['a width in letters', inQuilt({ quiltWidth: '36' }), 400, 'quiltWidth'],
    ['a width of null', inQuilt({ quiltWidth: null }), 400, 'quiltWidth'],
    ['a list for a name', inQuilt({ quiltName: ['Crib'] }), 400, 'quiltName'],
    ['an operator for a name', inQuilt({ quiltName: { $ne: null } }), 400, 'quiltName'],
    ['an apostrophe in the name', inQuilt({ quiltName: "Baby's" }), 422, "apostrophes (')"],
    ['a quote in the name', inQuilt({ quiltName: '12" squares' }), 422, 'quotes (")'],
    ['an empty name', inQuilt({ quiltName: '   ' }), 422, 'Please, give the quilt a name.'],
    ['a name of 100 letters', inQuilt({ quiltName: 'x'.repeat(100) }), 422, 'too long'],
    ['another version', inQuilt({ schemaVersion: 8 }), 400, 'schemaVersion'],
    ['a missing look', inPlacement({ levels: undefined, look: 0 }), 422, 'index of an entry in “looks”'],
    ['no levels', inPlacement({ levels: undefined }), 422, 'either its own “levels”'],
    ['an unknown key', inQuilt({ owner: 100 }), 400, 'owner'],
    ['an _id', inQuilt({ _id: 7 }), 400, '_id'],
    ['a key that begins with $', inQuilt({ $set: { revision: 9 } }), 400, '$set'],
    ['a key with a dot', inQuilt({ 'blocks.0': {} }), 400, 'blocks.0'],
    ['blocks that are no list', inQuilt({ blocks: {} }), 400, 'blocks'],
    ['a block too narrow', inPlacement({ blockWidth: 0.9 }), 422, 'blocks › 0 › blockWidth'],
    [
      'a block wider than the quilt',
      inPlacement({ blockWidth: 37 }),
      422,
      'extends over the edge of the quilt',
    ],
    ['a block that pokes out', inPlacement({ xLocation: 24.1 }), 422, 'extends over the edge of the quilt'],
    ['a copy that pokes out below', inPlacement({ numOfRows: 5 }), 422, 'extends over the edge of the quilt'],
    ['a block left of the quilt', inPlacement({ xLocation: -1 }), 422, 'blocks › 0 › xLocation'],
    ['a separation below 0', inPlacement({ xSeparation: -1 }), 422, 'blocks › 0 › xSeparation'],
    ['a separation too wide', inPlacement({ ySeparation: 261 }), 422, 'blocks › 0 › ySeparation'],
    ['no columns', inPlacement({ numOfColumns: 0 }), 422, 'blocks › 0 › numOfColumns'],
    ['100 rows', inPlacement({ numOfRows: 100 }), 422, 'blocks › 0 › numOfRows'],
    ['half a column', inPlacement({ numOfColumns: 1.5 }), 400, 'blocks › 0 › numOfColumns'],
    ['an unknown key in a block', inPlacement({ rotation: 90 }), 400, 'rotation'],
    [
      'ten levels',
      inPlacement({ levels: Array.from({ length: 10 }, () => []) }),
      422,
      'Maximum number of layers is 9',
    ],
    ['1,001 shapes', inPlacement({ levels: [shapes(501), shapes(500)] }), 422, 'at most 1,000 shapes'],
    ['an unknown shape type', inShape({ shapeType: 4 }), 400, 'shapeType'],
    ['a shape left of its block', inShape({ shapeXLoc: -1 }), 422, 'shapeXLoc'],
    ['a shape too flat', inShape({ shapeHeight: 0.9 }), 422, 'shapeHeight'],
    ['a shape too wide', inShape({ shapeWidth: 1001 }), 422, 'shapeWidth'],
    ['a shape that pokes out', inShape({ shapeXLoc: 1 }), 422, 'extends over the edge of its block'],
    ['an unknown key in a shape', inShape({ opacity: 0.5 }), 400, 'opacity'],
    ['a fabric in letters', inShape({ fillFabric: '11' }), 400, 'fillFabric'],
    ['a missing fabric', inShape({ fillFabric: 9999 }), 422, 'There is no fabric 9999.'],
    ['a missing upload', inShape({ fillFabric: 10_000 }), 422, 'There is no fabric 10000.'],
    [
      'a missing border fabric',
      inQuilt({ borderWidth1: 1, borderFabric1: 9998 }),
      422,
      'There is no fabric 9998.',
    ],
    [
      'many missing fabrics',
      inPlacement({ levels: [shapes(9).map((shape, n) => ({ ...shape, fillFabric: 9001 + n }))] }),
      422,
      'There is no fabric 9001, 9002, 9003, 9004, 9005 and 4 more.',
    ],
    ['a missing block', inPlacement({ blockNum: 9999 }), 422, 'There is no block 9999.'],
    [
      'more than 500 own blocks',
      inQuilt({ blocks: ownBlocks(501) }),
      422,
      'This quilt uses 501 different blocks of your own, but the maximum is 500',
    ],
    ['500 missing own blocks', inQuilt({ blocks: ownBlocks(500) }), 422, 'There is no block 10000,'],
    ['a missing own block', inPlacement({ blockNum: 10_000 }), 422, 'There is no block 10000.'],
    [
      'another quilter’s number',
      inQuilt({ quilterNum: 2 }),
      403,
      'You are now logged in with another account',
    ],
  ])('%s is refused', async (_, body, status, detail) => {
    const refused = await quilter.refused(storeQuilt, { body: body() });
    expect(refused.body.detail).toContain(detail);
    expect(refused.status).toBe(status);
  });

  it('is answered with the numbers of all missing blocks', async () => {
    const blocks = ownBlocks(7);
    const { body } = await quilter.refused(storeQuilt, { body: quilt({ blocks }) });
    expect(body.missingBlocks).toEqual(blocks.map(({ blockNum }) => blockNum));
  });

  it('is answered with every wrong place, up to 20', async () => {
    const placement = { ...(quilt().blocks as object[])[0], xLocation: -1, numOfRows: 0 };
    const body = quilt({ blocks: Array.from({ length: 30 }, () => placement) });
    const { body: problem } = await quilter.refused(storeQuilt, { body });
    expect(problem.errors?.map(({ path }) => path).slice(0, 3)).toEqual([
      'blocks.0.xLocation',
      'blocks.0.numOfRows',
      'blocks.1.xLocation',
    ]);
    expect(problem.errors).toHaveLength(20);
  });

  it('with infinite counts is refused: Infinity and NaN aren’t JSON, and 1e999 isn’t a number', async () => {
    const text = JSON.stringify(quilt());
    for (const number of ['NaN', 'Infinity', '1e999', '-1e999']) {
      const body = text.replace('"quiltWidth":36', `"quiltWidth":${number}`);
      expect((await quilter.refused(storeQuilt, { body })).status, number).toBe(400);
    }
  });
});

describe('a large quilt', () => {
  const many = (count: number) =>
    quilt({
      blocks: Array.from({ length: count }, (_, n) => ({
        ...{ blockNum: 1, blockWidth: 1, blockHeight: 1, xLocation: n % 36, yLocation: 0 },
        levels: n === 0 ? [shapes(1000)] : [],
      })),
    });

  it('of 10,000 blocks is stored', async () => {
    const { status } = await quilter.call(storeQuilt, { body: many(10_000) as never });
    expect(status).toBe(201);
  });

  it('of 10,001 blocks is refused', async () => {
    const { status, body } = await quilter.refused(storeQuilt, { body: many(10_001) });
    expect([status, body.errors?.[0]?.path]).toEqual([422, 'blocks']);
  });

  it('with as many placements as fit takes less than 1 MB, sent and returned', async () => {
    const largest = largestQuilt(quilter.quilterNum);
    const body = packedQuilt(largest);
    expect(JSON.stringify(body).length).toBeLessThan(1_000_000);
    const { status, body: stored } = await quilter.call(storeQuilt, { body });
    expect(status).toBe(201);
    const query = { quiltNum: String(stored.quiltNum) };
    const { body: given } = await quilter.call(retrQuilt, { query: { ...query, form: 'looks' } });
    expect(JSON.stringify(given).length).toBeLessThan(1_000_000);
    const { blocks } = unpackedQuilt(given);
    expect(blocks).toEqual(largest.blocks);
    expect(new Set(blocks.map(({ levels }) => levels)).size).toBe(12);
    const { body: fabrics } = await quilter.call(retrFabricsForQuilt, { query });
    expect(fabrics).toHaveLength(9);
    expect((await quilter.call(storeQuilt, { body: given })).body.revision).toBe(2);
  });

  it('of nearly 8 MB is stored; a larger one is answered with 413', async () => {
    const full = { ...(quilt().blocks as object[])[0], levels: [shapes(1000)] };
    const size = Buffer.byteLength(JSON.stringify(full));
    // The blocks all differ from each other, so none can be stored as a repetition of another.
    const blocks = (bytes: number) =>
      Array.from({ length: Math.floor(bytes / size) }, (_, n) => ({
        ...full,
        levels: [[...shapes(999), { ...shapes(1)[0], shapeWidth: 100 + n }]],
      }));
    const { status } = await quilter.call(storeQuilt, {
      body: quilt({ blocks: blocks(7_900_000) }) as never,
    });
    expect(status).toBe(201);
    const refused = await quilter.refused(storeQuilt, { body: quilt({ blocks: blocks(8_300_000) }) });
    expect(refused.status).toBe(413);
  });

  it('from a sender who may not store is refused before it is read', async () => {
    const body = `{"no JSON": ${'x'.repeat(8_300_000)}`;
    expect((await api().visitor().refused(storeQuilt, { body })).status).toBe(401);
    expect((await (await api().guest()).refused(storeQuilt, { body })).status).toBe(403);
    expect((await quilter.refused(storeQuilt, { body })).status).toBe(413);
  });
});
