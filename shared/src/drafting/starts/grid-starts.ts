import { line, SIDE, upTo } from './polar.js';
import { number, type DraftStart } from './start.js';

/** Returns the start of a grid with straight seams from edge to edge, in squares of two fabrics by turns. */
export function grid(side: number): DraftStart {
  return {
    numbers: [number('across', 'count', side, [1, 12]), number('down', 'count', side, [1, 12])],
    seams: ([across = side, down = side]) => [
      ...inner(across).map((x) => line({ x, y: 0 }, { x, y: SIDE })),
      ...inner(down).map((y) => line({ x: 0, y }, { x: SIDE, y })),
    ],
    spotAt: ([across = side, down = side], { x, y }) => {
      const [column, row] = [Math.floor((x * across) / SIDE), Math.floor((y * down) / SIDE)];
      return 1 + ((column + row) % 2);
    },
  };
}

/** Returns the places of the lines between equal parts of a side. */
function inner(parts: number): number[] {
  return upTo(parts)
    .slice(1)
    .map((part) => (part * SIDE) / parts);
}
