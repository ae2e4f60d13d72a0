/**
 * A fabric as the server gives it. `fabricUrl` and `swatchUrl` are file names under /fabrics/:
 * the cloth is a seamless tile of 6 × 6 inches, the swatch a cut of about 2½ inches.
 */
export interface Fabric {
  fabricNum: number;
  /** 0 for the stand-ins of fabric spots and the reserved ground, which lie in no palette. */
  paletteNum: number;
  fabricName: string;
  /** The name that its owner gave an upload; empty for library fabrics. */
  userFabricName: string;
  fabricUrl: string;
  swatchUrl: string;
  /** #rrggbb, the mean of the cloth: shown until the picture is there. */
  averageColour: string;
  /** When an upload came; library fabrics, and uploads from before this was noted, have none. */
  uploadedAt?: string | undefined;
}
