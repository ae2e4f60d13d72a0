import type { Failure } from '@quiltwright/shared/result';
import { useEffect, useRef, useState } from 'react';
import { download } from '../../browser/download';
import type { Exported, Make } from './exported';

type State =
  | { step: 'choosing'; failure: Failure | null }
  | { step: 'making'; done: number }
  | { step: 'made'; made: Exported };

/** Makes a file and has the browser keep it; says how far it is, and gives it up when told to or when its dialog closes. */
export function useExport() {
  const [state, setState] = useState<State>({ step: 'choosing', failure: null });
  const life = useRef<AbortController>(null);
  useEffect(
    () => () => {
      life.current?.abort();
    },
    [],
  );
  return {
    state,
    run: async (make: Make) => {
      life.current?.abort();
      const controller = new AbortController();
      const { signal } = controller;
      life.current = controller;
      setState({ step: 'making', done: 0 });
      const onProgress = (done: number) => {
        if (!signal.aborted) setState({ step: 'making', done });
      };
      const answer = await make({ signal, onProgress });
      if (signal.aborted) return;
      if (answer.ok) {
        download(answer.value.file, answer.value.fileName);
        setState({ step: 'made', made: answer.value });
      } else setState({ step: 'choosing', failure: answer.error });
    },
    /** Back to the choice; what was being made is given up. */
    back: () => {
      life.current?.abort();
      setState({ step: 'choosing', failure: null });
    },
  };
}
