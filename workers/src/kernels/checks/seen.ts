import { LIMITS } from '@quiltwright/shared/limits';
import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';
import { clean } from '../patches/lattice/clean';
import type { Corners } from '../patches/lattice/corners';
import { STEPS, type Ring } from '../patches/lattice/lattice';
import type { Loop } from '../patches/lattice/loops';
import { visibleOf } from '../patches/lattice/visible';
import { ringOfCell, visitCells, type Cell } from './cells';
import type { Checks } from './check-types';
import { cornersOf } from '@quiltwright/shared/quilting/shapes/corners-of-shape';

const SIDE = LIMITS.blockSpace * STEPS;
const block: Cell = { left: 0, top: 0, right: SIDE, bottom: SIDE };
/**
 * A corner is removed if it is no farther than this from the line through its neighbours, in 1/20,000 block units.
 * Corners on a straight line only mark where cells meet.
 */
const BESIDE = 2;
/**
 * The maximum number of bare places (areas that no shape covers) in the result. The limit is needed because a plaid of
 * a thousand strips has 250,000 bare places. A bare place that extends over several cells counts once for each cell.
 */
const MOST_BARE = 20_000;

/**
 * Returns the bare places (areas that no shape covers) of a block, and its hidden shapes. Beyond twenty thousand bare
 * places the list is incomplete.
 * @param mostEdges a block with more edges is split into rectangles that are checked separately; each chord of a curve
 *   counts as an edge
 */
export function seenIn(levels: Levels, mostEdges?: number): Pick<Checks, 'gaps' | 'hidden'> {
  const shapes = levels.flat();
  const rings = shapes.map((shape) =>
    cornersOf(shape).map(({ x, y }) => ({ x: Math.round(x * STEPS), y: Math.round(y * STEPS) })),
  );
  const bare: Ring[] = [];
  const seen = new Set<number>();
  visitCells(
    block,
    rings,
    (cell, parts) => {
      const shapeAt = (place: number) => parts[place - 1]?.of;
      const isAsked = (place: number) => !seen.has(shapeAt(place) ?? -1);
      const visible = visibleOf([ringOfCell(cell), ...parts.map(({ ring }) => ring)], isAsked);
      visible.forEach((paths, place) => {
        const shape = shapeAt(place);
        if (shape === undefined) bare.push(...paths.slice(0, MOST_BARE - bare.length));
        else if (isSeen(paths)) seen.add(shape);
      });
    },
    mostEdges,
  );
  return {
    gaps: gapsIn(bare),
    hidden: shapes.flatMap(({ shapeNum }, shape) => (seen.has(shape) ? [] : shapeNum)),
  };
}

function gapsIn(bare: readonly Ring[]): Checks['gaps'] {
  const { corners, pieces } = clean([bare]);
  const path = (loop: Loop) =>
    withoutStraightCorners(loop, corners).map((corner) => ({
      x: corners.x(corner) / STEPS,
      y: corners.y(corner) / STEPS,
    }));
  return pieces.map(({ outline, holes, area }) => ({
    outline: path(outline),
    holes: holes.map(path),
    area: area / STEPS ** 2,
  }));
}

function withoutStraightCorners(loop: Loop, corners: Corners): Loop {
  const kept: number[] = [];
  loop.forEach((corner, index) => {
    const before = kept.at(-1) ?? loop.at(-1) ?? corner;
    const after = loop[index + 1] ?? kept[0] ?? corner;
    const [dx, dy] = [corners.x(after) - corners.x(before), corners.y(after) - corners.y(before)];
    const beside =
      dx * (corners.y(corner) - corners.y(before)) - dy * (corners.x(corner) - corners.x(before));
    if (Math.abs(beside) > BESIDE * Math.hypot(dx, dy)) kept.push(corner);
  });
  return kept;
}

/**
 * True if a shape is visible by more than a rounding error.
 * @param rings the visible paths of the shape
 */
function isSeen(rings: readonly Ring[]): boolean {
  return clean([rings]).pieces.length > 0;
}
