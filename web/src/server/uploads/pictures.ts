import { addressOfFile, type Fabric } from '@quiltwright/shared/quilting/fabric';

/** Returns the address of a pre-made block's picture. */
export function blockPicture(designName: string): string {
  return `/block-images/${encodeURIComponent(designName)}.jpg`;
}

/** Returns the address of a pre-made block's small picture, 320 pixels wide, for lists. */
export function smallBlockPicture(designName: string): string {
  return `/block-images/${encodeURIComponent(designName)}-small.webp`;
}

/** Returns the address of a pre-made block's picture in the fabrics of a collection. */
export function colourwayPicture(designName: string, collectionNum: number): string {
  return `/block-images/${collectionNum}/${encodeURIComponent(designName)}.svg`;
}

/** Returns the address of a fabric's swatch, for the palette. */
export function swatchPicture({ swatchUrl }: Fabric): string {
  return addressOfFile(swatchUrl);
}

/** Returns the address of a fabric's whole picture, which shows 6 × 6 inches of the fabric. */
export function clothPicture({ fabricUrl }: Fabric): string {
  return addressOfFile(fabricUrl);
}
