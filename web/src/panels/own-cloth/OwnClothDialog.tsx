import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { fetchChunk } from '../../browser/chunks';
import { useMade } from '../../server/session/use-tab';
import { createOwnPictures, type OwnPicture } from '../../server/uploads/own-pictures';
import type { CropDialog } from './CropDialog';

/** The dialog for pictures that were dropped, pasted or chosen to become fabrics, one after another. */
export function OwnClothDialog() {
  const [picture, ...others] = useStore(useMade(createOwnPictures).waiting);
  return picture && <LoadedDialog picture={picture} count={others.length + 1} />;
}

function LoadedDialog({ picture, count }: { picture: OwnPicture; count: number }) {
  const pictures = useMade(createOwnPictures);
  const [chunk, setChunk] = useState<{ CropDialog: typeof CropDialog } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void fetchChunk('CropDialog', () => import('./CropDialog')).then((fetched) => {
      if (isWanted) setChunk(fetched);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return (
    chunk && (
      <chunk.CropDialog
        key={picture.id}
        picture={picture}
        count={count}
        onNext={() => {
          pictures.remove(picture.id);
        }}
        onStop={() => {
          pictures.clear();
        }}
      />
    )
  );
}
