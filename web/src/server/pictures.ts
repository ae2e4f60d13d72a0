import type { Fabric } from '@quiltwright/shared/quilting/fabric';

/** Where the picture of a pre-made block is. */
export function blockPicture(designName: string): string {
  return `/block-images/${encodeURIComponent(designName)}.jpg`;
}

/** Where a small picture of it is, 320 pixels wide, for lists. */
export function smallBlockPicture(designName: string): string {
  return `/block-images/${encodeURIComponent(designName)}-small.webp`;
}

/** Where the picture of a pre-made block in the cloth of a collection is. */
export function colourwayPicture(designName: string, collectionNum: number): string {
  return `/block-images/${collectionNum}/${encodeURIComponent(designName)}.svg`;
}

/** Where a cut of a fabric is, for the palette. */
export function swatchPicture({ swatchUrl }: Fabric): string {
  return `/fabrics/${encodeURIComponent(swatchUrl)}`;
}

/** Where the whole tile of a fabric is, 6 × 6 inches. */
export function clothPicture({ fabricUrl }: Fabric): string {
  return `/fabrics/${encodeURIComponent(fabricUrl)}`;
}
