import type { Failure, Result } from '@quiltwright/shared/result';
import { useEffect, useRef, useState } from 'react';

export interface MakeOptions {
  signal: AbortSignal;
  /** Called with the progress, from 0 to 1. */
  onProgress: (done: number) => void;
}

/** The current step: choosing options, making the result, or saving it. */
export type Making<Made> =
  | { step: 'choosing'; failure: Failure | null }
  | { step: 'making'; done: number }
  | { step: 'made'; made: Made };

/**
 * Returns the state of work that takes long, with its progress. The work is cancelled on demand and when the dialog
 * closes.
 */
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
    /**
     * Starts the work.
     * @param work fails with the message to show
     */
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
    /** Cancels the work and goes back to the choice of options. */
    back: () => {
      life.current?.abort();
      setState({ step: 'choosing', failure: null });
    },
  };
}
