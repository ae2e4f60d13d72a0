import { inches } from '@quiltwright/shared/geometry/units';
import { recolour, type Levels } from '@quiltwright/shared/quilting/shapes/shape';
import { describe, expect, it } from 'vitest';
import { placementOf } from '@quiltwright/shared/quilting/quilts.fixture';
import { curvedBlocks } from '../../patches/curves/blocks/curved-blocks.fixture';
import { blocksOf, cutsOf, freeForm, layer, planOf, premade, type Spec } from '../cutting.fixture';

const HALVES: Levels = layer([9, 0, 0, 1000, 1000, 11], [7, 0, 0, 1000, 1000, 12]);
/** Layers of a block of 6″ with two flying geese of 6″ × 3″, each with its background triangles. */
const GEESE: Levels = [
  ...layer([1, 0, 0, 1000, 1000, 11]),
  ...layer([3, 0, 0, 1000, 500, 12], [3, 0, 500, 1000, 500, 12]),
];

describe('the pieces to cut', () => {
  it('are squares with a seam on each side', () => {
    /*
     * 20 squares of 12″ are cut at 12½″, 3 from a strip of 42″. The 7 strips are 87½″; with 1″ to spare they are 2.46
     * yd.
     */
    const [plan] = planOf(freeForm(placementOf(4, [11], { numOfColumns: 5, numOfRows: 4 }))).fabrics;
    expect(plan).toMatchObject({ inches: 87.5, proven: true, bought: { inches: 88.5, eighths: 20 } });
    expect(plan?.pieces).toMatchObject([{ width: 12.5, height: 12.5, count: 20, needed: 20, yields: 1 }]);
    expect(plan?.pieces[0]?.places).toEqual([{ of: 'block', blockNum: 4, each: 1, copies: 20 }]);
    /* 88½″ are 2.2479 m, rounded up to a multiple of 5 cm. */
    expect(plan?.bought.metres).toBeCloseTo(2.25, 10);
  });

  it('are half-square triangles two or eight at a time', () => {
    /*
     * 9 units of 4″ need 9 triangles of each fabric. These come from 5 squares of 4⅞″, or from 2 squares of 9¾″, each
     * for 8 units.
     */
    const quilt = freeForm(blocksOf(HALVES, 4, 9));
    for (const fabric of [11, 12]) {
      expect(cutsOf(planOf(quilt), fabric)).toEqual([['halfSquareTriangle', 4.875, 4.875, 5]]);
      expect(cutsOf(planOf(quilt, { halfSquareTriangle: 'eight' }), fabric)).toEqual([
        ['halfSquareTriangle', 9.75, 9.75, 2],
      ]);
    }
  });

  it('are rectangles around templates, because no template lies in the hollow of another one', () => {
    // Units of 4″ with a quarter circle of 3″, eight in each fabric. The hollow of a background isn’t saved.
    const path = recolour(curvedBlocks['Drunkard’s Path'] ?? [], (fabric) => 10 + fabric);
    const plan = planOf(freeForm(blocksOf(path, 16, 1)));
    for (const fabric of [11, 12])
      expect(cutsOf(plan, fabric)).toEqual([
        ['background', 4.5, 4.5, 8],
        ['quarterCircle', 3.5, 3.5, 8],
      ]);
  });

  it('are two squares for eight units of one fabric', () => {
    /*
     * 4 units in one fabric have 8 triangles. One square is large enough for them, but can't be sewn to itself, so
     * there are two.
     */
    const halves: Levels = [...layer([9, 0, 0, 1000, 1000, 11]), ...layer([7, 0, 0, 1000, 1000, 11])];
    const plan = planOf(freeForm(blocksOf(halves, 4, 4)), { halfSquareTriangle: 'eight' });
    expect(cutsOf(plan, 11)).toEqual([['halfSquareTriangle', 9.75, 9.75, 2]]);
  });

  it('are geese one or four at a time, with their sky', () => {
    /*
     * 5 blocks have two geese of 6″ × 3″ each. Four at a time, the 10 geese need 3 squares of 7¼″, and their sky 12
     * squares of 3⅞″. One at a time, they need 10 rectangles of 6½″ × 3½″, and 20 squares of 3½″.
     */
    const quilt = freeForm(blocksOf(GEESE, 6, 5));
    const four = planOf(quilt);
    expect(cutsOf(four, 12)).toEqual([['goose', 7.25, 7.25, 3]]);
    expect(cutsOf(four, 11)).toEqual([['sky', 3.875, 3.875, 12]]);
    const one = planOf(quilt, { goose: 'one' });
    expect(cutsOf(one, 12)).toEqual([['goose', 6.5, 3.5, 10]]);
    expect(cutsOf(one, 11)).toEqual([['sky', 3.5, 3.5, 20]]);
  });

  it('are enough sets of geese for all of them, in any direction', () => {
    /*
     * A Sawtooth Star of 12″ has two horizontal and two upright geese. Nine stars have 36 geese, from 9 squares of 7¼″.
     * They have 72 points, from 36 squares of 3⅞″. One star has 4 geese, from 1 square, and 8 points, from 4 squares.
     */
    for (const [stars, geese, sky] of [
      [9, 9, 36],
      [1, 1, 4],
    ] as const) {
      const pieces = planOf(freeForm(blocksOf(premade('Sawtooth Star'), 12, stars))).fabrics.flatMap(
        (fabric) => fabric.pieces,
      );
      const [goose, points] = ['goose', 'sky'].map((kind) => pieces.find((piece) => piece.kind === kind));
      expect(goose).toMatchObject({ width: 7.25, count: geese, needed: 4 * stars });
      expect(points).toMatchObject({ width: 3.875, count: sky, needed: 8 * stars });
      /* The piece has one place, with all geese of a block. */
      expect(goose?.places).toEqual([{ of: 'block', blockNum: 4, each: 4, copies: stars }]);
    }
  });

  it('use the method chosen for one fabric of a unit for the other too', () => {
    const below = { ...blocksOf(HALVES, 4, 9), yLocation: inches(6) };
    const quilt = freeForm(blocksOf(GEESE, 6, 5), below);
    const plan = planOf(quilt, { fabrics: { 12: { goose: 'one', halfSquareTriangle: 'eight' } } });
    expect(cutsOf(plan, 11)).toEqual([
      ['halfSquareTriangle', 9.75, 9.75, 2],
      ['sky', 3.5, 3.5, 20],
    ]);
  });

  it('show the purchase of every fabric that the other method changes', () => {
    /*
     * Four at a time, geese need one strip of 7¼″, and 12 squares of 3⅞″ need two strips, 7¾″. Both are 2 eighths of a
     * yard. One at a time, 10 geese of 6½″ × 3½″ stand in one strip of 6½″, which holds 12. Their 20 squares of 3½″
     * need two strips of 12, 7″. Each fabric has 1″ to spare.
     */
    const geese = planOf(freeForm(blocksOf(GEESE, 6, 5))).fabrics.find(({ fabric }) => fabric === 12);
    expect(geese?.alternatives).toMatchObject([
      { kind: 'goose', method: 'one', bought: [{ fabric: 12 }, { fabric: 11 }].reverse() },
    ]);
    expect(geese?.alternatives[0]?.bought.map(({ bought }) => bought.inches)).toEqual([8, 7.5]);
  });

  it('match published charts for stars of the library', () => {
    /*
     * A Sawtooth Star of 12″ has a middle of 6″ and corners of 3″. It has geese of 6″ × 3″, whose sky is the star's
     * points. Six stars need 6 squares of 6½″ and 24 of 3½″. Their 24 geese come from 6 squares of 7¼″, their 48 points
     * from 24 squares of 3⅞″.
     */
    const all = planOf(freeForm(blocksOf(premade('Sawtooth Star'), 12, 6))).fabrics.flatMap(({ pieces }) =>
      pieces.map(({ kind, width, count }) => [kind, width, count]),
    );
    expect(all).toHaveLength(4);
    expect(all).toEqual(
      expect.arrayContaining([
        ['square', 6.5, 6],
        ['square', 3.5, 24],
        ['goose', 7.25, 6],
        ['sky', 3.875, 24],
      ]),
    );
    /*
     * In an Ohio Star, the hourglasses of 4″ are quarter-square triangles from squares of 5¼″. Other squares are cut at
     * 4½″.
     */
    const ohio = planOf(freeForm(blocksOf(premade('Ohio Star'), 12, 4)));
    for (const { kind, width } of ohio.fabrics.flatMap(({ pieces }) => pieces))
      expect([kind, width]).toEqual(kind === 'square' ? ['square', 4.5] : ['quarterSquareTriangle', 5.25]);
  });

  it('use the own sides of squares and rectangles on their points', () => {
    /*
     * The square on its point in a block of 8″ has sides of 4 · √2 = 5.657″. With seams it has 6.157″, rounded up to
     * 6¼″. A directional print is cut as a larger square around it: 6.157 · √2 = 8.707″, rounded up to 8¾″.
     */
    const square = freeForm(
      blocksOf([...layer([1, 0, 0, 1000, 1000, 11]), ...layer([10, 0, 0, 1000, 1000, 12])], 8, 4),
    );
    expect(cutsOf(planOf(square), 12)).toEqual([['square', 6.25, 6.25, 4]]);
    const directional = planOf(square, { fabrics: { 12: { directional: true } } });
    expect(cutsOf(directional, 12)).toEqual([['square', 8.75, 8.75, 4]]);
    /* Corners of 5″ and 3″ leave a rectangle of 5 · √2 = 7.071″ by 3 · √2 = 4.243″. With seams it has 7⅝″ by 4¾″. */
    const corners: Spec[] = [
      [9, 0, 0, 625, 625, 11],
      [8, 625, 0, 375, 375, 11],
      [7, 375, 375, 625, 625, 11],
      [2, 0, 625, 375, 375, 11],
    ];
    const slanted = [...layer([1, 0, 0, 1000, 1000, 12]), ...layer(...corners)];
    expect(cutsOf(planOf(freeForm(blocksOf(slanted, 8, 1))), 12)).toEqual([['rectangle', 7.625, 4.75, 1]]);
  });

  it('are templates, by the box around them with their seam', () => {
    /*
     * Half a rectangle of 6″ × 3″, with mitred allowances, grows by ¼ (1 + 2 + √5) = 1.309″ along its long side. At
     * right angles to it, it grows by ¼ (1 + (1 + √5) ÷ 2) = 0.6545″.
     */
    const levels = [...layer([1, 0, 0, 1000, 1000, 11]), ...layer([2, 0, 0, 1000, 500, 12])];
    expect(cutsOf(planOf(freeForm(blocksOf(levels, 6, 1))), 12)).toEqual([['other', 7.375, 3.75, 1]]);
  });

  it.each([
    /* The allowance is ¼″ on each side, for any number of chords in the curve. */
    [6, 6],
    [3, 3],
    [1.5, 1.5],
    [0.75, 0.75],
    [6, 3],
    [1.5, 9],
  ])('are ½ in more than a circle or ellipse of %d × %d', (width, height) => {
    const oval = layer([6, 0, 0, (width * 1000) / 12, (height * 1000) / 12, 12]);
    const levels = [...layer([1, 0, 0, 1000, 1000, 11]), ...oval];
    expect(cutsOf(planOf(freeForm(blocksOf(levels, 12, 1))), 12)).toEqual([
      ['applique', width + 0.5, height + 0.5, 1],
    ]);
  });

  it('keeps a directional print as it lies in the quilt', () => {
    /* Upright bars of 2″ × 12″ are cut 2½″ wide, 16 from a strip of 12½″. Turned, 3 fit in a strip of 2½″. */
    const bars = layer([1, 0, 0, 500, 1000, 11], [1, 500, 0, 500, 1000, 12]);
    const quilt = freeForm(placementOf(4, [], { levels: bars, blockWidth: inches(4), numOfColumns: 6 }));
    expect(planOf(quilt).fabrics[0]).toMatchObject({ inches: 5, strips: [{ height: 2.5, count: 2 }] });
    const directional = planOf(quilt, { fabrics: { 11: { directional: true } } });
    expect(directional.fabrics.find(({ fabric }) => fabric === 11)?.inches).toBe(12.5);
  });

  it('cuts triangles of a directional print as they face, and never several units at once', () => {
    /* Six triangles that all face one way need a square each. Two that face away from each other share a square. */
    const upright = { fabrics: { 11: { directional: true } } };
    const sixHalves = freeForm(blocksOf(HALVES, 6, 6));
    expect(cutsOf(planOf(sixHalves), 11)).toEqual([['halfSquareTriangle', 6.875, 6.875, 3]]);
    for (const halfSquareTriangle of ['two', 'eight'] as const) {
      const plan = planOf(sixHalves, { ...upright, halfSquareTriangle });
      expect(cutsOf(plan, 11)).toEqual([['halfSquareTriangle', 6.875, 6.875, 6]]);
      expect(cutsOf(plan, 12)).toEqual([['halfSquareTriangle', 6.875, 6.875, 3]]);
    }
    const both = freeForm(blocksOf(HALVES, 6, 3), {
      ...blocksOf(layer([9, 0, 0, 1000, 1000, 12], [7, 0, 0, 1000, 1000, 11]), 6, 3),
      yLocation: inches(20),
    });
    expect(cutsOf(planOf(both, upright), 11)).toEqual([['halfSquareTriangle', 6.875, 6.875, 3]]);

    /*
     * In three hourglasses of 4″, fabric 11 has 3 triangles that face up and 3 that face down. They need 3 squares of
     * 5¼″. If they could turn, ⌈6 ÷ 4⌉ = 2 squares would do.
     */
    const hourglass = layer(
      [3, 0, 500, 1000, 500, 11],
      [12, 0, 0, 1000, 500, 11],
      [11, 0, 0, 500, 1000, 12],
      [13, 500, 0, 500, 1000, 12],
    );
    const glasses = freeForm(blocksOf(hourglass, 4, 3));
    expect(cutsOf(planOf(glasses), 11)).toEqual([['quarterSquareTriangle', 5.25, 5.25, 2]]);
    expect(cutsOf(planOf(glasses, upright), 11)).toEqual([['quarterSquareTriangle', 5.25, 5.25, 3]]);
    /* In three more hourglasses, fabric 11 faces to the sides. These triangles come from the same squares. */
    const turned = hourglass.map((level) =>
      level.map((shape) => ({ ...shape, fillFabric: 23 - shape.fillFabric })),
    );
    const more = { ...blocksOf(turned, 4, 3), yLocation: inches(20) };
    expect(cutsOf(planOf(freeForm(blocksOf(hourglass, 4, 3), more), upright), 11)).toEqual([
      ['quarterSquareTriangle', 5.25, 5.25, 3],
    ]);
    expect(cutsOf(planOf(glasses, upright), 12)).toEqual([['quarterSquareTriangle', 5.25, 5.25, 2]]);
  });
});
