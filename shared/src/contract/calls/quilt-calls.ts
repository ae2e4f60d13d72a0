import { z } from 'zod';
import { fabricSchema } from '../../quilting/stored/fabric-schema.js';
import { fullQuiltSchema, packedQuiltSchema, sentQuiltSchema } from '../../quilting/stored/quilt-schema.js';
import type { Call } from '../call.js';
import { QUILT_LIST } from '../codes.js';
import {
  done,
  itemNum,
  nothing,
  pageFields,
  pageQuery,
  queryNumber,
  quilterNum,
  roomLeft,
  storedAt,
} from '../fields.js';
import { routes } from '../routes.js';

export const retrQuiltList = {
  ...routes.retrQuiltList,
  summary:
    'The number, name and last change of each of the quilter’s quilts, either standard (onlyStd 2) or free form (0). Guests have no quilts.',
  query: nothing,
  body: z.strictObject({ quilterNum, onlyStd: z.literal([QUILT_LIST.freeForm, QUILT_LIST.standard]) }),
  answer: z.array(z.strictObject({ quiltNum: itemNum, quiltName: z.string(), changedAt: storedAt })),
} as const satisfies Call;

export const listQuilts = {
  ...routes.listQuilts,
  summary:
    'The quilter’s quilts, standard and free form, without their blocks: the latest first, in pages of up to 500. Also the most quilts that the quilter may store.',
  query: pageQuery,
  body: nothing,
  answer: z.strictObject({
    quilts: z.array(
      z.strictObject({
        quiltNum: itemNum,
        quiltName: z.string(),
        /** The number of the quilt's standard size; 0 for a free form quilt. */
        generatingSize: z.int().min(0),
        quiltWidth: z.number().brand<'Inches'>(),
        quiltLength: z.number().brand<'Inches'>(),
        /** True if the quilt is shown turned a quarter to the right, wider than long. */
        sideways: z.literal(true).optional(),
        /** The number of blocks in the quilt. Quilts last stored before this field existed have none. */
        places: z.int().min(0).optional(),
        revision: z.int(),
        changedAt: storedAt,
      }),
    ),
    ...pageFields,
  }),
} as const satisfies Call;

export const retrQuilt = {
  ...routes.retrQuilt,
  summary:
    'One quilt, with its revision. The answer can be stored again unchanged. Each placement has its levels. With the query form=looks, placements that look alike instead share an entry of the list “looks”: the field “look” is its index. A quilt with “sideways” is shown turned by a quarter to the right.',
  query: z.strictObject({ quiltNum: queryNumber, form: z.literal('looks').optional() }),
  body: nothing,
  answer: z.union([packedQuiltSchema, fullQuiltSchema]),
} as const satisfies Call;

export const retrFabricsForQuilt = {
  ...routes.retrFabricsForQuilt,
  summary: 'The fabrics that a quilt uses.',
  query: z.strictObject({ quiltNum: queryNumber }),
  body: nothing,
  answer: z.array(fabricSchema),
} as const satisfies Call;

/**
 * A quilt to store. The copies that a pattern makes are refused: they follow from the placement that they
 * repeat, so no client needs to send them.
 */
const quiltToStore = sentQuiltSchema.superRefine(({ blocks }, context) => {
  const copy = blocks.findIndex(({ pattern }) => pattern);
  if (copy < 0) return;
  const message = 'Copies made by a pattern are not stored. Send only the block that they repeat.';
  const path = ['blocks', copy, 'pattern'];
  context.addIssue({ code: 'invalid_value', values: [false], input: true, path, message });
});

export const storeQuilt = {
  ...routes.storeQuilt,
  summary:
    'Stores a quilt. Pattern blocks are refused. Placements that look alike may share an entry of the list “looks”, by its index in “look”, instead of having levels. quiltNum 0 stores a new quilt; the number of a stored quilt replaces it and needs its revision.',
  query: nothing,
  body: quiltToStore,
  answer: z.strictObject({
    dbResponse: z.literal(1),
    quiltNum: itemNum,
    revision: z.int().min(1),
    room: roomLeft,
  }),
} as const satisfies Call;

export const deleteQuilt = {
  ...routes.deleteQuilt,
  summary: 'Deletes a quilt.',
  query: nothing,
  body: z.strictObject({ quiltNum: itemNum }),
  answer: done,
} as const satisfies Call;

export const renameQuilt = {
  ...routes.renameQuilt,
  summary: 'Renames a quilt and raises its revision.',
  query: nothing,
  body: z.strictObject({ quiltNum: itemNum, newQuiltName: z.string() }),
  answer: done.extend({ revision: z.int().min(1) }),
} as const satisfies Call;
