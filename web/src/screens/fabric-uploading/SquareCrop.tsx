import { ImageOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Ruled } from './Ruled';
import styles from './SquareCrop.module.css';

/** The longer side of the picture on the screen, in pixels. */
const SIDE = 112;

/**
 * A picture that will become a fabric. Its middle square, which will count as 6 inches of fabric, is bright; the
 * parts around the square are dimmed.
 */
export function SquareCrop({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null);
  const [size, setSize] = useState({ width: SIDE, height: SIDE });
  const [isPicture, setIsPicture] = useState(true);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    image.current?.setAttribute('src', url);
    return () => {
      URL.revokeObjectURL(url);
    };
  }, [file]);
  if (!isPicture)
    return (
      <div className={styles.none}>
        <ImageOff aria-hidden />
      </div>
    );
  const square = Math.min(size.width, size.height);
  return (
    <Ruled side={square}>
      <div className={styles.whole} style={size}>
        <img
          ref={image}
          alt=""
          decoding="async"
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            const scale = SIDE / Math.max(naturalWidth, naturalHeight);
            setSize({ width: naturalWidth * scale, height: naturalHeight * scale });
          }}
          onError={() => {
            setIsPicture(false);
          }}
        />
        <span className={styles.square} style={{ width: square }} />
      </div>
    </Ruled>
  );
}
