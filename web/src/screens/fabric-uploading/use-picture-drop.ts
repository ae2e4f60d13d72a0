import { MESSAGES } from '@quiltwright/shared/messages';
import { useMade } from '../../server/session/use-tab';
import { createUploads } from '../../server/uploads/uploads';
import { notify } from '../../ui/basics/notify';
import { useFileDrop } from '../../ui/basics/use-file-drop';

/**
 * Uploads pictures that are dropped anywhere in the window.
 * @param isFull true if no more pictures can be uploaded: a drop then only shows a notice
 * @returns true while files are dragged over the window and can be dropped
 */
export function usePictureDrop(isFull: boolean): boolean {
  const { queue } = useMade(createUploads);
  const isOver = useFileDrop({
    // Accepts every file: the upload queue shows why a file can't become a fabric.
    takes: () => true,
    onDrop: (files) => {
      if (isFull) notify(MESSAGES.storageFull);
      else queue.add(files);
    },
  });
  return isOver && !isFull;
}
