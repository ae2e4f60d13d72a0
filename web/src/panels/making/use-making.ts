import type { Failure, Result } from '@quiltwright/shared/result';
import { useEffect, useRef, useState } from 'react';

export interface MakeOptions {
  signal: AbortSignal;
  /** Hears how far it is, from 0 to 1. */
  onProgress: (done: number) => void;
}

/** What is chosen first, then made, then there to be kept. */
export type Making<Made> =
  | { step: 'choosing'; failure: Failure | null }
  | { step: 'making'; done: number }
  | { step: 'made'; made: Made };

/** Makes something that takes a while, says how far it is, and gives it up when told to or when its dialog closes. */
export function useMaking<Made>() {
  const [state, setState] = useState<Making<Made>>({ step: 'choosing', failure: null });
  const life = useRef<AbortController>(null);
  useEffect(
    () => () => {
      life.current?.abort();
    },
    [],
  );
  return {
    state,
    /** @param work fails with what to tell */
    make: async (work: (options: MakeOptions) => Promise<Result<Made>>) => {
      life.current?.abort();
      const controller = new AbortController();
      const { signal } = controller;
      life.current = controller;
      setState({ step: 'making', done: 0 });
      const onProgress = (done: number) => {
        if (!signal.aborted) setState({ step: 'making', done });
      };
      const answer = await work({ signal, onProgress });
      if (signal.aborted) return;
      setState(
        answer.ok ? { step: 'made', made: answer.value } : { step: 'choosing', failure: answer.error },
      );
    },
    /** Back to the choice; what was being made is given up. */
    back: () => {
      life.current?.abort();
      setState({ step: 'choosing', failure: null });
    },
  };
}
