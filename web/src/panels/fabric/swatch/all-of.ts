import type { Fabric } from '@quiltwright/shared/quilting/fabric';

interface Answer {
  data?: Fabric[] | undefined;
  isPending: boolean;
  error: Error | null;
  refetch: () => Promise<unknown>;
}

/** Returns the fabrics of several palettes as one query, which is pending while any of the palettes is pending. */
export function allOf(answers: Answer[]) {
  return {
    fabrics: answers.flatMap(({ data }) => data ?? []),
    isPending: answers.some((answer) => answer.isPending),
    error: answers.find((answer) => answer.error)?.error ?? null,
    refetch: () => {
      for (const answer of answers) if (answer.error) void answer.refetch();
    },
  };
}
