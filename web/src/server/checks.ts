import { blockListItemSchema } from '@quiltwright/shared/contract/block-calls';
import { contract } from '@quiltwright/shared/contract/calls';
import type { Problem } from '@quiltwright/shared/contract/problem';
import { problemSchema } from '@quiltwright/shared/contract/problem-schema';
import type { Levels } from '@quiltwright/shared/quilting/shape';
import { levelsSchema } from '@quiltwright/shared/quilting/shape-schema';
import type { Result } from '@quiltwright/shared/result';
import { z } from 'zod';

/* Whether answers keep the contract. Fetched with the first answer: nothing that is shown at first waits for it. */

/** Pre-made blocks for show: their geometry isn't looked at. */
const shownBlocks = z.array(blockListItemSchema.extend({ levels: z.unknown() }));

export type ShownBlock = z.output<typeof shownBlocks>[number];

/** The layers of a block for show; null where they aren’t what they should be. */
export function readLevels({ levels }: ShownBlock): Levels | null {
  return levelsSchema.safeParse(levels).data ?? null;
}

const answers = { ...contract, shownBlocks: { answer: shownBlocks } };

/** An answer as its check gives it, or where it doesn't keep the contract. */
export function checkAnswer(name: keyof typeof answers, json: unknown): Result<unknown, string> {
  const answer = answers[name].answer.safeParse(json);
  if (answer.success) return { ok: true, value: answer.data };
  const issue = answer.error.issues[0];
  return { ok: false, error: issue ? [...issue.path, issue.message].join(' › ') : '' };
}

/** The problem document of a failed call; null where there is none. */
export function readProblem(json: unknown): Problem | null {
  return problemSchema.safeParse(json).data ?? null;
}
