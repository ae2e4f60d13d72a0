import type { SewnPatch } from '../../patches/sewn';
import type { Piecing } from '../../piecing/piecing';
import type { Press } from './piecing-drawing';

/**
 * Returns the directions in which the seams between the parts of `node` are pressed. A seam beside a pieced unit is
 * pressed away from the unit, which is thick already. A seam between two single patches is pressed to a triangle, or
 * otherwise to the darker fabric. Other seams alternate from row to row, so that they nest.
 * @param darkness returns the darkness of a fabric, from 0 to 1
 * @param row index of the row in the block
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
