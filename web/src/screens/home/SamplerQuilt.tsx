import { blockPicture } from '../../server/pictures';
import styles from './SamplerQuilt.module.css';

const COLUMNS = 5;
const ROWS = 6;
/** The block that is lifted off the quilt, as if it were being moved. */
const LIFTED = 11;

/** The picture of the home screen: a sampler of pre-made blocks, lying across the corner of the table. */
export function SamplerQuilt({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div className={styles.table} aria-hidden>
      <div className={styles.quilt}>
        <div className={styles.blocks}>
          {Array.from({ length: COLUMNS * ROWS }, (_, index) => (
            <div key={index} className={index === LIFTED ? styles.lifted : styles.block}>
              <img src={blockPicture(names[index % names.length] ?? '')} alt="" />
              {index === LIFTED && <span className={styles.handles} />}
            </div>
          ))}
        </div>
        <div className={styles.quilting} />
      </div>
    </div>
  );
}
