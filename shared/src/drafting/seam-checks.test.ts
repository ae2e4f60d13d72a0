import { describe, expect, it } from 'vitest';
import type { Seam } from '../geometry/seam.js';
import { act } from '../model/command.js';
import { createdBlockCommands as commands } from '../model/created-block/created-block-commands.js';
import { draftedMap } from '../model/created-block/drafting/map-of-design.js';
import { after, newDrawing, next, place } from '../model/created-block/drawing.fixture.js';
import type { Drawing } from '../model/created-block/drawing.js';
import { seamChecks } from './seam-checks.js';

const line = (x: number, y: number, toX: number, toY: number, bulge = 0): Seam => ({
  from: { x, y },
  to: { x: toX, y: toY },
  bulge,
});
const add = (...seams: Seam[]) => act(commands.addSeams, { seams, fabric: 1 });
const checked = ({ document }: Drawing, side = 12) =>
  seamChecks(draftedMap(document.design), { width: side, height: side });
const nothing = { narrow: [], crowded: [], tight: [], islands: [] };

describe('narrow patches', () => {
  it('are those below ⅜ inch: 30 units are 0.36 inches of a block of 12, and 0.54 of one of 18', () => {
    const drawing = after(add(line(30, 0, 30, 1000)));
    const { narrow } = checked(drawing);
    expect(narrow).toHaveLength(1);
    expect(narrow[0]?.width).toBeCloseTo(0.36, 6);
    expect(checked(drawing, 18)).toEqual(nothing);
  });

  it('are joined to their neighbour by erasing the longest seam', () => {
    const drawing = after(add(line(30, 0, 30, 1000)));
    const [{ seam } = { seam: null }] = checked(drawing).narrow;
    expect(seam).toEqual({ x: 30, y: 500 });
    const joined = next(drawing, act(commands.eraseSeams, { at: [seam ?? { x: 0, y: 0 }] }));
    expect(checked(joined)).toEqual(nothing);
  });

  it('aren’t half-square triangles with legs of ⅜ inch', () => {
    // 32 units are 0.384 inches. The height over the long side is only 0.27.
    expect(checked(after(add(line(0, 32, 32, 0)))).narrow).toEqual([]);
    expect(checked(after(add(line(0, 30, 30, 0)))).narrow[0]?.width).toBeCloseTo(0.36, 6);
  });
});

describe('corners', () => {
  const spokes = (count: number) =>
    Array.from({ length: count }, (_, i) => {
      const angle = (2 * Math.PI * i) / count;
      return line(500, 500, 500 + 800 * Math.cos(angle), 500 + 800 * Math.sin(angle));
    });

  it('are crowded above eight seams', () => {
    expect(checked(after(add(...spokes(8)))).crowded).toEqual([]);
    expect(checked(after(add(...spokes(10)))).crowded).toMatchObject([{ at: { x: 500, y: 500 }, seams: 10 }]);
  });

  it('aren’t crowded under a disc, which is one patch', () => {
    const drawing = after(add(...spokes(10)));
    const [corner] = checked(drawing).crowded;
    const faces = draftedMap(drawing.document.design).faces.length;
    const withDisc = next(
      drawing,
      act(commands.placeDisc, { at: corner?.at ?? { x: 0, y: 0 }, radius: corner?.radius ?? 0 }),
    );
    expect(checked(withDisc).crowded).toEqual([]);
    expect(draftedMap(withDisc.document.design).faces).toHaveLength(faces + 1);
    expect(draftedMap(withDisc.document.design).faces.every(({ within }) => within === null)).toBe(true);
  });
});

describe('curves', () => {
  // A quarter of a circle about the top left corner with a radius of 60 units: 0.72 inches of 12.
  const quarter = after(add(line(0, 60, 60, 0, Math.SQRT2 - 1)));

  it('are tight below one inch', () => {
    expect(checked(quarter).tight[0]?.radius).toBeCloseTo(0.72, 3);
    expect(checked(quarter, 18).tight).toEqual([]);
  });

  it('are bent to a radius of one inch', () => {
    const [curve] = checked(quarter).tight;
    const bent = next(
      quarter,
      act(commands.bendSeam, { at: curve?.at ?? { x: 0, y: 0 }, bulge: curve?.bulge ?? 0 }),
    );
    expect(bent.document).not.toBe(quarter.document);
    expect(checked(bent).tight).toEqual([]);
  });
});

describe('islands', () => {
  const island = after(place(1, 0, 0, 1000, 1000), place(1, 400, 400, 200, 200, 2));

  it('are pieced patches that no seam leads to', () => {
    expect(checked(island).islands).toMatchObject([{ shapeNum: 2 }]);
    expect(checked(newDrawing())).toEqual(nothing);
  });

  it('aren’t shapes with no fabric around them', () => {
    expect(checked(after(place(1, 400, 400, 200, 200))).islands).toEqual([]);
  });

  it('become appliqué', () => {
    const [{ shapeNum } = { shapeNum: 0 }] = checked(island).islands;
    expect(checked(next(island, act(commands.makeApplique, [shapeNum]))).islands).toEqual([]);
  });

  it('get seams that lead to them', () => {
    const seams = checked(island).islands.flatMap((each) => each.seams);
    expect(seams.map(({ to }) => to.x)).toEqual([0, 1000]);
    expect(checked(next(island, add(...seams))).islands).toEqual([]);
  });

  it('are patches to which a single seam leads', () => {
    const circle = [line(400, 500, 600, 500, 1), line(600, 500, 400, 500, 1)];
    const hanging = after(add(...circle, line(0, 500, 400, 500)));
    const { islands } = checked(hanging);
    expect(islands).toHaveLength(1);
    const seams = islands.flatMap((each) => each.seams);
    expect(checked(next(hanging, add(...seams))).islands).toEqual([]);
  });

  it('aren’t circles drawn as seams, which are appliqué', () => {
    const circle = after(add(line(400, 500, 600, 500, 1), line(600, 500, 400, 500, 1)));
    expect(checked(circle)).toEqual(nothing);
  });
});
