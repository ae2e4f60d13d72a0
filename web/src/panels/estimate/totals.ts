import type { Estimate, FabricEstimate } from '@quiltwright/workers/kernels/estimate/estimate-types';

/** By what cloth is counted: as it is sewn, or by the quick estimate. */
export type Count = 'sewn' | 'quick';

/** A fabric of a quilt: what it takes by the quick estimate and as it is sewn; null as long as that isn't known, or where it takes none. */
export interface FabricTotals {
  fabric: number;
  quick: FabricEstimate | null;
  sewn: FabricEstimate | null;
}

/** All fabrics of a quilt: what takes most as it is sewn first, and those that are wholly hidden last. */
export function totalsOf(quick: Estimate | null, sewn: Estimate | null): FabricTotals[] {
  const totals = new Map<number, FabricTotals>();
  for (const each of sewn?.fabrics ?? [])
    totals.set(each.fabric, { fabric: each.fabric, quick: null, sewn: each });
  for (const each of quick?.fabrics ?? []) {
    const known = totals.get(each.fabric);
    if (known) known.quick = each;
    else totals.set(each.fabric, { fabric: each.fabric, quick: each, sewn: null });
  }
  return [...totals.values()];
}
