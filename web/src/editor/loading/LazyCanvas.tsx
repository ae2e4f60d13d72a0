import { useEffect, useState } from 'react';
import { fetchChunk } from '../../browser/chunks';
import { painted } from '../../browser/painted';
import type { Tab } from '../../browser/tab';
import type * as Stage from '../stage/QuiltCanvas';
import type { QuiltCanvasProps } from '../stage/QuiltCanvas';
import { useMade } from '../../server/session/use-tab';
import { createClothAhead } from '../../render/fabric/cloth-ahead';
import { createScenes, type Scenes } from './scenes';

let canvas: typeof Stage.QuiltCanvas | null = null;

async function fetchCanvas(isQuiet: boolean): Promise<typeof Stage> {
  const stage = await fetchChunk('QuiltCanvas', () => import('../stage/QuiltCanvas'), isQuiet);
  canvas = stage.QuiltCanvas;
  return stage;
}

/** Loads the code of the canvas after the panels are painted, because running that code takes longer than a frame. */
async function fetchAfterPanels(isQuiet: boolean): Promise<typeof Stage> {
  await painted();
  return fetchCanvas(isQuiet);
}

/** The canvas, once its code is loaded. The panels don't wait for it, because their code is only a third as large. */
export function LazyCanvas(props: QuiltCanvasProps) {
  const clothAhead = useMade(createClothAhead);
  const [Canvas, setCanvas] = useState(() => canvas);
  useEffect(() => {
    if (Canvas) return;
    fetchAfterPanels(false).then(
      ({ QuiltCanvas }) => setCanvas(() => QuiltCanvas),
      // Thrown in the next render, so that the fault is shown in place of the canvas.
      (fault: unknown) =>
        setCanvas(() => {
          throw fault;
        }),
    );
  }, [Canvas]);
  return Canvas && <Canvas {...props} clothAhead={clothAhead} />;
}

/** Loads the canvas and its worker before the first document needs them. */
export function useCanvasAhead(): void {
  const scenes = useMade(createScenes);
  useEffect(() => makeReady(scenes, fetchAfterPanels(true)), [scenes]);
}

/**
 * Starts the worker that paints tiles, in an editor that shows no canvas yet. The first canvas then doesn't wait for
 * it.
 */
export function useTilesAhead(): void {
  useEffect(() => {
    let end: (() => void) | null = null;
    let isWanted = true;
    fetchAfterPanels(true).then(
      ({ startTilesAhead }) => {
        if (isWanted) end = startTilesAhead();
      },
      // If loading fails, the canvas reports it when it is needed.
      () => undefined,
    );
    return () => {
      isWanted = false;
      end?.();
    };
  }, []);
}

/**
 * Loads the canvas and its worker at once, on a screen that is about to open an editor. Then the editor's document
 * appears together with its panels.
 */
export function fetchCanvasAhead(tab: Tab): void {
  makeReady(tab.get(createScenes), fetchCanvas(true));
}

function makeReady(scenes: Scenes, fetched: Promise<unknown>): void {
  fetched.then(
    () => {
      scenes.start();
    },
    // If loading fails, the canvas reports it when it is needed.
    () => undefined,
  );
}
