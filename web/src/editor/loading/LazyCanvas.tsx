import type { WorkerRequests } from '@quiltwright/workers/client/worker-requests';
import { useEffect, useState } from 'react';
import { fetchChunk } from '../../browser/chunks';
import { painted } from '../../browser/painted';
import type { Tab } from '../../browser/tab';
import type { QuiltCanvas, QuiltCanvasProps } from '../stage/QuiltCanvas';
import { useMade } from '../../server/session/use-tab';
import { createSceneRequests } from './use-scene';

let canvas: typeof QuiltCanvas | null = null;

async function fetchCanvas(isQuiet: boolean): Promise<typeof QuiltCanvas> {
  const chunk = await fetchChunk('QuiltCanvas', () => import('../stage/QuiltCanvas'), isQuiet);
  return (canvas = chunk.QuiltCanvas);
}

/** Loads after the panels are painted: running its script alone takes longer than a frame. */
async function fetchAfterPanels(isQuiet: boolean): Promise<typeof QuiltCanvas> {
  await painted();
  return fetchCanvas(isQuiet);
}

/** The canvas, once it is there: the panels, which are a third of its size, don't wait for it. */
export function LazyCanvas(props: QuiltCanvasProps) {
  const [Canvas, setCanvas] = useState(() => canvas);
  useEffect(() => {
    if (Canvas) return;
    fetchAfterPanels(false).then(
      (fetched) => setCanvas(() => fetched),
      // Thrown during rendering, it shows in place of the canvas.
      (fault: unknown) =>
        setCanvas(() => {
          throw fault;
        }),
    );
  }, [Canvas]);
  return Canvas && <Canvas {...props} />;
}

/** Loads the canvas and its worker before the first document needs them. */
export function useCanvasAhead(): void {
  const requests = useMade(createSceneRequests);
  useEffect(() => makeReady(requests, fetchAfterPanels(true)), [requests]);
}

/** Loads them at once, on a screen that is about to open an editor, so that its document shows with its panels. */
export function fetchCanvasAhead(tab: Tab): void {
  makeReady(tab.get(createSceneRequests), fetchCanvas(true));
}

function makeReady(requests: WorkerRequests, fetched: Promise<unknown>): void {
  fetched.then(
    () => {
      requests.start('canvas');
    },
    // The canvas reports a failure when it is needed.
    () => undefined,
  );
}
