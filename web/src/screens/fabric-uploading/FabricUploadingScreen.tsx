import { useMade } from '../../server/session/use-tab';
import { LIMITS } from '@quiltwright/shared/limits';
import { MESSAGES } from '@quiltwright/shared/messages';
import { useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { FailureNote } from '../../page/forms/FailureNote';
import { Page } from '../../page/frame/Page';
import { GuestNote } from '../../documents/saved/GuestNote';
import { NoneSaved } from '../../documents/saved/NoneSaved';
import { isSubscriber, useSession } from '../../server/session/session';
import { createUploads, uploadsQuery } from '../../server/uploads/uploads';
import { ButtonLink } from '../../ui/basics/Button';
import { classNames } from '../../ui/basics/class-names';
import { ClothPhoto } from './ClothPhoto';
import styles from './FabricUploadingScreen.module.css';
import { PictureChooser } from './PictureChooser';
import { UploadList } from './UploadList';
import { usePictureDrop } from './use-picture-drop';

const SAMPLE = ['Nine Patch'] as const;

export function FabricUploadingScreen() {
  const session = useSession();
  return (
    <Page
      title="Fabric Uploading"
      heading="Upload your own fabrics"
      lead="Design with the fabrics on your own shelf."
      wide
    >
      {isSubscriber(session) ? (
        <Uploader quilterNum={session.quilterNum} />
      ) : (
        <NoneSaved heading="Fabric uploading is for subscribers" sample={SAMPLE}>
          <GuestNote back={{ to: '/standard-quilt-layouts', name: 'Back to your quilt' }}>
            Subscribers upload pictures of their own fabrics and use them in blocks and quilts. As a guest you
            can use all fabrics of the library.
          </GuestNote>
        </NoneSaved>
      )}
    </Page>
  );
}

function Uploader({ quilterNum }: { quilterNum: number }) {
  const stored = useQuery(uploadsQuery(quilterNum)).data;
  const uploads = useStore(useMade(createUploads).queue.uploads);
  const isFull = stored !== undefined && stored.length >= LIMITS.uploads;
  const isOver = usePictureDrop(isFull);
  return (
    <div className={styles.columns}>
      <div className={classNames(styles.main, isOver && styles.over)}>
        {uploads.length > 0 ? (
          <UploadList uploads={uploads} />
        ) : isFull ? (
          <FailureNote message={MESSAGES.storageFull} />
        ) : (
          <PictureChooser />
        )}
        <ButtonLink to="/my-fabrics">Manage my uploaded fabrics</ButtonLink>
      </div>
      <ClothPhoto quilterNum={quilterNum} />
    </div>
  );
}
