import type { WorkerRequests } from '@quiltwright/workers/client/worker-requests';
import { useEffect, useState } from 'react';
import { fetchChunk } from '../../browser/chunks';
import { painted } from '../../browser/painted';
import type { Tab } from '../../browser/tab';
import type { QuiltCanvas, QuiltCanvasProps } from '../../editor/stage/QuiltCanvas';
import { useMade } from '../../server/use-tab';
import { createSceneRequests } from './use-scene';

let canvas: typeof QuiltCanvas | null = null;

async function fetchCanvas(isQuiet: boolean): Promise<typeof QuiltCanvas> {
  const chunk = await fetchChunk('QuiltCanvas', () => import('../../editor/stage/QuiltCanvas'), isQuiet);
  return (canvas = chunk.QuiltCanvas);
}

/** After the panels are seen: to run its script alone takes longer than a frame. */
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
      // Thrown while rendering, it is told of where the canvas would be.
      (fault: unknown) =>
        setCanvas(() => {
          throw fault;
        }),
    );
  }, [Canvas]);
  return Canvas && <Canvas {...props} />;
}

/** Has the canvas ready, and what works out what it shows, before the first document needs it. */
export function useCanvasAhead(): void {
  const requests = useMade(createSceneRequests);
  useEffect(() => makeReady(requests, fetchAfterPanels(true)), [requests]);
}

/** The same at once, on a screen from which a table is about to be opened: it shows its document with its panels. */
export function fetchCanvasAhead(tab: Tab): void {
  makeReady(tab.get(createSceneRequests), fetchCanvas(true));
}

function makeReady(requests: WorkerRequests, fetched: Promise<unknown>): void {
  fetched.then(
    () => {
      requests.start('canvas');
    },
    // The canvas tells of it when it is needed.
    () => undefined,
  );
}
