import { useState, type DragEvent } from 'react';
import { uploadQueue } from '../../server/uploads';

/** Takes in pictures that are dragged over a part of the page and dropped: they are sent at once. */
export function usePictureDrop() {
  const [isOver, setIsOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setIsOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setIsOver(false);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setIsOver(false);
        uploadQueue.add([...event.dataTransfer.files]);
      },
    },
  };
}
