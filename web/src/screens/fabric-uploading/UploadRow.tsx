import { useMade } from '../../server/session/use-tab';
import { CircleCheck, RotateCw, TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { signInFor } from '../../browser/return-path';
import { nameOfFabric } from '../../panels/fabric/finding/fabric-search';
import { RenewLink } from '../../page/subscribe/RenewLink';
import { clothPicture } from '../../server/uploads/pictures';
import type { Upload, UploadProgress } from '../../server/uploads/upload-queue';
import { createUploads } from '../../server/uploads/uploads';
import { Button, ButtonLink, IconButton } from '../../ui/basics/Button';
import { SHARP_SIDE, sizeNote } from './cloth-size';
import { Ruled } from './Ruled';
import { SquareCrop } from './SquareCrop';
import styles from './UploadRow.module.css';

/**
 * A row for a picture that is uploaded as a fabric. It shows the progress, or the reason why the upload stopped and the
 * next step.
 */
export function UploadRow({ upload: { id, file, progress } }: { upload: Upload }) {
  const [side, setSide] = useState<number>(SHARP_SIDE);
  const note = sizeNote(side);
  const isStored = progress.state === 'stored';
  const { queue } = useMade(createUploads);
  const name = isStored ? nameOfFabric(progress.fabric) : file.name;
  return (
    <li className={styles.row} aria-label={name}>
      <div className={styles.picture}>
        {isStored ? (
          <Ruled side={112}>
            <img
              className={styles.cloth}
              src={clothPicture(progress.fabric)}
              alt=""
              onLoad={({ currentTarget }) => {
                setSide(currentTarget.naturalWidth);
              }}
            />
          </Ruled>
        ) : (
          <SquareCrop file={file} />
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <Progress progress={progress} isDoubtful={note?.isSerious ?? false} />
        {note && (note.isSerious ? <Trouble text={note.text} /> : <p className={styles.text}>{note.text}</p>)}
        {note?.isSerious && (
          <div className={styles.steps}>
            <ButtonLink to="/my-fabrics">Delete in My Fabrics</ButtonLink>
          </div>
        )}
        <NextStep id={id} progress={progress} />
      </div>
      {!isStored && (
        <IconButton
          label={progress.state === 'sending' ? `Stop ${name}` : `Remove ${name}`}
          onClick={() => {
            queue.remove(id);
          }}
        >
          <X aria-hidden />
        </IconButton>
      )}
    </li>
  );
}

interface ProgressProps {
  progress: UploadProgress;
  /** True if there is a warning about the uploaded picture. */
  isDoubtful: boolean;
}

function Progress({ progress, isDoubtful }: ProgressProps) {
  switch (progress.state) {
    case 'waiting':
      return <p className={styles.text}>Waiting for other uploads</p>;
    case 'sending':
      return progress.sent < 1 ? (
        <>
          <p className={styles.text}>{`Uploading, ${Math.floor(progress.sent * 100)} %`}</p>
          <progress className={styles.bar} value={progress.sent} aria-label="Uploaded" />
        </>
      ) : (
        <>
          <p className={styles.text}>Making fabric from the middle square of the picture…</p>
          <progress className={styles.bar} aria-label="Making fabric" />
        </>
      );
    case 'stored':
      return (
        <p className={isDoubtful ? styles.text : styles.done}>
          {!isDoubtful && <CircleCheck aria-hidden />}
          <span>Uploaded. The fabric is in your palette User-Uploads</span>
        </p>
      );
    case 'full':
      return <Trouble text="Not uploaded, because your account has no more room." />;
    case 'refused':
      return <Trouble text={progress.message} />;
    case 'failed':
      return <Trouble text={progress.failure.message} />;
  }
}

function Trouble({ text }: { text: string }) {
  return (
    <p className={styles.trouble} role="alert">
      <TriangleAlert aria-hidden />
      <span>{text}</span>
    </p>
  );
}

/** The next step for a picture that wasn't accepted. */
function NextStep({ id, progress }: { id: number; progress: UploadProgress }) {
  const here = useLocation();
  const { queue } = useMade(createUploads);
  if (progress.state !== 'failed' && progress.state !== 'full') return null;
  const code = progress.state === 'failed' ? progress.failure.code : null;
  return (
    <div className={styles.steps}>
      {code === 'lapsed' && <RenewLink />}
      {code === 'signed-out' && <ButtonLink to={signInFor(here)}>Login</ButtonLink>}
      <Button
        onClick={() => {
          queue.retry(id);
        }}
      >
        <RotateCw aria-hidden />
        Try again
      </Button>
    </div>
  );
}
