import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { PlainQuilt } from './page-api';

/** Returns a made-up fabric as the product knows fabrics; undefined for a number without a fabric. */
export function benchFabric(fabrics: PlainQuilt['fabrics'], fabricNum: number): Fabric | undefined {
  const known = fabrics[fabricNum];
  return (
    known && {
      fabricNum,
      paletteNum: 1,
      fabricName: known.file,
      userFabricName: '',
      fabricUrl: known.file,
      swatchUrl: known.file,
      averageColour: known.colour,
    }
  );
}
