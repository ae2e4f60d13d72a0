import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { createOwnPictures } from '../../../server/uploads/own-pictures';
import { useMade } from '../../../server/session/use-tab';
import styles from './AddOwnTile.module.css';

interface AddOwnTileProps {
  /** Called to use the fabric of the first picture. */
  onFabric: (fabric: Fabric) => void;
  /** The part on which this fabric will lie, in words; null if it isn't known. */
  onto: string | null;
}

/** A tile among the swatches that makes fabrics of the quilter's pictures. */
export function AddOwnTile({ onFabric, onto }: AddOwnTileProps) {
  const pictures = useMade(createOwnPictures);
  const files = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={styles.tile}
        title="Make a fabric of your own picture"
        onClick={() => files.current?.click()}
      >
        <ImagePlus aria-hidden />
        <span>Add your own</span>
      </button>
      <input
        ref={files}
        hidden
        type="file"
        accept="image/*"
        multiple
        aria-label="Pictures of your own fabrics"
        onChange={({ currentTarget }) => {
          pictures.add([...(currentTarget.files ?? [])], onFabric, onto);
          // Without this, the browser wouldn't report the same picture if it is chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
