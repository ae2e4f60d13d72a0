import { z } from 'zod';
import type { Problem } from './problem.js';

export const problemSchema = z.object({
  type: z.string().default('about:blank'),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  revision: z.int().optional(),
  most: z.int().optional(),
  missingBlocks: z.array(z.int()).optional(),
}) satisfies z.ZodType<Problem>;
