/**
 * A fabric as the server sends it. `fabricUrl` and `swatchUrl` are names of files under /fabrics/. The first file is a
 * seamless picture of 6 × 6 inches of the fabric, the second a picture of about 2½ inches.
 */
export interface Fabric {
  fabricNum: number;
  /** The number of the fabric's palette; 0 for placeholders and for the plain background, which are in no palette. */
  paletteNum: number;
  fabricName: string;
  /** The owner's name for an upload; empty for library fabrics. */
  userFabricName: string;
  fabricUrl: string;
  swatchUrl: string;
  /** The mean colour of the fabric as #rrggbb, shown until its picture is loaded. */
  averageColour: string;
  /** The time of the upload. Missing in library fabrics, and in uploads that were made before this field existed. */
  uploadedAt?: string | undefined;
}

/**
 * Returns the address of a fabric's picture.
 * @param file the fabric's `fabricUrl` or `swatchUrl`. A file name becomes a path below /fabrics/. A data URL (a fabric
 *   on a guest's device) and a whole path (an upload on a shared page) are returned unchanged.
 */
export function addressOfFile(file: string): string {
  return /^(data:|\/)/.test(file) ? file : `/fabrics/${encodeURIComponent(file)}`;
}
