import type { Failure } from '@quiltwright/shared/result';
import type { InputOf, KernelName, OutputOf } from '@quiltwright/workers/kernels/kernels';
import { useEffect, useRef, useState } from 'react';
import { useMade } from '../../../server/session/use-tab';
import { createSceneRequests } from '../../../editor/loading/scenes';

/** The result of a kernel, which is a computation in a worker. The kernel runs again whenever its input changes. */
export interface Worked<Output> {
  /** The last result; null before the first result and after a failure. */
  output: Output | null;
  /** True if the result belongs to the current input. */
  isCurrent: boolean;
  /** The progress of the work, from 0 to 1. */
  done: number;
  failure: Failure | null;
  retry: () => void;
  /** Cancels the work; `retry` can start it again. */
  cancel: () => void;
}

interface Known<Input, Output> {
  of: Input | null;
  attempt: number;
  output: Output | null;
  failure: Failure | null;
}

/**
 * Returns a kernel's result for `input`, which a worker computes. For a null input, nothing is computed. A request with
 * a new input replaces the request with the old one. Unmounting the component cancels the computation.
 */
export function useKernel<Name extends KernelName>(
  kernel: Name,
  input: InputOf<Name> | null,
): Worked<OutputOf<Name>> {
  type Of = Known<InputOf<Name>, OutputOf<Name>>;
  const requests = useMade(createSceneRequests);
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState<Of>({ of: null, attempt: 0, output: null, failure: null });
  const [progress, setProgress] = useState<{ of: InputOf<Name>; done: number } | null>(null);
  const work = useRef<AbortController>(null);
  useEffect(
    () => () => {
      work.current?.abort();
    },
    [],
  );
  useEffect(() => {
    if (input === null) return;
    const controller = new AbortController();
    work.current = controller;
    let isWanted = true;
    const onProgress = (done: number) => {
      if (isWanted) setProgress({ of: input, done });
    };
    void requests
      .request(kernel, input, { lane: kernel, onProgress, signal: controller.signal })
      .then((answer) => {
        if (!isWanted || controller.signal.aborted) return;
        setKnown({
          of: input,
          attempt,
          output: answer.ok ? answer.value : null,
          failure: answer.ok ? null : answer.error,
        });
      });
    return () => {
      isWanted = false;
    };
  }, [kernel, input, requests, attempt]);
  const isCurrent = known.of === input && known.attempt === attempt;
  return {
    output: known.output,
    isCurrent,
    done: progress?.of === input ? progress.done : 0,
    failure: isCurrent ? known.failure : null,
    retry: () => {
      setAttempt((count) => count + 1);
    },
    cancel: () => {
      work.current?.abort();
      setKnown({ of: input, attempt, output: null, failure: cancelled });
    },
  };
}

const cancelled: Failure = { code: 'cancelled', message: 'You cancelled this.' };
