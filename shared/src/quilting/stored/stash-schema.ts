import { z } from 'zod';
import { FABRIC, LIMITS } from '../../limits.js';
import { listOfAtMost } from './counted-list.js';
import type { FabricStash, StashAmount } from '../stash.js';

const { stashPieces, stashPieceSide, stashPieceCount, stashYards } = LIMITS;

const side = z.number().min(stashPieceSide.min).max(stashPieceSide.max);

const stashPieceSchema = z.strictObject({
  width: side,
  length: side,
  count: z.int().min(1).max(stashPieceCount),
});

export const stashAmountSchema = z.strictObject({
  yards: z.number().min(0).max(stashYards),
  pieces: listOfAtMost(
    stashPieces,
    stashPieceSchema,
    `You can enter at most ${String(stashPieces)} sizes of pieces for each fabric.`,
  ),
}) satisfies z.ZodType<StashAmount>;

export const fabricStashSchema = z.strictObject({
  fabricNum: z.int().min(FABRIC.firstLibrary),
  ...stashAmountSchema.shape,
}) satisfies z.ZodType<FabricStash>;
