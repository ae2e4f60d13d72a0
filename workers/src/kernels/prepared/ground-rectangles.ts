import { intersection, type Box, type Edges } from '@quiltwright/shared/geometry/box';
import { SAME_INCHES } from '../patches/lattice/form';

/** Steps in an inch: places in the quilt are distinguished to a thousandth of an inch. */
const STEPS = 1 / SAME_INCHES;

/** The narrowest gap that counts as free, in steps: a sixteenth of an inch. Narrower gaps can’t be sewn. */
const LEAST_GAP = Math.floor(STEPS / 16);

interface Free {
  from: number;
  to: number;
  /** The top edge of the free area, in steps of a thousandth of an inch. */
  top: number;
}

/**
 * Returns the area around blocks, split into rectangles. Each rectangle is as high as possible between the same left
 * and right sides. Gaps under a sixteenth of an inch, as of blocks whose sizes were rounded, are left out.
 */
export function groundRectangles(inner: Box, blocks: readonly Box[]): Box[] {
  const boxes = blocks
    .flatMap((block) => {
      const seen = intersection(block, inner);
      return seen ? [edgesInSteps(seen)] : [];
    })
    .filter(({ left, right, top, bottom }) => left < right && top < bottom)
    .sort((a, b) => a.top - b.top);
  const whole = edgesInSteps(inner);
  const levels = [
    ...new Set([whole.top, whole.bottom, ...boxes.flatMap(({ top, bottom }) => [top, bottom])]),
  ];
  levels.sort((a, b) => a - b);
  const rectangles: Box[] = [];
  const end = ({ from, to, top }: Free, bottom: number) => {
    if (to - from < LEAST_GAP || bottom - top < LEAST_GAP) return;
    rectangles.push({
      ...{ x: from / STEPS, y: top / STEPS },
      ...{ width: (to - from) / STEPS, height: (bottom - top) / STEPS },
    });
  };
  let open: Free[] = [];
  let beside: typeof boxes = [];
  let next = 0;
  for (const top of levels) {
    beside = beside.filter(({ bottom }) => bottom > top);
    for (let box = boxes[next]; box && box.top === top; box = boxes[++next]) beside.push(box);
    const free = top === whole.bottom ? [] : freeBeside(whole, beside, top);
    const known = new Map(open.map((each) => [`${each.from} ${each.to}`, each]));
    open = free.map((each) => {
      const key = `${each.from} ${each.to}`;
      const same = known.get(key);
      known.delete(key);
      return same ?? each;
    });
    for (const each of known.values()) end(each, top);
  }
  return rectangles;
}

/** Returns the free intervals along a horizontal line, from left to right: the parts that no box covers. */
function freeBeside(whole: Edges, boxes: readonly Edges[], top: number): Free[] {
  const free: Free[] = [];
  let from = whole.left;
  for (const { left, right } of [...boxes].sort((a, b) => a.left - b.left)) {
    if (left > from) free.push({ from, to: left, top });
    from = Math.max(from, right);
  }
  if (from < whole.right) free.push({ from, to: whole.right, top });
  return free;
}

/** Returns the edges of a rectangle, in whole steps. */
function edgesInSteps({ x, y, width, height }: Box): Edges {
  const step = (inches: number) => Math.round(inches * STEPS);
  return { left: step(x), right: step(x + width), top: step(y), bottom: step(y + height) };
}
