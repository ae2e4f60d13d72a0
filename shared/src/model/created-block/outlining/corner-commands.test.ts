import { describe, expect, it } from 'vitest';
import { blockUnits } from '../../../geometry/units.js';
import { QUARTER, quarterCircles } from '../../../quilting/shapes/curved-forms.js';
import type { OutlineCorner, Shape } from '../../../quilting/shapes/shape.js';
import { act } from '../../command.js';
import { createdBlockCommands as commands } from '../created-block-commands.js';
import { laidShapes, type Drawing } from '../drawing.js';
import { after, drawn, next, place, select, steps } from '../drawing.fixture.js';

const corner = (x: number, y: number, bulge = 0): OutlineCorner => [blockUnits(x), blockUnits(y), bulge];
const move = (index: number, x: number, y: number) =>
  act(commands.moveCorner, { corner: index, to: { x, y } });
const add = (side: number) => act(commands.addCorner, { side, at: null });
const remove = (index: number) => act(commands.removeCorner, { corner: index });
const bend = (side: number, bulge: number) => act(commands.bendSide, { side, bulge });

function shapes({ document }: Drawing): Shape[] {
  return laidShapes(document.design).map(({ shape }) => shape);
}

/** Returns the outline of the lowest shape. */
const outline = (drawing: Drawing) => shapes(drawing)[0]?.outline;

const square = place(1, 200, 200, 100, 100);

describe('moving a corner', () => {
  it('makes an outline of a square, and a square again of the outline', () => {
    const kite = next(after(square), move(2, 350, 340));
    expect(drawn(kite)).toEqual([[20, 200, 200, 150, 140]]);
    expect(outline(kite)).toEqual([corner(200, 200), corner(300, 200), corner(350, 340), corner(200, 300)]);
    const again = next(kite, move(2, 300, 300));
    expect(drawn(again)).toEqual([[1, 200, 200, 100, 100]]);
    expect(outline(again)).toBeUndefined();
    expect(steps(again)).toEqual(['Shape placed', 'Corner moved', 'Corner moved']);
    expect(drawn(next(again, act(commands.undo)))).toEqual([[20, 200, 200, 150, 140]]);
  });

  it('makes another type if the corners fit it', () => {
    /* A right triangle whose corner moves to the middle of the opposite side is an isosceles one. */
    expect(drawn(next(after(place(2, 0, 0, 200, 100)), move(0, 100, 0)))).toEqual([[3, 0, 0, 200, 100]]);
    /* Pulled through the opposite side, the triangle turns over. */
    expect(drawn(next(after(place(3, 0, 0, 200, 100)), move(0, 100, 300)))).toEqual([[12, 0, 100, 200, 200]]);
  });

  it('stays in the block, and snaps to a line very near', () => {
    expect(outline(next(after(square), move(0, -50, 20)))).toContainEqual(corner(0, 20));
    expect(outline(next(after(square), move(0, 249.98, 10)))).toContainEqual(corner(250, 10));
  });

  it('is refused if the sides would cross, or if there is no such corner or no single shape', () => {
    const drawing = after(square);
    expect(move(0, 350, 250).canRun(drawing)).toBe(false);
    expect(move(4, 0, 0).canRun(drawing)).toBe(false);
    expect(move(0, 0, 0).canRun(next(drawing, place(1, 0, 0, 50, 50)))).toBe(true);
    expect(move(0, 0, 0).canRun(next(next(drawing, place(1, 0, 0, 50, 50)), act(commands.selectAll)))).toBe(
      false,
    );
  });

  it('adds no step if nothing moves, and quick moves are one step', () => {
    const drawing = after(square);
    expect(next(drawing, move(0, 200, 200)).document).toBe(drawing.document);
    const nudge = (x: number) => act(commands.moveCorner, { corner: 0, to: { x, y: 100 }, burst: 'one' });
    expect(steps([nudge(110), nudge(120)].reduce(next, drawing))).toEqual(['Shape placed', 'Corner moved']);
  });

  it('moves the corners of linked copies too', () => {
    const linked = after(act(commands.setSymmetry, 'across'), square);
    const moved = next(linked, move(0, 150, 150));
    const [one, other] = shapes(moved);
    expect(one?.outline).toEqual([corner(150, 150), corner(300, 200), corner(300, 300), corner(200, 300)]);
    expect(other?.outline).toHaveLength(4);
    expect(other?.outline).toEqual(
      expect.arrayContaining([corner(850, 150), corner(700, 200), corner(700, 300), corner(800, 300)]),
    );
    expect(drawn(next(moved, move(0, 200, 200)))).toEqual([
      [1, 200, 200, 100, 100],
      [1, 700, 200, 100, 100],
    ]);
  });
});

describe('adding and removing corners', () => {
  it('halves a straight side and an arc', () => {
    expect(outline(next(after(square), add(1)))).toEqual([
      ...[corner(200, 200), corner(300, 200), corner(300, 250), corner(300, 300), corner(200, 300)],
    ]);
    const quarter = after(
      act(commands.place, {
        form: quarterCircles.bottomLeft,
        box: { x: 0, y: 0, width: 400, height: 400 },
        layer: 1,
        fabric: 1,
      }),
    );
    /* Halfway along the arc: 400 · √½ right of its centre and above it. An eighth of a circle has the bulge tan 11.25°. */
    const eighth = Math.tan(Math.PI / 16);
    expect(outline(next(quarter, add(1)))).toEqual([
      corner(0, 400),
      [0, 0, expect.closeTo(eighth, 12)],
      [282.8427, 117.1573, expect.closeTo(eighth, 12)],
      corner(400, 400),
    ]);
  });

  it('joins the halves again', () => {
    expect(drawn(next(next(after(square), add(1)), remove(2)))).toEqual([[1, 200, 200, 100, 100]]);
    const circle = next(after(place(6, 0, 0, 400, 400)), remove(1));
    /* A quarter and a quarter are half a circle. */
    expect(outline(circle)).toHaveLength(3);
    expect(Math.max(...(outline(circle) ?? []).map(([, , bulge]) => bulge))).toBeCloseTo(1, 5);
  });

  it('makes a triangle of a square, and no line of a triangle', () => {
    const triangle = next(after(square), remove(1));
    expect(drawn(triangle)).toEqual([[2, 200, 200, 100, 100]]);
    expect(remove(0).canRun(triangle)).toBe(false);
  });
});

describe('bending a side', () => {
  it('bends outwards and inwards, to half a circle at most', () => {
    const drawing = after(square);
    /* Half a circle on the top, 50 above its chord of 100. */
    expect(drawn(next(drawing, bend(0, 1)))).toEqual([[20, 200, 150, 100, 150]]);
    expect(outline(next(drawing, bend(0, -QUARTER)))?.[0]).toEqual(corner(200, 200, -QUARTER));
    expect(drawn([bend(0, 0.3), bend(0, 0)].reduce(next, drawing))).toEqual([[1, 200, 200, 100, 100]]);
  });

  it('keeps the arc in the block', () => {
    const bent = next(after(place(1, 0, 20, 100, 100)), bend(0, 1));
    /* 20 above a chord of 100. */
    expect(drawn(bent)).toEqual([[20, 0, 0, 100, 120]]);
    expect(outline(bent)?.[0]?.[2]).toBeCloseTo(0.4, 5);
  });
});

describe('appliqué', () => {
  it('is what an ellipse stays when it gets its own outline', () => {
    const [shape] = shapes(next(after(place(6, 100, 100, 400, 400)), move(0, 600, 300)));
    expect(shape).toMatchObject({ shapeType: 20, applique: true });
  });

  it('is a choice for outlines and their linked copies, not for other shapes', () => {
    const linked = next(after(act(commands.setSymmetry, 'across'), square), move(0, 150, 150));
    const sewn = (drawing: Drawing) => shapes(drawing).map(({ applique = false }) => applique);
    const applied = next(linked, act(commands.setApplique, true));
    expect(sewn(applied)).toEqual([true, true]);
    expect(steps(applied).at(-1)).toBe('Shapes made appliqué');
    expect(sewn(next(applied, act(commands.setApplique, false)))).toEqual([false, false]);
    expect(next(linked, act(commands.setApplique, false)).document).toBe(linked.document);
    expect(act(commands.setApplique, true).canRun(after(square, select(1)))).toBe(false);
  });
});
