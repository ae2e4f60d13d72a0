import type {
  Bought,
  CutPiece,
  CuttingSettings,
  FabricPlan,
} from '@quiltwright/workers/kernels/cutting/cutting-types';
import { DEFAULT_CUTTING } from '@quiltwright/workers/kernels/cutting/settings';
import { describe, expect, it } from 'vitest';
import {
  alternativeWords,
  cutRowWords,
  offGridWords,
  problemWords,
  proofWords,
  stripWords,
} from './plan-words';
import { boughtWords } from './bought-words';
import { addedLines, inYards, leftWords, toSpareWords } from './purchase-words';

const nameBlock = () => 'Ohio Star';
const bought = (eighths: number, inches = eighths * 4.5): Bought => ({
  ...{ inches, spare: 0, eighths, metres: 0, fatQuarters: null },
});

function piece(changes: Partial<CutPiece>): CutPiece {
  return {
    fabric: 11,
    width: 3.5,
    height: 3.5,
    count: 60,
    mayTurn: true,
    kind: 'square',
    method: null,
    finished: [3, 3],
    yields: 1,
    needed: 60,
    places: [{ of: 'block', blockNum: 4, each: 4, copies: 15 }],
    offGrid: null,
    ...changes,
  };
}

const row = (changes: Partial<CutPiece>) => {
  const { cut, how } = cutRowWords(piece(changes), 42, nameBlock);
  return [cut, how];
};

describe('a row of the cut list', () => {
  it('names the places, the cut, and the arithmetic of its size', () => {
    expect(cutRowWords(piece({}), 42, nameBlock)).toEqual({
      piece: 'Squares 3″',
      needed: ['15 × Ohio Star × 4 = 60'],
      cut: '60 squares 3½″',
      how: '3 + ½',
    });
  });

  it('adds a quilter’s allowance for each way of cutting', () => {
    const square = (side: number, changes: Partial<CutPiece>) =>
      row({ width: side, height: side, count: 15, ...changes });
    expect(row({ kind: 'rectangle', finished: [4, 2], width: 2.5, height: 4.5 })).toEqual([
      '60 of 2½″ × 4½″',
      '4 + ½ and 2 + ½',
    ]);
    const half = { kind: 'halfSquareTriangle', finished: [4, 4] } as const;
    expect(square(4.875, { ...half, method: 'two' })[1]).toBe('4 + ⅞, 2 from each');
    expect(square(9.75, { ...half, method: 'eight' })[1]).toBe('2 × (4 + ⅞), two of them make 8');
    const quarter = { kind: 'quarterSquareTriangle', finished: [6, 3] } as const;
    expect(square(7.25, quarter)[1]).toBe('6 + 1¼, 4 from each');
    const goose = { kind: 'goose', finished: [6, 3] } as const;
    expect(square(7.25, { ...goose, method: 'four' })[1]).toBe('6 + 1¼, 4 geese from each');
    expect(row({ ...goose, method: 'one', width: 6.5, height: 3.5 })[1]).toBe('6 + ½ and 3 + ½');
    expect(square(3.875, { kind: 'sky', finished: [3, 3], method: 'four' })[1]).toBe(
      '3 + ⅞, 4 for every 4 geese',
    );
    /* 12″ ÷ 5 = 2.4″. With seams that is 2.9″, which isn't a multiple of ⅛″, so the cut side is 3″. */
    expect(square(3, { finished: [2.4, 2.4] })[1]).toBe('2.4 and seams, up to the next ⅛: 3');
  });

  it('says that a template gets a rectangle of its own', () => {
    expect(row({ kind: 'background', finished: [4, 4], width: 4.5, height: 4.5 })[1]).toBe(
      'a rectangle around its template with seams; nested templates may take less',
    );
  });

  it('distinguishes joined strips from single ones, even as long as the fabric is wide', () => {
    const places = [{ of: 'border1', blockNum: 0, each: 1, copies: 2 }] as const;
    const strip = { kind: 'rectangle', height: 5.5, places } as const;
    // A mitred border of 5″ on 40″ × 60″: top and bottom are 30 + 10 + 2 = 42″ long, and the sides are joined.
    const ends = row({ ...strip, width: 42, finished: [41.5, 5] });
    expect(ends[1]).toBe('41½ + ½ and 5 + ½');
    const whole = row({ ...strip, width: 42, finished: [41.5, 5], joined: 'whole' });
    expect(whole[1]).toBe('from selvage to selvage, joined end to end');
    const rest = row({ ...strip, width: 41, finished: [40.5, 5], joined: 'rest' });
    expect(rest[1]).toBe('the rest of the length, joined to whole strips');
  });

  it('describes binding, and joined strips, by their cut', () => {
    const named = (of: 'binding' | 'border1', width: number, height: number, changes: Partial<CutPiece>) =>
      cutRowWords(
        piece({
          ...{ kind: 'rectangle', width, height, finished: [width - 0.5, height - 0.5] },
          ...{ places: [{ of, blockNum: 0, each: 1, copies: 1 }], ...changes },
        }),
        42,
        nameBlock,
      );
    expect(named('binding', 42, 2.5, { count: 9, joined: 'whole' }).piece).toBe('Strips 42″ × 2½″');
    expect(named('binding', 42, 2.5, { count: 1 })).toMatchObject({
      piece: 'Strip 42″ × 2½″',
      how: 'from selvage to selvage',
    });
    expect(named('binding', 29, 29, { count: 1 })).toMatchObject({
      piece: 'Square 29″',
      how: 'made into one long bias strip',
    });
    expect(named('border1', 17, 3.5, { count: 1, joined: 'rest' }).piece).toBe('Strip 17″ × 3½″');
    expect(named('border1', 17, 3.5, { count: 1 }).piece).toMatch(/^Rectangles? 16½″ × 3″$/);
  });
});

it('writes inches in yards on the right side of an eighth', () => {
  /* 49½″ ÷ 36 = 1⅜ yd. 9.01″ ÷ 36 = 0.25028 yd, which takes ⅜ yd. */
  expect([49.5, 30, 27.5, 36, 9.01].map(inYards)).toEqual(['1.375', '0.83', '0.76', '1', '0.2503']);
});

describe('the spare fabric', () => {
  const none = { ...DEFAULT_CUTTING, spareInches: 0 };

  it('is shown beside the total, as it was chosen', () => {
    const told = (changes: Partial<CuttingSettings>) => toSpareWords([], { ...DEFAULT_CUTTING, ...changes });
    expect([told({}), told({ sparePercent: 10 }), told({ buy: 'fatQuarters' }), told(none)]).toEqual([
      'Each cut with 1″ to straighten its edge, joined strips 1″ longer than needed',
      'Each cut with 10 % to spare, at least 1″, joined strips 1″ longer than needed',
      'Each fat quarter with ½″ to straighten its edge, joined strips 1″ longer than needed',
      'Nothing to spare',
    ]);
  });

  it('has a warning for fabrics with too little left to straighten their edge, if none is chosen', () => {
    /* ⅛ yard is 4½″, so two eighths are 9″. After cutting 8⅝″, ⅜″ are left; after cutting 8½″, ½″. */
    const cloths = [
      { name: 'Pond', bought: bought(2, 9) },
      { name: 'Barn Red', bought: bought(2, 8.625) },
      { name: 'Garden', bought: bought(2, 8.5) },
      { name: 'Quarters', bought: { ...bought(2, 9), fatQuarters: 1 } },
    ];
    expect(toSpareWords(cloths, none)).toBe(
      'Nothing to spare: less than ½″ is left to straighten the edge of Pond and Barn Red',
    );
  });

  it('is a line of the arithmetic, before the shrinkage', () => {
    /* 17½″ and 1″ are 18½″. Divided by 0.95 for shrinkage, they are 19.47″, rounded up to 19½″. 10 % of 17½″ is 1¾″. */
    const lines = (cut: number, spare: number, inches: number, changes: Partial<CuttingSettings> = {}) =>
      addedLines({ ...bought(5, inches), spare }, cut, { ...DEFAULT_CUTTING, ...changes });
    expect(lines(17.5, 1, 18.5)).toEqual(['17½″ and 1″ to straighten the edge: 18½″']);
    expect(lines(17.5, 1, 19.5, { shrinkage: 5 })).toEqual([
      '17½″ and 1″ to straighten the edge: 18½″',
      'Length before washing, which shrinks fabric by 5 %: 19½″',
    ]);
    expect(lines(17.5, 1.75, 19.25, { sparePercent: 10 })).toEqual(['17½″ and 1¾″ to spare, 10 %: 19¼″']);
    expect(lines(17.5, 0, 17.5, none)).toEqual([]);
    expect(lines(35, 0, 35, { buy: 'fatQuarters' })).toEqual(['½″ of each fat quarter straightens the edge']);
  });

  it('is named where a rest is joined to whole strips', () => {
    const [, how] = row({ kind: 'rectangle', width: 17, joined: 'rest', spare: 1 });
    expect(how).toBe('the rest of the length and 1″ to spare, joined to whole strips');
  });
});

it('names the pieces in a strip, stacked pieces counted', () => {
  const column = { piece: 0, x: 0, y: 0, width: 3.5, height: 3.5, stack: 1, turned: false };
  const bar = { ...column, piece: 1, width: 2.5, height: 1.75, stack: 2 };
  const strip = { count: 1, height: 3.5, columns: [column, column, bar], left: 0 };
  expect(stripWords(strip)).toBe('2 squares 3½″, 2 of 2½″ × 1¾″');
});

describe('the proof', () => {
  const plan = (inches: number, bound: number, eighths: number, { isLeast = false, proven = true } = {}) =>
    proofWords({
      ...{ fabric: 11, pieces: [], strips: [], alternatives: [], inches, bound, isLeast, proven },
      ...{ gap: inches - bound, leastForStrips: { eighths: Math.ceil(bound / 4.5), fatQuarters: null } },
      bought: bought(eighths, inches),
    } satisfies FabricPlan);

  it('names the least purchase if plan and bound are in one eighth of a yard, 4½″', () => {
    /* 71¼″ and 70¾″ are both between 67½″ and 72″, so each takes 2 yd. */
    expect(plan(71.25, 70.75, 16, { isLeast: true })).toEqual({
      isProven: true,
      head: 'It is proven that this plan needs at most ½″ more fabric than the best possible plan with strips.',
      rest: 'Any plan that cuts pieces from strips needs at least 70¾″. To cut pieces from strips, you must buy at least 2 yd.',
    });
  });

  it('names only the difference in inches if they aren’t', () => {
    /* 67″ is 1⅞ yd. */
    expect(plan(71.25, 67, 16).rest).toBe('Any plan that cuts pieces from strips needs at least 67″.');
    expect(plan(71.25, 60, 16, { proven: false })).toMatchObject({
      isProven: false,
      head: 'This plan needs at most 11¼″ more fabric than the best possible plan with strips.',
    });
  });

  it('names the least purchase for the strips, and the spare fabric apart from it', () => {
    const rest = (inches: number, least: number, eighths: number) =>
      proofWords({
        ...{ fabric: 11, pieces: [], strips: [], alternatives: [], inches, bound: inches, gap: 0 },
        ...{ isLeast: true, proven: true, leastForStrips: { eighths: least, fatQuarters: null } },
        bought: { ...bought(eighths, inches + 1), spare: 1 },
      }).rest;
    /* 31⅜″ fit into 31½″, which is ⅞ yd. 32⅜″ don't. 30″ and 1″ fit into ⅞ yd too. */
    expect(rest(31.375, 7, 8)).toBe(
      'To cut pieces from strips, you must buy at least ⅞ yd. With your spare fabric, buy 1 yd.',
    );
    expect(rest(30, 7, 7)).toBe(
      'To cut pieces from strips, you must buy at least ⅞ yd. This is enough for your spare fabric, too.',
    );
  });

  it('counts the fat quarters that the strips need, and those that straightened edges add', () => {
    const own = { ...bought(8, 36), fatQuarters: 3 };
    const of = { fabric: 11, pieces: [], strips: [], alternatives: [], inches: 36, bound: 36, gap: 0 };
    const leastForStrips = { eighths: 8, fatQuarters: 2 };
    expect(proofWords({ ...of, isLeast: true, proven: true, leastForStrips, bought: own }).rest).toBe(
      'To cut pieces from strips, you must buy at least 2 fat quarters. With your spare fabric, buy 3 fat quarters.',
    );
  });

  it('is complete if plan and bound are equal', () => {
    expect(plan(30, 30, 7, { isLeast: true })).toEqual({
      isProven: true,
      head: 'It is proven that no other plan that cuts pieces from strips needs less fabric.',
      rest: 'To cut pieces from strips, you must buy at least ⅞ yd.',
    });
  });
});

it('describes a size between the lines of a ruler', () => {
  /* Five sides of 2.4″ are 12″. Five sides of 2⅜″ are 11⅞″. */
  const square = (side: number) => ({ width: side, height: side });
  const offGrid = { side: 2.4, nearest: 2.375, across: 5, drift: -0.125, blockNum: 4, blockSide: 12 };
  expect(offGridWords({ ...offGrid, fits: [square(11.875), square(12.5)] })).toBe(
    '2.4″ falls between two lines of a ruler. Cut to the next larger line, and trim after sewing. ' +
      'If you cut for 2⅜″ instead, five of these finish ⅛″ short of your 12″ block. ' +
      'In a block of 11⅞″ or 12½″, all sizes are on the lines of a ruler.',
  );
  /* A side of 4¾″ is 0.05″ shorter than one of 4.8″. Two such sides leave 2.4″ of a 12″ block for other pieces. */
  expect(offGridWords({ ...offGrid, side: 4.8, nearest: 4.75, across: null, drift: -0.05, fits: [] })).toBe(
    '4.8″ falls between two lines of a ruler. Cut to the next larger line, and trim after sewing. ' +
      'If you cut for 4¾″ instead, each piece finishes a hair short.',
  );
});

it('names the cost of another method, for each fabric that it changes', () => {
  const now = new Map([11, 12].map((fabric) => [fabric, bought(7)]));
  const way = { kind: 'halfSquareTriangle', method: 'eight' } as const;
  const then = [
    { fabric: 11, bought: bought(10) },
    { fabric: 12, bought: bought(6) },
  ];
  expect(alternativeWords({ ...way, bought: then }, now, (fabric) => `cloth ${fabric}`)).toEqual({
    name: 'Half-square triangles eight at a time',
    costs: '⅜ yd more of cloth 11, ⅛ yd less of cloth 12',
  });
});

it('counts another way in fat quarters if these are bought', () => {
  const quarters = (fatQuarters: number) => ({ ...bought(4), fatQuarters });
  const way = { kind: 'goose', method: 'one' } as const;
  const then = [3, 5, 6].map((count, index) => ({ fabric: 11 + index, bought: quarters(count) }));
  const now = new Map([11, 12, 13].map((fabric, index) => [fabric, quarters([4, 5, 4][index] ?? 0)]));
  expect(alternativeWords({ ...way, bought: then }, now, (fabric) => `cloth ${fabric}`).costs).toBe(
    '1 fat quarter less of cloth 11, 2 fat quarters more of cloth 13',
  );
});

it('says that another way needs as much if nothing changes', () => {
  const now = new Map([[11, bought(7)]]);
  const way = { kind: 'goose', method: 'one', bought: [{ fabric: 11, bought: bought(7) }] } as const;
  expect(alternativeWords({ ...way, bought: [...way.bought] }, now, () => '').costs).toBe(
    'needs the same amount of fabric',
  );
});

it('names the purchase, the rest to buy, and the pieces that don’t fit', () => {
  expect(boughtWords({ ...bought(9), fatQuarters: 5 })).toBe('5 fat quarters');
  expect(leftWords({ fabric: 11, left: bought(3), suffices: false })).toBe('⅜ yd still to buy');
  expect(leftWords({ fabric: 11, left: bought(0), suffices: true })).toBe('You have enough');
  const wide = piece({ width: 50, height: 45 });
  expect(problemWords({ fabric: 11, code: 'wider-than-cloth', piece: wide })).toContain('50″ × 45″');
});
