import { FABRIC } from '@quiltwright/shared/limits';
import type { BandRow, CutRow, Estimate, FabricEstimate, GroundRow } from './estimate-types';

interface Rows {
  cuts: ReadonlyMap<number, CutRow[]>;
  /** The borders of each fabric, by fabric number. */
  bands?: ReadonlyMap<number, BandRow[]>;
  ground: GroundRow | null;
  groundFabric: number;
}

/**
 * Returns the estimate of a quilt, from its pieces, borders and ground. Leaves out fabrics without an area, and numbers
 * that aren't real fabrics: 0 (none), 1 to 9 (placeholders) and 10 (the plain background).
 */
export function sumUp({ cuts, bands, ground, groundFabric }: Rows): Estimate {
  const numbers = new Set([...cuts.keys(), ...(bands?.keys() ?? []), ...(ground ? [groundFabric] : [])]);
  const fabrics = [...numbers]
    .filter((fabric) => fabric > FABRIC.ground)
    .map((fabric): FabricEstimate => {
      const rows = {
        cuts: [...(cuts.get(fabric) ?? [])].sort((a, b) => b.count * b.cut - a.count * a.cut),
        bands: bands?.get(fabric) ?? [],
        ground: fabric === groundFabric ? ground : null,
      };
      return { fabric, squareInches: squareInchesOf(rows), ...rows };
    });
  return {
    fabrics: fabrics
      .filter(({ squareInches }) => squareInches > 0)
      .sort((a, b) => b.squareInches - a.squareInches || a.fabric - b.fabric),
  };
}

function squareInchesOf({ cuts, bands, ground }: Pick<FabricEstimate, 'cuts' | 'bands' | 'ground'>): number {
  return (
    cuts.reduce((sum, { count, cut }) => sum + count * cut, 0) +
    bands.reduce((sum, { area }) => sum + area, 0) +
    (ground?.area ?? 0)
  );
}
