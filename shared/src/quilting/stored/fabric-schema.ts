import { z } from 'zod';
import type { Fabric } from '../fabric.js';

export const fabricSchema = z.strictObject({
  fabricNum: z.int().min(1),
  paletteNum: z.int().min(0),
  fabricName: z.string(),
  userFabricName: z.string(),
  fabricUrl: z.string(),
  swatchUrl: z.string(),
  averageColour: z.string().regex(/^#[0-9a-f]{6}$/),
  uploadedAt: z.iso.datetime().optional(),
}) satisfies z.ZodType<Fabric>;
