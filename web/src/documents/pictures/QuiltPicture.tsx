import { quiltFabrics, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ImageOff } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { fetchChunk } from '../../browser/chunks';
import { discard, type Picture } from '../../render/surface/surface';
import { TILE } from '../../render/surface/tile';
import { fabricQuery } from '../../server/queries/queries';
import { useTab } from '../../server/session/use-tab';
import styles from './QuiltPicture.module.css';

/**
 * Creates the painter of quilt pictures, one for each tab. It paints one picture after another. Its scripts come with
 * the first picture, because the panels of an editor show before any picture.
 */
const createQuiltPictures = async () => {
  const { QuiltPictures } = await fetchChunk(
    'quilt-pictures',
    () => import('../../render/quilt/quilt-pictures'),
  );
  return new QuiltPictures();
};

interface QuiltPictureProps {
  quilt: Quilt;
  /** The text alternative of the picture; empty if words beside the picture say the same. */
  label: string;
  /**
   * Called once the picture is painted, or when painting has failed. A list of pictures then starts the next picture.
   * Must be the same function in each render.
   */
  onDone?: () => void;
  /** Content that covers the picture. */
  over?: ReactNode;
}

/** A picture of a quilt in its fabrics. It fills the element around it. */
export function QuiltPicture({ quilt, label, onDone, over }: QuiltPictureProps) {
  const place = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<'waiting' | 'painted' | 'failed'>('waiting');
  const queryClient = useQueryClient();
  const tab = useTab();

  useEffect(() => {
    const ratio = window.devicePixelRatio;
    const { clientWidth = 0, clientHeight = 0 } = place.current ?? {};
    const scale = Math.min(clientWidth / quilt.quiltWidth, clientHeight / quilt.quiltLength) * ratio;
    const side = scale * Math.max(quilt.quiltWidth, quilt.quiltLength);
    if (side < 1) return;
    let cancel = () => {};
    let isWanted = true;
    const painter = tab.get(createQuiltPictures);
    void Promise.all([painter, knownFabrics(queryClient, quilt)]).then(([pictures, fabrics]) => {
      if (!isWanted) return;
      cancel = pictures.order({
        quilt,
        fabrics,
        side,
        onPicture: (picture) => {
          // A picture has at most the side of a tile. On fine screens it is then stretched to its place.
          if (canvas.current) lay(picture, canvas.current, ratio / Math.max(1, side / TILE));
          discard(picture);
          setState('painted');
          onDone?.();
        },
        onFailure: () => {
          setState('failed');
          onDone?.();
        },
      });
    });
    return () => {
      isWanted = false;
      cancel();
    };
  }, [quilt, queryClient, tab, onDone]);

  return (
    <div ref={place} className={styles.place}>
      {state === 'failed' && <ImageOff className={styles.none} aria-label="This quilt could not be drawn." />}
      <canvas
        ref={canvas}
        className={styles.quilt}
        style={{ aspectRatio: `${quilt.quiltWidth} / ${quilt.quiltLength}` }}
        hidden={state === 'failed'}
        data-painted={state === 'painted'}
        {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      />
      {over}
    </div>
  );
}

/** Returns the fabrics of a quilt. Fabrics that can't be fetched are left out, and their parts are painted white. */
async function knownFabrics(queryClient: QueryClient, quilt: Quilt) {
  const answers = await Promise.allSettled(
    quiltFabrics(quilt).map((fabricNum) =>
      queryClient.query({ ...fabricQuery(fabricNum), staleTime: 'static' }),
    ),
  );
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}

/**
 * Draws a picture on the canvas.
 * @param ratio the number of the picture's pixels per CSS pixel
 */
function lay(picture: Picture, canvas: HTMLCanvasElement, ratio: number): void {
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.style.width = `${picture.width / ratio}px`;
  canvas.style.height = `${picture.height / ratio}px`;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
}
