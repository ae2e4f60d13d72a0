import { useMade } from '../../server/session/use-tab';
import { MESSAGES } from '@quiltwright/shared/messages';
import { FailureNote } from '../../page/forms/FailureNote';
import type { Upload } from '../../server/uploads/upload-queue';
import { createUploads } from '../../server/uploads/uploads';
import { Button } from '../../ui/basics/Button';
import styles from './UploadList.module.css';
import { UploadRow } from './UploadRow';

/** The list of chosen pictures, with the progress of each upload. */
export function UploadList({ uploads }: { uploads: readonly Upload[] }) {
  const { queue } = useMade(createUploads);
  const has = (state: Upload['progress']['state']) =>
    uploads.some(({ progress }) => progress.state === state);
  const isBusy = has('waiting') || has('sending');
  return (
    <section className={styles.list} aria-labelledby="uploads">
      <div role="status">
        <h2 id="uploads">{headingOf(uploads)}</h2>
      </div>
      {has('full') && <FailureNote message={MESSAGES.storageFull} />}
      <ul>
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} />
        ))}
      </ul>
      {!isBusy && (
        <Button
          look="primary"
          onClick={() => {
            queue.clear();
          }}
        >
          Upload More
        </Button>
      )}
    </section>
  );
}

function headingOf(uploads: readonly Upload[]): string {
  const stored = uploads.filter(({ progress }) => progress.state === 'stored').length;
  const left = uploads.filter(({ progress: { state } }) => state === 'waiting' || state === 'sending').length;
  if (left > 0)
    return uploads.length === 1
      ? 'Uploading…'
      : `Uploading ${uploads.length - left + 1} of ${uploads.length}…`;
  if (stored < uploads.length)
    return stored === 0 ? 'Not uploaded' : `${stored} of ${uploads.length} pictures are uploaded`;
  return stored === 1 ? 'Your fabric is uploaded' : `${stored} fabrics are uploaded`;
}
