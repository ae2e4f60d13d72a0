import { MESSAGES } from '@quiltwright/shared/messages';
import { useEffect, useState } from 'react';
import { uploadQueue } from '../../server/uploads';
import { notify } from '../../ui/Notices';

/**
 * Takes in pictures that are dropped anywhere in the window: they are sent at once. What is dropped never takes the
 * page's place, as that would break off what is being sent.
 *
 * @param isFull there is no room for pictures, which whoever drops one is told
 * @returns whether pictures are held over the window and would be taken
 */
export function usePictureDrop(isFull: boolean): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent) => {
      event.preventDefault();
      if (event.dataTransfer?.types.includes('Files')) setIsOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (isFull && files.length > 0) notify(MESSAGES.storageFull);
      else uploadQueue.add(files);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, [isFull]);
  return isOver && !isFull;
}
