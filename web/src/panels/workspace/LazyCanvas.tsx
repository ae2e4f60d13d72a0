import { useEffect, useState } from 'react';
import { fetchChunk } from '../../browser/chunks';
import { painted } from '../../browser/painted';
import type { QuiltCanvas, QuiltCanvasProps } from '../../editor/stage/QuiltCanvas';
import { useMade } from '../../server/use-tab';
import { createSceneRequests } from './use-scene';

let canvas: typeof QuiltCanvas | null = null;

/** After the panels are seen: to run its script alone takes longer than a frame. */
async function fetchCanvas(isQuiet: boolean): Promise<typeof QuiltCanvas> {
  await painted();
  const chunk = await fetchChunk('QuiltCanvas', () => import('../../editor/stage/QuiltCanvas'), isQuiet);
  return (canvas = chunk.QuiltCanvas);
}

/** The canvas, once it is there: the panels, which are a third of its size, don't wait for it. */
export function LazyCanvas(props: QuiltCanvasProps) {
  const [Canvas, setCanvas] = useState(() => canvas);
  useEffect(() => {
    if (Canvas) return;
    fetchCanvas(false).then(
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
  useEffect(() => {
    fetchCanvas(true).then(
      () => {
        requests.start('canvas');
      },
      // The canvas tells of it when it is needed.
      () => undefined,
    );
  }, [requests]);
}
