import { useMade } from '../../server/session/use-tab';
import { LIMITS } from '@quiltwright/shared/limits';
import { Camera, ImagePlus } from 'lucide-react';
import { useRef, type Ref } from 'react';
import { createUploads } from '../../server/uploads/uploads';
import { Button } from '../../ui/basics/Button';
import { LEAST_SIDE, SHARP_SIDE } from './cloth-size';
import styles from './PictureChooser.module.css';

/** The types of files that can be chosen. With this list, phones convert pictures in their own format to JPEG. */
const KINDS = 'image/jpeg,image/png,image/gif';

/** Buttons for choosing or taking pictures. The pictures are uploaded at once. */
export function PictureChooser() {
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  return (
    <section aria-labelledby="choose" className={styles.chooser}>
      <ImagePlus aria-hidden className={styles.picture} />
      <h2 id="choose">
        <span className={styles.drop}>Drop pictures of your fabrics here</span>
        <span className={styles.take}>Add pictures of your fabrics</span>
      </h2>
      <p
        className={styles.rule}
      >{`The image should cover about 6 inches of fabric. It must be JPEG/JPG, GIF or PNG, of up to ${LIMITS.uploadBytes / 1024 / 1024} MB. The shorter side of the image should have at least ${LEAST_SIDE} pixels, or the fabric looks blurred. With ${SHARP_SIDE} pixels or more the fabric looks sharp. The upload starts as soon as you choose an image.`}</p>
      <div className={styles.ways}>
        <Button look="primary" onClick={() => files.current?.click()}>
          Choose pictures
        </Button>
        <Button className={styles.take} onClick={() => camera.current?.click()}>
          <Camera aria-hidden />
          Take a picture
        </Button>
      </div>
      <PictureInput ref={files} label="Pictures of fabrics" multiple />
      <PictureInput ref={camera} label="A picture from the camera" capture="environment" />
    </section>
  );
}

interface PictureInputProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  multiple?: boolean;
  capture?: 'environment';
}

/** A hidden file input. A visible button opens it, because people can't see the input or reach it by keyboard. */
function PictureInput({ label, ...rest }: PictureInputProps) {
  const { queue } = useMade(createUploads);
  return (
    <input
      {...rest}
      hidden
      type="file"
      accept={KINDS}
      aria-label={label}
      onChange={({ currentTarget }) => {
        queue.add([...(currentTarget.files ?? [])]);
        // Without this, the browser wouldn't report the same picture if it is chosen again.
        currentTarget.value = '';
      }}
    />
  );
}
