import { useQuery } from '@tanstack/react-query';
import { clothPicture } from '../../server/uploads/pictures';
import { paletteQuery } from '../../server/queries/queries';
import { Ruled } from './Ruled';
import styles from './ClothPhoto.module.css';

/**
 * The number of the Multi-Color palette. The first fabric of this palette is the sample in the advice, because the
 * scale of its print is easy to see.
 */
const SAMPLES = 15;
const SIDE = 200;

/** Advice on taking a picture of fabric. */
export function ClothPhoto({ quilterNum }: { quilterNum: number }) {
  const sample = useQuery(paletteQuery(SAMPLES, quilterNum)).data?.[0];
  return (
    <aside className={styles.photo} aria-labelledby="photo">
      <Ruled side={SIDE}>
        <img
          className={styles.cloth}
          width={SIDE}
          height={SIDE}
          alt=""
          {...(sample && { src: clothPicture(sample) })}
        />
      </Ruled>
      <h2 id="photo">A good picture of fabric</h2>
      <ul>
        <li>Show about 6 inches of fabric from edge to edge. Then prints have their true size.</li>
        <li>Press the fabric. Take the picture from straight above, in daylight.</li>
        <li>Make the picture square. From any other picture we use only the square in the middle.</li>
      </ul>
    </aside>
  );
}
