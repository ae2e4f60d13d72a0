import { LIMITS } from '@quiltwright/shared/limits';
import type { Levels } from '@quiltwright/shared/quilting/shape';
import { clean, isThin } from '../patches/clean';
import { STEPS, type Ring } from '../patches/lattice';
import type { Loop } from '../patches/loops';
import { visibleOf } from '../patches/visible';
import type { Checks } from './check-types';
import { cornersOf } from './corners-of-shape';

const SIDE = LIMITS.blockSpace * STEPS;
const ground: Ring = [
  { x: 0, y: 0 },
  { x: SIDE, y: 0 },
  { x: SIDE, y: SIDE },
  { x: 0, y: SIDE },
];

/** Where the ground of a block is seen between its shapes, and which of these aren't seen at all. */
export function seenIn(levels: Levels): Pick<Checks, 'gaps' | 'hidden'> {
  const shapes = levels.flat();
  const rings = shapes.map((shape) =>
    cornersOf(shape).map(({ x, y }) => ({ x: Math.round(x * STEPS), y: Math.round(y * STEPS) })),
  );
  const [bare = [], ...seen] = visibleOf([ground, ...rings]);
  return {
    gaps: gapsIn(bare),
    hidden: shapes.flatMap(({ shapeNum }, index) => (isSeen(seen[index] ?? []) ? [] : shapeNum)),
  };
}

function gapsIn(bare: readonly Ring[]): Checks['gaps'] {
  const { corners, pieces } = clean([bare]);
  const path = (loop: Loop) =>
    loop.map((corner) => ({ x: corners.x(corner) / STEPS, y: corners.y(corner) / STEPS }));
  return pieces
    .filter((piece) => !isThin(piece, corners))
    .map(({ outline, holes, area }) => ({
      outline: path(outline),
      holes: holes.map(path),
      area: area / STEPS ** 2,
    }));
}

/** Whether more than slivers is left of a shape. */
function isSeen(rings: readonly Ring[]): boolean {
  if (rings.length === 0) return false;
  const { corners, pieces } = clean([rings]);
  return pieces.some((piece) => !isThin(piece, corners));
}
