import { z } from 'zod';
import { fabricSchema } from '../quilting/fabric.js';
import type { Call } from './call.js';
import { nothing, queryNumber, quilterNum } from './fields.js';

export const retrFabricList = {
  method: 'POST',
  path: '/retrFabricList',
  who: 'guest',
  summary: 'The fabrics of a palette; palette 999 holds the quilter’s own uploads.',
  query: nothing,
  body: z.strictObject({ paletteNum: z.int().min(0).max(999), quilterNum }),
  answer: z.array(fabricSchema),
} as const satisfies Call;

export const retrFabricSingleton = {
  method: 'GET',
  path: '/retrFabricSingleton',
  who: 'guest',
  summary: 'One fabric.',
  query: z.strictObject({ fabricNum: queryNumber }),
  body: nothing,
  answer: fabricSchema,
} as const satisfies Call;
