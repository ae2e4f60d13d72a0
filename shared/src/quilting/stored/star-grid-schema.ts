import { z } from 'zod';
import {
  arcCorners,
  arcCounts,
  triangleCounts,
  wedgeCounts,
  wheelPoints,
  wheelRings,
  type StarGrid,
} from '../shapes/star-grid.js';

/** The schema of a grid for drafting seams, in drafts and commands. */
export const starGridSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('wheel'), points: z.literal(wheelPoints), rings: z.literal(wheelRings) }),
  z.object({ kind: z.literal('triangles'), count: z.literal(triangleCounts), isUpright: z.boolean() }),
  z.object({
    kind: z.literal('arcs'),
    corner: z.literal(arcCorners),
    arcs: z.literal(arcCounts),
    wedges: z.literal(wedgeCounts),
  }),
]) satisfies z.ZodType<StarGrid>;
