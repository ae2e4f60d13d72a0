import type { Failure, Result } from '@quiltwright/shared/result';
import { useEffect, useRef, useState } from 'react';

export interface MakeOptions {
  signal: AbortSignal;
  /** Called with the progress, from 0 to 1. */
  onProgress: (done: number) => void;
}

/** The current step of a dialog that makes a file: choosing options, making the file, or saving the file. */
export type Making<Made> =
  | { step: 'choosing'; failure: Failure | null }
  | { step: 'making'; done: number }
  | { step: 'made'; made: Made };

/**
 * Returns the state of a long task, with its progress, and functions that start and cancel it. Unmounting the
 * component, for example when a dialog closes, also cancels the task.
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
     * Starts the task.
     * @param work does the task; a failure has the message to show
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
    /** Cancels the task and goes back to the choice of options. */
    back: () => {
      life.current?.abort();
      setState({ step: 'choosing', failure: null });
    },
  };
}
