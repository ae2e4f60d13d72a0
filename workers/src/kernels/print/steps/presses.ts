import type { SewnPatch } from '../../patches/sewn';
import type { Piecing } from '../../piecing/piecing';
import type { Press } from './piecing-drawing';

/**
 * Which way the seams of a part are pressed: away from what is pieced, which is thick already; out to a triangle
 * on a corner or side; between other plain patches to the darker cloth; and in rows of pieced units by turns, so that the seams of one row lie against those of the next.
 * @param darkness of a fabric, from 0 to 1
 * @param row which row of the block it is, from 0
 */
export function pressesOf(
  node: Piecing,
  patches: readonly SewnPatch[],
  darkness: (fabric: number) => number,
  row: number,
): Press[] {
  return node.parts.slice(1).map((other, i) => {
    const one = node.parts[i];
    const [plain, otherIsPlain] = [one?.patches.length === 1, other.patches.length === 1];
    if (plain !== otherIsPlain) return plain ? 'first' : 'second';
    if (plain) {
      const [triangle, otherTriangle] = [one, other].map(
        (part) => patches[part?.patches[0] ?? -1]?.corners.length === 3,
      );
      if (triangle !== otherTriangle) return triangle ? 'first' : 'second';
      const [a, b] = [one, other].map((part) => darkness(patches[part?.patches[0] ?? -1]?.fabric ?? 0));
      if ((a ?? 0) !== (b ?? 0)) return (a ?? 0) > (b ?? 0) ? 'first' : 'second';
    }
    return row % 2 === 0 ? 'second' : 'first';
  });
}
