import type { Answer } from '../fault';
import { FABRIC } from '@quiltwright/shared/limits';
import { plainAreaOf } from '@quiltwright/shared/quilting/bands/border-blocks';
import { isBorderName, sashingOf } from '@quiltwright/shared/quilting/bands/bands';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { success } from '@quiltwright/shared/result';
import type { Kernel } from '../kernel';
import { prepare, type PreparedQuilt } from '../prepared/prepared-quilt';
import type { BandRow, Estimate } from './estimate-types';
import { groundOf } from './ground';
import { cutRows } from './pieces';
import { sumUp } from './sum-up';

/**
 * Returns the quick estimate of a quilt of any kind. Adds up, for each fabric, the area of all shapes with their seam
 * allowances, of borders and of sashing. Fails with `too-many-copies`.
 */
export function estimate(prepared: PreparedQuilt): Answer<Estimate> {
  const ground = groundOf(prepared);
  if (!ground.ok) return ground;
  return success(
    sumUp({
      cuts: cutRows(prepared.quilt),
      bands: borderRows(prepared),
      ground: ground.value,
      groundFabric: sashingOf(prepared.quilt)?.fabric ?? FABRIC.none,
    }),
  );
}

export function estimateKernel(): Kernel<Quilt, Estimate> {
  return { run: (quilt) => estimate(prepare(quilt)) };
}

function borderRows({ bands, placements }: PreparedQuilt): Map<number, BandRow[]> {
  const rows = new Map<number, BandRow[]>();
  for (const band of bands) {
    const { name, outer, hole, fabric } = band;
    const area = plainAreaOf(band, placements);
    if (!isBorderName(name) || area === 0) continue;
    const row = { name, outer, hole, area };
    rows.set(fabric, [...(rows.get(fabric) ?? []), row]);
  }
  return rows;
}
