import { MESSAGES } from '@quiltwright/shared/messages';
import { useMade } from '../../server/use-tab';
import { createUploads } from '../../server/uploads';
import { notify } from '../../ui/notify';
import { useFileDrop } from '../../ui/use-file-drop';

/**
 * Takes in pictures that are dropped anywhere in the window: they are sent at once.
 *
 * @param isFull there is no room for pictures, which whoever drops one is told
 * @returns whether pictures are held over the window and would be taken
 */
export function usePictureDrop(isFull: boolean): boolean {
  const { queue } = useMade(createUploads);
  const isOver = useFileDrop({
    // The queue says of others why they don't become cloth.
    takes: () => true,
    onDrop: (files) => {
      if (isFull) notify(MESSAGES.storageFull);
      else queue.add(files);
    },
  });
  return isOver && !isFull;
}
