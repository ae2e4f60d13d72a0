import { areaOf, outlineContains } from '@quiltwright/shared/geometry/outline';
import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';
import { describe, expect, it } from 'vitest';
import { sewnOf, type SewnPatch } from '../sewn';
import { ground, melon, ownShape, QUARTER, quarterDisc } from './own-shapes.fixture';

/** The sides of a block with an area of 1,000,000 square inches, so that an inch is a block unit. */
const units = { width: 1000, height: 1000 };

const sewn = (levels: Levels, size = units) => sewnOf(levels, size).patches;

/** The kinds of patches with their areas, as numbers to be close to. */
const areas = (patches: readonly SewnPatch[]) => patches.map(({ kind, area }) => [kind, area]);
const near = (area: number, digits = 1): unknown => expect.closeTo(area, digits);

describe('pieced curves', () => {
  it('cut what lies beneath them, with areas as by arithmetic', () => {
    /* π · 700² ÷ 4 = 384,845.1 */
    const patches = sewn([[ground], [quarterDisc(700, 2)]]);
    expect(areas(patches)).toEqual([
      ['background', near(615_154.9)],
      ['quarterCircle', near(384_845.1)],
    ]);
    for (const { area, outline } of patches) expect(areaOf(outline)).toBeCloseTo(area, 1);
  });

  it('make a melon of two quarters of circles', () => {
    /* 2 · π · 1000² ÷ 4 − 1000² = 570,796.3. The rest falls into two corners of half of 1,000,000 − 570,796.3 each. */
    expect(areas(sewn([[ground], [melon([0, 1000], [1000, 0], 2)]]))).toEqual([
      ['background', near(214_601.8)],
      ['background', near(214_601.8)],
      ['melon', near(570_796.3)],
    ]);
  });

  it('make an orange peel of four melons, whose ground falls apart where they touch', () => {
    const petals = (
      [
        [0, 0],
        [1000, 0],
        [1000, 1000],
        [0, 1000],
      ] as const
    ).map((corner) => melon(corner, [500, 500], 2));
    const patches = sewn([[ground], petals]);
    /* Each melon is a quarter of 570,796.3, and each part of the ground a quarter of 429,203.7. */
    expect(areas(patches).map(([, area]) => area)).toEqual([
      ...Array.from({ length: 4 }, () => near(107_300.9)),
      ...Array.from({ length: 4 }, () => near(142_699.1)),
    ]);
    /* The ground at a side has the side and two arcs. */
    expect(patches.map(({ outline }) => outline.length)).toEqual([3, 3, 3, 3, 2, 2, 2, 2]);
  });

  it('have the areas of a Drunkard’s Path of 4 inches with a radius of 3', () => {
    /* π · 3² ÷ 4 = 7.0686, and 16 less that. */
    expect(areas(sewn([[ground], [quarterDisc(750, 2)]], { width: 4, height: 4 }))).toEqual([
      ['background', near(8.9314, 4)],
      ['quarterCircle', near(7.0686, 4)],
    ]);
  });

  it('measure the melon of an Orange Peel of 6 inches by its tips and its width', () => {
    const patches = sewn([[ground], [melon([0, 1000], [1000, 0], 2)]], { width: 6, height: 6 });
    const { size = [], area } = patches.find(({ kind }) => kind === 'melon') ?? {};
    /* 36 (π ÷ 2 − 1) = 20.549. The tips are 6√2 apart, and the width is 12 − 6√2. */
    expect(area).toBeCloseTo(20.549, 3);
    expect([...size]).toEqual([near(8.485, 3), near(3.515, 3)]);
  });

  it('are one seam for both patches beside it, in either direction', () => {
    const disc = quarterDisc(700, 2);
    const rest = ownShape(
      [
        [700, 0],
        [1000, 0],
        [1000, 1000],
        [0, 1000],
        [0, 700, -QUARTER],
      ],
      3,
    );
    for (const levels of [[[disc, rest]], [[rest, disc]], [[ground], [disc], [rest]]]) {
      const patches = sewn(levels);
      expect(patches).toHaveLength(2);
      expect(patches.reduce((sum, { area }) => sum + area, 0)).toBeCloseTo(1_000_000, 2);
      const arcs = patches.flatMap(({ outline }) => outline.flatMap(({ arc }) => arc ?? []));
      expect(arcs.map(({ radiusX }) => radiusX)).toEqual([near(700, 3), near(700, 3)]);
    }
  });

  it('leave a ring and a disc of a circle in another, both of two halves', () => {
    const disc = (radius: number, fabric: number) =>
      ownShape(
        [
          [500, 500 - radius, 1],
          [500, 500 + radius, 1],
        ],
        fabric,
      );
    const [around, ring, inside] = sewn([[ground], [disc(400, 2)], [disc(200, 3)]]);
    expect(around?.rims).toHaveLength(1);
    /* π (400² − 200²) = 376,991.1 */
    expect([ring?.area, ring?.outline.length, ring?.rims[0]?.length]).toEqual([near(376_991.1), 2, 2]);
    expect([inside?.area, inside?.outline.length]).toEqual([near(125_663.7), 2]);
  });

  it('end where straight edges cross them', () => {
    /* A disc of radius 300 is cut by a bar over it. What is left is two segments of a third of a turn each. */
    const disc = ownShape(
      [
        [200, 500, 1],
        [800, 500, 1],
      ],
      2,
    );
    const bar = ownShape(
      [
        [0, 350],
        [1000, 350],
        [1000, 650],
        [0, 650],
      ],
      3,
    );
    const segments = sewn([[ground], [disc], [bar]]).filter(({ fabric }) => fabric === 2);
    /* r² ÷ 2 · (2π ÷ 3 − sin(2π ÷ 3)) = 55,276.6 */
    expect(segments.map(({ area }) => area)).toEqual([near(55_276.6), near(55_276.6)]);
    for (const { outline } of segments) expect(outline).toHaveLength(2);
  });

  it('fall apart where a curve touches an edge', () => {
    /* A disc touches a bar at the point (500, 400). The ground beside the disc is two patches. */
    const bar = ownShape(
      [
        [0, 0],
        [1000, 0],
        [1000, 400],
        [0, 400],
      ],
      2,
    );
    const disc = ownShape(
      [
        [200, 700, 1],
        [800, 700, 1],
      ],
      3,
    );
    expect(sewn([[ground], [bar, disc]]).map(({ fabric }) => fabric)).toEqual([1, 1, 2, 3]);
  });

  it('lie on top if they are appliqué, and cut nothing', () => {
    const disc = { ...quarterDisc(700, 2), applique: true as const };
    expect(areas(sewn([[ground], [disc]]))).toEqual([
      ['square', 1_000_000],
      ['applique', near(384_845.1)],
    ]);
  });

  it('become arcs of ellipses in a block that isn’t square', () => {
    const [, wedge] = sewn([[ground], [quarterDisc(700, 2)]], { width: 10, height: 5 });
    /* π · 7 · 3.5 ÷ 4 = 19.2423 */
    expect([wedge?.kind, wedge?.area]).toEqual(['wedge', near(19.2423, 3)]);
    const arcs = wedge?.outline.flatMap(({ arc }) => arc ?? []);
    expect(arcs).toMatchObject([{ radiusX: near(7, 5), radiusY: near(3.5, 5) }]);
  });

  it('name wedges and blades of a fan', () => {
    const at = (radius: number, angle: number) =>
      [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
    const third = Math.PI / 6;
    const bulge = Math.tan(third / 4);
    const blades = [0, 1, 2].map((blade) => {
      const [from, to] = [blade * third, (blade + 1) * third];
      return ownShape(
        [[...at(300, from)], [...at(900, from), bulge], [...at(900, to)], [...at(300, to), -bulge]],
        blade + 2,
      );
    });
    const patches = sewn([[ground], blades, [quarterDisc(300, 5)]]);
    const kinds = patches.map(({ kind }) => kind);
    expect(kinds).toEqual(['background', 'blade', 'blade', 'blade', 'quarterCircle']);
    /* A twelfth of a turn between two circles: π (900² − 300²) ÷ 12 = 188,495.6 */
    for (const { area } of patches.slice(1, 4)) expect(area).toBeCloseTo(188_495.6, 1);
    expect(
      areas(sewn([[ground], [ownShape([[0, 0], [...at(900, 0), bulge], [...at(900, third)]], 2)]]))[1],
    ).toEqual([
      'wedge',
      /* π · 900² ÷ 12 */
      near(212_057.5),
    ]);
  });

  it('group equal patches, turned or mirrored', () => {
    const corner = (x: number, y: number, across: number, down: number) => {
      const path = [
        [x, y],
        [x + 300 * across, y],
        [x, y + 300 * down],
      ] as const;
      return across * down > 0
        ? ownShape([path[0], [...path[1], QUARTER], path[2]], 2)
        : ownShape([path[0], [...path[2], QUARTER], path[1]], 2);
    };
    const discs = [
      corner(0, 0, 1, 1),
      corner(1000, 0, -1, 1),
      corner(1000, 1000, -1, -1),
      corner(0, 1000, 1, -1),
    ];
    const { groups } = sewnOf([[ground], discs], units);
    expect(groups.map(({ kind, patches, mirrored }) => [kind, patches.length, mirrored])).toEqual([
      ['other', 1, 0],
      ['quarterCircle', 4, 0],
    ]);
  });

  it('contain what they show', () => {
    const patches = sewn([[ground], [quarterDisc(700, 2)]]);
    const at = (x: number, y: number) => patches.filter(({ outline }) => outlineContains(outline, { x, y }));
    /* 490² + 490² is less than 700², and 500² + 500² is more. */
    expect([at(490, 490), at(500, 500)].map((found) => found.map(({ fabric }) => fabric))).toEqual([
      [2],
      [1],
    ]);
  });
});
