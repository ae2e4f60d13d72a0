import { newDrawing } from '@quiltwright/shared/model/created-block/drawing.fixture';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { draftedMap } from '@quiltwright/shared/model/created-block/drafting/map-of-design';
import { beforeEach, describe, expect, test } from 'vitest';
import { BlockPointer } from '../block-pointer.fixture';
import { Watched } from '../../../render/camera/watched';
import { SeamBend } from './bend-seam';
import { drawSeams } from './draw-seams';
import { firstFigures, type FigureOptions } from './figures';
import { SeamSketch } from './seam-sketch';

let sketch: SeamSketch;
let pointer: BlockPointer;
const figures = new Watched<FigureOptions>(firstFigures);

/* A block unit is a pixel. Snapping is off at first. */
function begin(form: 'seam' | 'circle') {
  pointer = new BlockPointer(newDrawing(), (editor) => {
    sketch = new SeamSketch(editor, figures, () => ({
      form: form === 'circle' ? 'figure' : 'seam',
      fabric: 3,
    }));
    return drawSeams(form, editor, sketch, new SeamBend(editor), editor.run);
  });
}

const end = () => pointer.marks.value.draft?.end?.at;

/** Returns the points of the sketch, as pairs. */
const points = () => sketch.points.map(({ x, y }) => [x, y]);

function drag([x, y]: [number, number], [toX, toY]: [number, number]) {
  pointer.press(x, y);
  pointer.to(toX, toY);
  pointer.release();
}

beforeEach(() => {
  figures.set(firstFigures);
  begin('seam');
});

test('two taps draw a seam, and the stroke goes on from its end', () => {
  pointer.tap(0, 400);
  expect(pointer.done).toEqual([]);
  pointer.tap(1000, 400);
  expect(pointer.drawn).toEqual([
    [1, 0, 0, 1000, 400],
    [1, 0, 400, 1000, 600],
  ]);
  expect(sketch.from).toEqual({ x: 1000, y: 400 });
  pointer.tap(600, 1000);
  expect(pointer.drawn).toHaveLength(3);
});

test('a tap on the end of the stroke, or on its start, ends it', () => {
  pointer.tap(0, 400);
  pointer.tap(1000, 400);
  pointer.tap(1000, 400);
  expect(sketch.isEmpty).toBe(true);
  pointer.tap(200, 500);
  pointer.tap(600, 500);
  pointer.tap(600, 800);
  pointer.tap(200, 500);
  expect(sketch.isEmpty).toBe(true);
  /* A right triangle on its own is appliqué on the patch around it. */
  expect(pointer.drawn).toHaveLength(3);
});

test('a double tap ends the stroke', () => {
  pointer.tap(0, 400);
  pointer.tap(1000, 400);
  pointer.tap(1000, 400, {}, 2);
  expect(sketch.isEmpty).toBe(true);
  expect(pointer.drawn).toHaveLength(2);
});

test.each(['mouse', 'touch', 'pen'] as const)('a drag of a %s draws one seam', (device) => {
  expect(pointer.press(0, 250, { device })).toBe(true);
  pointer.to(500, 250);
  expect(pointer.marks.value.draft?.next).toEqual([
    { from: { x: 0, y: 250 }, to: { x: 500, y: 250 }, bulge: 0 },
  ]);
  pointer.to(1000, 250);
  pointer.release();
  expect(pointer.drawn.map(([, , , , height]) => height)).toEqual([250, 750]);
});

test('a dragged seam is finished, so that a tap elsewhere starts another one', () => {
  drag([0, 250], [1000, 250]);
  pointer.hover(500, 700);
  expect(pointer.marks.value.draft?.next).toEqual([]);
  pointer.tap(500, 1000);
  expect(points()).toEqual([[500, 1000]]);
  expect(pointer.drawn).toHaveLength(2);
});

test('a drag or a tap from the end of a dragged seam continues from there', () => {
  drag([0, 250], [500, 500]);
  drag([500, 500], [1000, 250]);
  expect(pointer.drawn).toHaveLength(2);
  pointer.tap(1000, 250);
  pointer.tap(500, 1000);
  expect(pointer.drawn).toHaveLength(3);
});

test('a cancelled drag changes nothing', () => {
  pointer.press(0, 250);
  pointer.to(1000, 250);
  pointer.escape();
  expect(pointer.drawn).toEqual([]);
  expect(sketch.isEmpty).toBe(true);
});

test('a press outside the block counts at the nearest point of its edge', () => {
  pointer.tap(-20, 500);
  pointer.tap(1030, 500);
  expect(points()).toEqual([
    [0, 500],
    [1000, 500],
  ]);
});

test('with snapping, a press near a line of the grid is on it', () => {
  pointer.isSnapping = true;
  pointer.tap(3, 247);
  pointer.tap(996, 252);
  expect(points()).toEqual([
    [0, 250],
    [1000, 250],
  ]);
});

test('a seam that ends inside a patch leaves a mark, and a tap on it extends the seam to the next one', () => {
  pointer.tap(0, 500);
  pointer.tap(400, 500);
  expect(pointer.drawn).toEqual([]);
  pointer.tap(400, 500);
  expect(sketch.loose.ends.map(({ to }) => to)).toEqual([{ x: 400, y: 500 }]);
  expect(pointer.hover(403, 502)).toBe('pointer');
  pointer.tap(403, 502);
  expect(pointer.drawn).toEqual([
    [1, 0, 0, 1000, 500],
    [1, 0, 500, 1000, 500],
  ]);
  expect(sketch.loose.seams).toEqual([]);
});

/** Draws a seam by two taps, and ends its stroke. */
function draw(from: readonly [number, number], to: readonly [number, number]) {
  for (const [x, y] of [from, to, to]) pointer.tap(x, y);
}

const looseEnds = () => sketch.loose.ends.map(({ to: { x, y } }) => [x, y]);

test('two seams from one free point cut the block together, after each was drawn alone', () => {
  draw([500, 500], [0, 0]);
  expect(pointer.drawn).toEqual([]);
  expect(looseEnds()).toEqual([[500, 500]]);
  draw([500, 500], [0, 1000]);
  expect(sketch.loose.seams).toEqual([]);
  expect(pointer.drawn).toHaveLength(2);
});

test('a seam whose ends both touch nothing stays until seams to both ends are drawn', () => {
  draw([200, 200], [500, 700]);
  expect(looseEnds()).toHaveLength(2);
  draw([500, 700], [500, 1000]);
  expect(looseEnds()).toEqual([[200, 200]]);
  draw([200, 200], [0, 200]);
  expect(sketch.loose.seams).toEqual([]);
  expect(pointer.drawn).toHaveLength(2);
});

test('a loose seam stays while other seams are drawn and tools change, and goes when it is removed', () => {
  draw([0, 500], [400, 500]);
  draw([700, 0], [700, 1000]);
  expect(pointer.drawn).toHaveLength(2);
  expect(looseEnds()).toEqual([[400, 500]]);
  sketch.end();
  expect(looseEnds()).toEqual([[400, 500]]);
  sketch.removeLoose(pointer.run);
  expect(looseEnds()).toEqual([]);
  expect(pointer.drawn).toHaveLength(2);
});

test('a seam on a seam is tried, so that the page says why nothing changes', () => {
  draw([0, 500], [1000, 500]);
  draw([200, 500], [700, 500]);
  expect(pointer.done).toHaveLength(2);
  expect(sketch.loose.seams).toEqual([]);
});

test('a key bends the last seam while it is loose', () => {
  draw([200, 500], [700, 500]);
  expect(sketch.bendLast(pointer.run)).toBeCloseTo(Math.SQRT2 - 1);
  expect(sketch.loose.seams.map(({ bulge }) => Math.abs(bulge))).toEqual([expect.closeTo(Math.SQRT2 - 1)]);
});

test('seams snap to a loose end', () => {
  draw([0, 500], [403, 507]);
  pointer.isSnapping = true;
  pointer.hover(406, 509);
  expect(end()).toEqual({ x: 403, y: 507 });
});

test('a circle leaves no loose end, even if it starts outside the block', () => {
  begin('circle');
  pointer.press(500, 100);
  pointer.to(500, -200);
  pointer.release();
  expect(pointer.drawn).toHaveLength(2);
  expect(looseEnds()).toEqual([]);
});

test('a circle is drawn from its centre, as appliqué', () => {
  begin('circle');
  pointer.press(500, 500);
  pointer.to(500, 300);
  pointer.release();
  expect(pointer.drawn.at(-1)?.slice(1)).toEqual([300, 300, 400, 400]);
  expect(sketch.isEmpty).toBe(true);
});

test('a drag of the middle of a seam bends it', () => {
  pointer.press(0, 500);
  pointer.to(1000, 500);
  pointer.release();
  sketch.end();
  expect(pointer.hover(502, 497)).toBe('grab');
  pointer.press(500, 500);
  pointer.to(500, 250);
  pointer.release();
  expect(pointer.done.at(-1)?.[0]).toBe('bendSeam');
});

test('Ctrl turns snapping on or off while the pointer hovers, as when it is pressed', () => {
  pointer.isSnapping = true;
  pointer.hover(247, 303);
  expect(end()?.x).toBe(250);
  pointer.hover(247, 303, { ctrl: true });
  expect(end()).toEqual({ x: 247, y: 303 });
  pointer.tap(247, 303, { ctrl: true });
  pointer.hover(700, 310);
  expect(pointer.marks.value.draft?.next).toMatchObject([{ from: { x: 247, y: 303 } }]);
});

test('a seam is shown with its repeats around the centre', () => {
  figures.set({ ...firstFigures, times: 4 });
  pointer.tap(500, 250);
  pointer.hover(750, 250);
  const { next, centre } = pointer.marks.value.draft ?? {};
  expect(centre).toEqual({ x: 500, y: 500 });
  expect(next).toHaveLength(4);
  expect(next?.[1]?.from.x).toBeCloseTo(750);
  expect(next?.[1]?.to.y).toBeCloseTo(750);
});

test('seams that are repeated end on axes between the copies, at an eighth of an inch from the centre', () => {
  pointer.isSnapping = true;
  figures.set({ ...firstFigures, times: 12, isMirrored: true });
  const way = { x: Math.cos(Math.PI / 12), y: -Math.sin(Math.PI / 12) };
  const at = (length: number, off: number) => [
    500 + way.x * length - way.y * off,
    500 + way.y * length + way.x * off,
  ];
  const [x = 0, y = 0] = at(327, 4);
  pointer.hover(x, y);
  // The block is 12 inches wide: an eighth is 10.4167 units, of which 31 make 322.9167 and 32 make 333.3333.
  const [near, next] = [at(322.9167, 0), at(333.3333, 0)];
  const { x: endX = 0 } = end() ?? {};
  expect(Math.min(Math.abs(endX - (near[0] ?? 0)), Math.abs(endX - (next[0] ?? 0)))).toBeLessThan(0.01);
});

test('a press chooses the centre of repeats, if the quilter asked for it', () => {
  figures.set({ ...firstFigures, times: 2, picksCentre: true });
  pointer.tap(250, 250);
  expect(figures.value).toMatchObject({ centre: { x: 250, y: 250 }, picksCentre: false });
  pointer.tap(250, 500);
  pointer.hover(500, 500);
  expect(pointer.marks.value.draft?.next[1]?.to.x).toBeCloseTo(0);
});

describe('on a grid of arcs from the bottom left corner', () => {
  // Arcs with radii of 250, 500, 750 and 1,000 about the bottom left corner.
  const onArc = (degrees: number, radius = 750): [number, number] => [
    radius * Math.cos((degrees * Math.PI) / 180),
    1000 - radius * Math.sin((degrees * Math.PI) / 180),
  ];
  beforeEach(() => {
    pointer.run(act(commands.setStarGrid, { kind: 'arcs', corner: 'bottomLeft', arcs: 4, wedges: 3 }));
    pointer.isSnapping = true;
  });

  const dragThrough = (...way: [number, number][]) => {
    const [start, ...others] = way;
    if (!start) return;
    pointer.press(...start);
    for (const [x, y] of others) pointer.to(x, y);
    pointer.release();
  };

  test('a drag along an arc draws the arc, with a radius of 9 inches in a block of 12', () => {
    dragThrough(onArc(90), onArc(75), onArc(60), onArc(45, 742), onArc(30), onArc(10), onArc(0));
    const areas = pointer.drawing().document.design.block.levels.flat();
    expect(areas).toHaveLength(2);
    const arc = draftedMap(pointer.drawing().document.design).seams.find(({ bulge }) => bulge !== 0);
    // A quarter of a circle: tan 22½°.
    expect(Math.abs(arc?.bulge ?? 0)).toBeCloseTo(Math.SQRT2 - 1, 4);
  });

  test('a straight drag between the ends of an arc draws a straight seam, and so do two taps', () => {
    dragThrough([0, 250], [200, 450], [375, 625], [600, 850], [750, 1000]);
    pointer.tap(0, 500);
    pointer.tap(500, 1000);
    const { seams } = draftedMap(pointer.drawing().document.design);
    expect(seams.every(({ bulge }) => bulge === 0)).toBe(true);
    expect(pointer.drawn).toHaveLength(3);
  });
});
