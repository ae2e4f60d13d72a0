import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { Failure } from '@quiltwright/shared/result';
import type { Core } from '@quiltwright/workers/client/core';
import { CoreClient } from '@quiltwright/workers/client/core-client';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import { useEffect, useState } from 'react';

/** What the canvas shows: the last scene that could be worked out, and why the latest could not. */
export interface Seen {
  scene: Scene | null;
  failure: Failure | null;
  retry: () => void;
}

/** One worker for as long as the page lives; it starts with the first quilt. */
const pageCore = new CoreClient();

/** The scene of a quilt, worked out anew with each change of it. Null for nothing to show. */
export function useScene(quilt: Quilt | null, core: Core = pageCore): Seen {
  const [{ scene, failure }, setSeen] = useState<Omit<Seen, 'retry'>>({ scene: null, failure: null });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!quilt) return;
    let isWanted = true;
    void core.show(quilt).then((answer) => {
      if (!isWanted) return;
      if (answer.ok) setSeen({ scene: answer.value, failure: null });
      else setSeen((seen) => ({ ...seen, failure: answer.error }));
    });
    return () => {
      isWanted = false;
    };
  }, [quilt, core, attempt]);

  return {
    scene: quilt && scene,
    failure,
    retry: () => {
      setAttempt((count) => count + 1);
    },
  };
}
