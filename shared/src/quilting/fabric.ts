import { z } from 'zod';

/**
 * A fabric as the server gives it. `fabricUrl` and `swatchUrl` are file names under /fabrics/:
 * the cloth is a seamless tile of 6 × 6 inches, the swatch a cut of about 2½ inches.
 */
export const fabricSchema = z.strictObject({
  fabricNum: z.int().min(1),
  /** 0 for the stand-ins of fabric spots and the reserved ground, which lie in no palette. */
  paletteNum: z.int().min(0),
  fabricName: z.string(),
  /** The name that its owner gave an upload; empty for library fabrics. */
  userFabricName: z.string(),
  fabricUrl: z.string(),
  swatchUrl: z.string(),
  /** #rrggbb, the mean of the cloth: shown until the picture is there. */
  averageColour: z.string().regex(/^#[0-9a-f]{6}$/),
  /** When an upload came; library fabrics, and uploads from before this was noted, have none. */
  uploadedAt: z.iso.datetime().optional(),
});

export type Fabric = z.output<typeof fabricSchema>;
