/**
 * A fabric as the server sends it. `fabricUrl` and `swatchUrl` are file names under /fabrics/. The fabric
 * picture is a seamless tile of 6 × 6 inches; the swatch is a cut of about 2½ inches.
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
  /** The mean colour of the fabric, #rrggbb, shown until the picture is loaded. */
  averageColour: string;
  /** The time of the upload. Library fabrics, and uploads made before this field existed, have none. */
  uploadedAt?: string | undefined;
}
