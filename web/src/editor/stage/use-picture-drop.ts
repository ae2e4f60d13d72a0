import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { Position } from '../../render/camera/camera';
import { picturesIn } from '../../server/uploads/own-pictures';

interface PictureDrop {
  /** Called while a picture is dragged over the canvas, with its place in pixels of the canvas; null when it left. */
  onOver: (at: Position | null) => void;
  /** Called with dropped pictures. Undefined if the canvas takes none. */
  onDrop: ((files: readonly File[], at: Position) => void) | undefined;
}

/** Accepts pictures that are dropped on the canvas. Leaves other dropped files to the page. */
export function usePictureDrop(element: RefObject<HTMLElement | null>, on: PictureDrop): void {
  const placeOf = ({ clientX, clientY }: DragEvent): Position => {
    const { left = 0, top = 0 } = element.current?.getBoundingClientRect() ?? {};
    return { x: clientX - left, y: clientY - top };
  };
  const over = useEffectEvent((event: DragEvent) => {
    if (!on.onDrop || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    on.onOver(placeOf(event));
  });
  const leave = useEffectEvent(() => on.onOver(null));
  const drop = useEffectEvent((event: DragEvent) => {
    const pictures = picturesIn(event.dataTransfer);
    if (!on.onDrop || pictures.length === 0) return;
    event.preventDefault();
    on.onOver(null);
    on.onDrop(pictures, placeOf(event));
  });
  useEffect(() => {
    const canvas = element.current;
    if (!canvas) return;
    const ending = new AbortController();
    const { signal } = ending;
    canvas.addEventListener('dragover', (event) => over(event), { signal });
    canvas.addEventListener('dragleave', () => leave(), { signal });
    canvas.addEventListener('drop', (event) => drop(event), { signal });
    return () => {
      ending.abort();
    };
  }, [element]);
}
