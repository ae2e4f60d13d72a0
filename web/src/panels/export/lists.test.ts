import type { CutPiece, FabricPlan } from '@quiltwright/workers/kernels/cutting/cutting-types';
import { DEFAULT_CUTTING } from '@quiltwright/workers/kernels/cutting/settings';
import { FINISHING_DEFAULTS, type Finishing } from '@quiltwright/workers/kernels/finishing/finishing-types';
import { describe, expect, it } from 'vitest';
import { cuttingRows, shoppingRows, type Lists } from './lists';

const place = { of: 'block', blockNum: 4, each: 4, copies: 5 } as const;

/**
 * 20 half-square triangles with finished sides of 3 inches. They are cut from 10 squares of 3⅞ inches, two from each.
 */
const triangles: CutPiece = {
  ...{ fabric: 11, width: 3.875, height: 3.875, count: 10, mayTurn: true },
  ...{ kind: 'halfSquareTriangle', method: 'two', finished: [3, 3], yields: 2, needed: 20 },
  ...{ places: [place], offGrid: null },
};

/**
 * A fabric 42″ wide. 42″ ÷ 3.875″ gives ten squares, so one strip of 3⅞″ is enough. With 1″ to straighten the edge, the
 * length is 4⅞″ or 12.4 cm, sold as ¼ yard.
 */
const plan: FabricPlan = {
  ...{
    fabric: 11,
    pieces: [triangles],
    inches: 3.875,
    bound: 3.875,
    gap: 0,
    proven: true,
    isLeast: true,
    leastForStrips: { eighths: 1, fatQuarters: null },
    alternatives: [],
  },
  strips: [
    {
      ...{ count: 1, height: 3.875, left: 3.25 },
      columns: [{ piece: 0, x: 0, y: 0, width: 3.875, height: 3.875, stack: 1, turned: false }],
    },
  ],
  bought: { inches: 4.875, spare: 1, eighths: 2, metres: 0.15, fatQuarters: null },
};

const panels = { panels: 2, panelLength: 58, sewnWidth: 83, inches: 116 };

/**
 * A quilt of 50 × 50 inches. Its backing has two panels of 58 inches. With 1 inch to straighten the edge, the length is
 * 3¼ yards or 297.18 cm, sold as 3 m.
 */
const finishing: Finishing = {
  ...{ parts: [], notes: [], unchosen: { parts: [], emptyPlaces: 0, bare: [], cut: [] } },
  binding: {
    ...FINISHING_DEFAULTS.binding,
    ...{ fabric: 11, perimeter: 200, length: 210, count: 6, square: 0, shortOnSlant: 0 },
  },
  backing: {
    ...{ ...panels, way: 'lengthwise', needs: { width: 58, height: 58 }, clothWidth: 42, panelWidth: 42 },
    other: { ...panels, way: 'crosswise' },
    wide: null,
  },
  batting: {
    needs: { width: 58, height: 58 },
    packaged: { name: 'Throw', width: 60, height: 60, turned: false },
  },
};

const lists: Lists = {
  ...{
    plan: { fabrics: [plan], problems: [], unchosen: { patches: 0, of: 12, bought: null, squareInches: 0 } },
    finishing,
    unchosen: null,
    left: new Map(),
  },
  settings: DEFAULT_CUTTING,
  nameFabric: () => '=Pond',
  nameBlock: () => 'Pinwheel',
};

/** Returns a row as an object, by the titles of the columns. */
function named(rows: ReturnType<typeof shoppingRows>, row: number): Record<string, unknown> {
  return Object.fromEntries((rows[0] ?? []).map((title, column) => [title, rows[row]?.[column]]));
}

describe('shoppingRows', () => {
  it('has a row for each fabric, then backing and batting, all as long as the head', () => {
    const rows = shoppingRows(lists);
    expect(rows).toHaveLength(4);
    expect(new Set(rows.map(({ length }) => length)).size).toBe(1);
    expect(named(rows, 1)).toEqual({
      ...{ Fabric: '=Pond', For: 'Pinwheel', 'To buy': '¼ yd', Yards: 0.25, Metres: 0.15 },
      ...{ 'Cut in inches': 3.875, 'Spare fabric': '1″ to straighten the edge' },
      ...{ 'Fat quarters': '', 'Still to buy': '', 'Width of fabric': '42″' },
    });
    expect(named(rows, 2)).toMatchObject({ Fabric: 'Backing', Yards: 3.25, Metres: 3 });
    expect(named(rows, 2)).toMatchObject({
      'Cut in inches': 116,
      'Spare fabric': '1″ to straighten the edge',
    });
    expect(named(rows, 3)).toMatchObject({
      Fabric: 'Batting',
      'To buy': '1 packaged Throw, 60″ × 60″',
      Yards: '',
      Metres: '',
    });
  });

  it('counts fat quarters instead of lengths if these are bought, and shows the rest to buy', () => {
    const bought = { ...plan.bought, fatQuarters: 1 };
    const left = new Map([[11, { fabric: 11, left: bought, suffices: true }]]);
    const rows = shoppingRows({
      ...lists,
      plan: {
        fabrics: [{ ...plan, bought }],
        problems: [],
        unchosen: { patches: 0, of: 12, bought: null, squareInches: 0 },
      },
      left,
      settings: { ...DEFAULT_CUTTING, buy: 'fatQuarters' },
    });
    expect(named(rows, 1)).toMatchObject({
      ...{ 'To buy': '1 fat quarter', Yards: '', Metres: '', 'Fat quarters': 1 },
      ...{ 'Spare fabric': '½″ of each to straighten its edge' },
      ...{ 'Still to buy': 'You have enough', 'Width of fabric': '22″' },
    });
  });

  it('names a spare share of fat quarters, with and without an edge to straighten', () => {
    const bought = { ...plan.bought, fatQuarters: 2 };
    const toSpare = (spareInches: number, sparePercent: number) =>
      named(
        shoppingRows({
          ...lists,
          plan: { ...lists.plan, fabrics: [{ ...plan, bought }] },
          settings: { ...DEFAULT_CUTTING, buy: 'fatQuarters', spareInches, sparePercent },
        }),
        1,
      )['Spare fabric'];
    // A fat quarter's edge is half as long as the whole fabric's. So straightening it takes ½″ instead of 1″.
    expect(toSpare(1, 5)).toBe('½″ of each to straighten its edge, 5 % more');
    expect(toSpare(0, 5)).toBe('5 % more');
    expect(toSpare(0, 0)).toBe('nothing');
  });

  it('warns of a fabric with too little left to straighten its edge, if nothing is added', () => {
    /* From ⅛ yd (4½″), 3⅞″ leave ⅝″. 4⅛″ would leave ⅜″. */
    const spareOf = (inches: number) =>
      named(
        shoppingRows({
          ...lists,
          plan: {
            ...lists.plan,
            fabrics: [{ ...plan, bought: { ...plan.bought, inches, spare: 0, eighths: 1 } }],
          },
          settings: { ...DEFAULT_CUTTING, spareInches: 0 },
        }),
        1,
      )['Spare fabric'];
    expect(spareOf(3.875)).toBe('nothing');
    expect(spareOf(4.125)).toBe('nothing: less than ½″ is left to straighten the edge');
  });

  it('names the parts without a fabric, and about how much fabric they need', () => {
    const bought = { inches: 13.5, spare: 1, eighths: 3, metres: 0.35, fatQuarters: null };
    const unchosen = {
      ...{ patches: 12, of: 48, bought, squareInches: 507, emptyPlaces: 0 },
      ...{ parts: ['border1' as const], bare: [] },
    };
    const rows = shoppingRows({ ...lists, unchosen });
    expect(named(rows, rows.length - 1)).toMatchObject({
      ...{ Fabric: 'No fabric yet', For: '12 of 48 patches, the first border' },
      ...{ 'To buy': 'about ⅜ yd, missing from this list', Yards: 0.375, Metres: 0.35 },
    });
  });

  it('says why a fabric has no length', () => {
    const problem = { fabric: 11, code: 'wider-than-cloth', piece: { ...triangles, width: 50 } } as const;
    const rows = shoppingRows({
      ...lists,
      plan: {
        fabrics: [],
        problems: [problem],
        unchosen: { patches: 0, of: 12, bought: null, squareInches: 0 },
      },
    });
    expect(named(rows, 1)).toMatchObject({ Yards: '' });
    expect(named(rows, 1)['To buy']).toContain('doesn’t fit on fabric of this width');
  });
});

describe('cuttingRows', () => {
  it('writes each cut as a fraction and in decimals, with its method and strips', () => {
    const rows = cuttingRows(lists);
    expect(rows).toHaveLength(2);
    expect(named(rows, 1)).toEqual({
      ...{ Fabric: '=Pond', 'Piece, finished': 'Half-square triangles 3″', Needed: 20, For: 'Pinwheel' },
      ...{ Cut: 10, Width: '3⅞″', Height: '3⅞″', 'Width in inches': 3.875, 'Height in inches': 3.875 },
      ...{ Method: 'two at a time', 'How the cut size is calculated': '3 + ⅞, 2 from each' },
      ...{ 'From strips': '1 × 3⅞″', Note: '' },
    });
  });
});
