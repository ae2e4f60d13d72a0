import { z } from 'zod';
import { fabricSchema } from '../../quilting/stored/fabric-schema.js';
import {
  fullQuilt5Schema,
  packedQuilt5Schema,
  packedQuiltSchema,
  sentQuiltSchema,
} from '../../quilting/stored/quilt-schema.js';
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
    'Returns the number, the name and the last change of each of the quilter’s quilts. With onlyStd 2, these are the standard quilts; with onlyStd 0, the free form quilts. Guests have no quilts.',
  query: nothing,
  body: z.strictObject({ quilterNum, onlyStd: z.literal([QUILT_LIST.freeForm, QUILT_LIST.standard]) }),
  answer: z.array(z.strictObject({ quiltNum: itemNum, quiltName: z.string(), changedAt: storedAt })),
} as const satisfies Call;

export const listQuilts = {
  ...routes.listQuilts,
  summary:
    'Returns the quilter’s quilts, standard and free form, without their blocks: the latest first, in pages of up to 500. Also returns the maximum number of quilts that the quilter may store.',
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
        /** The number of blocks in the quilt. Missing in quilts that were last saved before this field existed. */
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
    'Returns one quilt with its revision, in the form in which it can be stored again. Each placement has its own levels. With the query form=looks, placements that look alike share an entry in the list “looks” instead; their field “look” is the index of that entry. Both forms have fields for two borders and sashing. A quilt with more borders, or with corners chosen for them, is only given in form=bands, which has looks and a list of borders and sashing, “bands”. A quilt with a “setting” is only given in form=setting, which is otherwise the same. A quilt with “sideways” is shown after a quarter turn to the right.',
  query: z.strictObject({ quiltNum: queryNumber, form: z.literal(['looks', 'bands', 'setting']).optional() }),
  body: nothing,
  answer: z.union([packedQuiltSchema, packedQuilt5Schema, fullQuilt5Schema]),
} as const satisfies Call;

export const retrFabricsForQuilt = {
  ...routes.retrFabricsForQuilt,
  summary: 'Returns the fabrics that a quilt uses.',
  query: z.strictObject({ quiltNum: queryNumber }),
  body: nothing,
  answer: z.array(fabricSchema),
} as const satisfies Call;

/**
 * A quilt to store. It must not contain pattern blocks, the placements with which a layout repeats another placement.
 * The server computes pattern blocks itself.
 */
const quiltToStore = sentQuiltSchema.superRefine(({ blocks }, context) => {
  const copy = blocks.findIndex(({ pattern }) => pattern);
  if (copy < 0) return;
  const message =
    'The server doesn’t store the copies that a pattern makes. Send only the block that the pattern repeats.';
  const path = ['blocks', copy, 'pattern'];
  context.addIssue({ code: 'invalid_value', values: [false], input: true, path, message });
});

export const storeQuilt = {
  ...routes.storeQuilt,
  summary:
    'Stores a quilt. The quilt must not include the copies that patterns make. Each placement has either its own “levels”, or a “look”: the index of an entry in the list “looks”. The borders and sashing are either a list, “bands”, or the fields of version 5. quiltNum 0 stores a new quilt. To replace a stored quilt, send its number and its revision.',
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
