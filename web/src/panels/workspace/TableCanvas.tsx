import { useEffect, useState } from 'react';
import { fetchPart } from '../../browser/parts';
import type { QuiltCanvas, QuiltCanvasProps } from '../../editor/stage/QuiltCanvas';
import { startSceneWorker } from '../../editor/stage/use-scene';

let canvas: typeof QuiltCanvas | null = null;

async function fetchCanvas(isQuiet: boolean): Promise<typeof QuiltCanvas> {
  const part = await fetchPart('QuiltCanvas', () => import('../../editor/stage/QuiltCanvas'), isQuiet);
  return (canvas = part.QuiltCanvas);
}

/** The canvas, once it is there: the panels, which are a third of its size, don't wait for it. */
export function TableCanvas(props: QuiltCanvasProps) {
  const [Canvas, setCanvas] = useState(() => canvas);
  useEffect(() => {
    if (!Canvas) void fetchCanvas(false).then((fetched) => setCanvas(() => fetched));
  }, [Canvas]);
  return Canvas && <Canvas {...props} />;
}

/** Has the canvas ready, and what works out what it shows, before the first document needs it. */
export function useCanvasAhead(): void {
  useEffect(() => {
    void fetchCanvas(true).then(startSceneWorker);
  }, []);
}
