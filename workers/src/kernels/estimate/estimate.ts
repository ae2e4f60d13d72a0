import type { Answer } from '../fault';
import { boxArea } from '@quiltwright/shared/geometry/box';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { success } from '@quiltwright/shared/result';
import { generate } from '@quiltwright/shared/quilting/standard/generate';
import type { Kernel } from '../kernel';
import { bandsOf } from '@quiltwright/shared/quilting/bands';
import type { BandRow, Estimate } from './estimate-types';
import { groundOf } from './ground';
import { cutRows } from './pieces';
import { sumUp } from './sum-up';

/**
 * Returns the quick estimate of any quilt. For each fabric it adds up the square inches of every shape with its
 * allowance, of borders and of sashing. Fails with `too-many-copies`.
 */
export function estimate(quilt: Quilt): Answer<Estimate> {
  const generated = generate(quilt);
  const ground = groundOf(generated);
  if (!ground.ok) return ground;
  return success(
    sumUp({
      cuts: cutRows(generated),
      bands: borderRows(generated),
      ground: ground.value,
      groundFabric: generated.sashingFabric,
    }),
  );
}

export function estimateKernel(): Kernel<Quilt, Estimate> {
  return { run: estimate };
}

function borderRows(quilt: Quilt): Map<number, BandRow[]> {
  const rows = new Map<number, BandRow[]>();
  for (const { name, outer, hole, fabric } of bandsOf(quilt)) {
    if (name === 'sashing') continue;
    const row = { name, outer, hole, area: boxArea(outer) - (hole ? boxArea(hole) : 0) };
    rows.set(fabric, [...(rows.get(fabric) ?? []), row]);
  }
  return rows;
}
