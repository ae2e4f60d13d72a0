import { readableFabricName } from '@quiltwright/shared/fabric-name';
import { nameFault } from '@quiltwright/shared/names';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { FailureNote } from '../../page/forms/FailureNote';
import { RenewLink } from '../../page/subscribe/RenewLink';
import type { OwnPicture } from '../../server/uploads/own-pictures';
import { Button } from '../../ui/basics/Button';
import { Dialog } from '../../ui/dialogs/Dialog';
import { Field } from '../../ui/fields/Field';
import type { Crop } from './crop';
import styles from './CropDialog.module.css';
import { CropForm } from './CropForm';
import { useMakingFabric } from './use-making-fabric';
import { usePicture } from './use-picture';

interface CropDialogProps {
  picture: OwnPicture;
  /** The number of waiting pictures, including this picture. */
  count: number;
  /** Called when this picture is finished or skipped. */
  onNext: () => void;
  /** Called to leave out this picture and all waiting pictures. */
  onStop: () => void;
}

/**
 * The dialog that makes a fabric of a picture. The quilter chooses a square of the picture and its scale. The dialog
 * also shows the library's fabrics that are nearest to the picture's colours.
 */
export function CropDialog({ picture, count, onNext, onStop }: CropDialogProps) {
  const { image, fault } = usePicture(picture.file);
  const use = (fabric: Fabric) => {
    picture.use(fabric);
    onNext();
  };
  const { making, make, stop, isGuest } = useMakingFabric(use);
  const [cut, setCut] = useState<{ crop: Crop; inches: number } | null>(null);
  const [name, setName] = useState(() => readableFabricName(picture.file.name));
  const wrong = nameFault(name, 'fabric');
  const isBusy = making.state === 'sending';
  const end = (how: () => void) => () => {
    stop();
    how();
  };
  return (
    <Dialog
      open
      wide
      fits
      busy
      title={count > 1 ? `Your own fabric, ${count} pictures left` : 'Your own fabric'}
      about={picture.onto !== null && <p>{`It goes on ${picture.onto}.`}</p>}
      onClose={end(onStop)}
      actions={
        <>
          {count > 1 && <Button onClick={end(onNext)}>Skip this picture</Button>}
          {count === 1 && <Button onClick={end(onStop)}>Cancel</Button>}
          <Button
            look="primary"
            disabled={!image || !cut || wrong !== null || isBusy}
            onClick={() => {
              if (image && cut) void make({ image, ...cut, name });
            }}
          >
            {isBusy ? 'Uploading…' : 'Use this fabric'}
          </Button>
        </>
      }
    >
      {fault !== null && <FailureNote message={`${picture.file.name}: ${fault}`} />}
      {!image && fault === null && <p role="status">Opening the picture…</p>}
      {image && (
        <CropForm image={image} onCut={setCut} onMatch={use}>
          <Field
            label="Name of the fabric"
            autoComplete="off"
            value={name}
            fault={wrong?.hint ?? null}
            onChange={({ currentTarget }) => {
              setName(currentTarget.value);
            }}
          />
        </CropForm>
      )}
      {making.state === 'failed' && (
        <div className={styles.failed}>
          <FailureNote message={making.message} />
          {making.code === 'lapsed' && <RenewLink />}
        </div>
      )}
      {isBusy && <progress className={styles.progress} value={making.sent} aria-label="Uploaded" />}
      {isGuest && (
        <p className={styles.quiet}>
          As a guest you try your fabrics on this device only.{' '}
          <Link to="/subscribe" onClick={onStop}>
            Subscribe
          </Link>{' '}
          to keep them in your account.
        </p>
      )}
    </Dialog>
  );
}
