import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { ImagePlus } from 'lucide-react';
import { useId, useRef } from 'react';
import { useOnline } from '../../../server/calls/use-online';
import { createOwnPictures } from '../../../server/uploads/own-pictures';
import { isSubscriber, useSession } from '../../../server/session/session';
import { useMade } from '../../../server/session/use-tab';
import { notify } from '../../../ui/basics/notify';
import styles from './AddOwnTile.module.css';

interface AddOwnTileProps {
  /** Called to use the fabric of the first picture. */
  onFabric: (fabric: Fabric) => void;
  /** The part on which this fabric will lie, in words; null if it isn't known. */
  onto: string | null;
}

const OFFLINE = 'You are offline. You can add your own fabrics when you are online again.';

/**
 * A tile among the swatches that makes fabrics of the quilter's pictures. Subscribers upload them, so the tile is
 * disabled while they are offline, and says why.
 */
export function AddOwnTile({ onFabric, onto }: AddOwnTileProps) {
  const pictures = useMade(createOwnPictures);
  const files = useRef<HTMLInputElement>(null);
  const isOffline = !useOnline();
  const isDisabled = isSubscriber(useSession()) && isOffline;
  const reason = useId();
  return (
    <>
      <button
        type="button"
        className={styles.tile}
        title={isDisabled ? OFFLINE : 'Make a fabric of your own picture'}
        aria-disabled={isDisabled || undefined}
        aria-describedby={isDisabled ? reason : undefined}
        onClick={() => {
          if (isDisabled) notify(OFFLINE);
          else files.current?.click();
        }}
      >
        <ImagePlus aria-hidden />
        <span>Add your own</span>
      </button>
      {isDisabled && (
        <span id={reason} hidden>
          {OFFLINE}
        </span>
      )}
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
