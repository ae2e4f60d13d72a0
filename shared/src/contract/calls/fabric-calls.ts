import { z } from 'zod';
import { fabricSchema } from '../../quilting/stored/fabric-schema.js';
import { UPLOADS_PALETTE } from '../../quilting/palette.js';
import type { Call } from '../call.js';
import { FABRIC_IN_USE, UPLOAD } from '../codes.js';
import { done, itemNum, nothing, queryNumber, quilterNum, usages } from '../fields.js';
import { routes } from '../routes.js';

export const retrFabricList = {
  ...routes.retrFabricList,
  summary: 'Returns the fabrics of a palette. Palette 999 has the quilter’s own uploads, newest first.',
  query: nothing,
  body: z.strictObject({ paletteNum: z.int().min(0).max(999), quilterNum }),
  answer: z.array(fabricSchema),
} as const satisfies Call;

export const libraryFabrics = {
  ...routes.libraryFabrics,
  summary: 'Returns all fabrics of the library, in the order of their numbers. Everyone may read them.',
  query: nothing,
  body: nothing,
  answer: z.array(fabricSchema),
} as const satisfies Call;

export const retrFabricSingleton = {
  ...routes.retrFabricSingleton,
  summary: 'Returns one fabric. Everyone may read the fabrics of the library.',
  query: z.strictObject({ fabricNum: queryNumber }),
  body: nothing,
  answer: fabricSchema,
} as const satisfies Call;

export const saveFabric = {
  ...routes.saveFabric,
  summary:
    'Makes a fabric from the square in the middle of a JPEG, PNG or GIF picture. The square counts as 6 × 6 inches of fabric. Returns −1 if the quilter already has 100 uploads.',
  query: nothing,
  body: z.strictObject({ quilterNum: queryNumber, paletteNum: z.literal(String(UPLOADS_PALETTE)) }),
  answer: z.discriminatedUnion('phpResponse', [
    z.strictObject({ phpResponse: z.literal(UPLOAD.stored), ...fabricSchema.shape }),
    z.strictObject({ phpResponse: z.literal(UPLOAD.full) }),
  ]),
} as const satisfies Call;

export const deleteFabric = {
  ...routes.deleteFabric,
  summary:
    'Deletes an uploaded fabric and returns 1. If blocks or quilts use the fabric, deletes nothing and returns −2; usedOn lists these blocks and quilts.',
  query: nothing,
  body: z.strictObject({ fabricNum: itemNum }),
  answer: z.discriminatedUnion('dbResponse', [
    done,
    z.strictObject({
      dbResponse: z.literal(FABRIC_IN_USE),
      usedOn: z.strictObject({ blocks: usages, quilts: usages }),
    }),
  ]),
} as const satisfies Call;

export const renameFabric = {
  ...routes.renameFabric,
  summary: 'Renames an upload.',
  query: nothing,
  body: z.strictObject({ fabricNum: itemNum, fabricName: z.string() }),
  answer: done,
} as const satisfies Call;
