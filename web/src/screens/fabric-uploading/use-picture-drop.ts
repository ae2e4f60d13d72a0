import { MESSAGES } from '@quiltwright/shared/messages';
import { useMade } from '../../server/session/use-tab';
import { createUploads } from '../../server/uploads/uploads';
import { notify } from '../../ui/basics/notify';
import { useFileDrop } from '../../ui/basics/use-file-drop';

/**
 * Takes pictures that are dropped anywhere in the window and sends them at once.
 * @param isFull there is no room for pictures; a notice says so at a drop
 * @returns true while pictures that can be taken are held over the window
 */
export function usePictureDrop(isFull: boolean): boolean {
  const { queue } = useMade(createUploads);
  const isOver = useFileDrop({
    // The queue explains why other files don't become fabric.
    takes: () => true,
    onDrop: (files) => {
      if (isFull) notify(MESSAGES.storageFull);
      else queue.add(files);
    },
  });
  return isOver && !isFull;
}
