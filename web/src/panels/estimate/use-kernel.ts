import type { Failure } from '@quiltwright/shared/result';
import type { InputOf, KernelName, OutputOf } from '@quiltwright/workers/kernels/kernels';
import { useEffect, useRef, useState } from 'react';
import { useMade } from '../../server/use-tab';
import { createSceneRequests } from '../workspace/use-scene';

/** What a kernel makes of something that changes. */
export interface Worked<Output> {
  /** What was worked out last; null until something was, and where it failed. */
  output: Output | null;
  /** Whether that is of the input as it is. */
  isCurrent: boolean;
  /** How far the work on it is, from 0 to 1. */
  done: number;
  failure: Failure | null;
  retry: () => void;
  /** Gives the work up; it can be begun again by `retry`. */
  cancel: () => void;
}

interface Known<Input, Output> {
  of: Input | null;
  attempt: number;
  output: Output | null;
  failure: Failure | null;
}

/**
 * What a kernel makes of `input`, in a lane of its own. The answer for an input that has changed since is dropped; when
 * nobody looks any more the work is given up. Null for nothing to work out.
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

const cancelled: Failure = { code: 'cancelled', message: 'You have stopped the work on this.' };
