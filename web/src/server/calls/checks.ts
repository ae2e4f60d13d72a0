import { blockListItemSchema } from '@quiltwright/shared/contract/calls/block-calls';
import { contract } from '@quiltwright/shared/contract/calls';
import type { Problem } from '@quiltwright/shared/contract/problem';
import { problemSchema } from '@quiltwright/shared/contract/problem-schema';
import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';
import { levelsSchema } from '@quiltwright/shared/quilting/stored/shape-schema';
import type { Result } from '@quiltwright/shared/result';
import { z } from 'zod';

/* Checks whether answers match the contract. This code is fetched with the first answer, so that the first
   screen doesn't wait for it. */

/** The schema of pre-made blocks that are only shown. It doesn't check their shapes. */
const shownBlocks = z.array(blockListItemSchema.extend({ levels: z.unknown() }));

export type ShownBlock = z.output<typeof shownBlocks>[number];

/** Returns the layers of a block after checking them; null if they are invalid. */
export function readLevels({ levels }: ShownBlock): Levels | null {
  return levelsSchema.safeParse(levels).data ?? null;
}

const answers = { ...contract, shownBlocks: { answer: shownBlocks } };

/**
 * Returns an answer after checking it against the contract. Fails with the place in the answer that breaks the
 * contract.
 */
export function checkAnswer(name: keyof typeof answers, json: unknown): Result<unknown, string> {
  const answer = answers[name].answer.safeParse(json);
  if (answer.success) return { ok: true, value: answer.data };
  const issue = answer.error.issues[0];
  return { ok: false, error: issue ? [...issue.path, issue.message].join(' › ') : '' };
}

/** Returns the problem document (RFC 9457) in the answer to a failed call; null if there is none. */
export function readProblem(json: unknown): Problem | null {
  return problemSchema.safeParse(json).data ?? null;
}
