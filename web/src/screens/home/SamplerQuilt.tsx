import { blockPicture } from '../../server/pictures';
import styles from './SamplerQuilt.module.css';

const COLUMNS = 5;
const ROWS = 6;
/** The block that is lifted off the quilt, as if it were being moved. */
const LIFTED = 11;
/** Where its handles are, in hundredths of its side. */
const handles = [
  [0, 0],
  [50, 0],
  [100, 0],
  [0, 50],
  [100, 50],
  [0, 100],
  [50, 100],
  [100, 100],
] as const;

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
              {index === LIFTED && (
                <svg viewBox="0 0 100 100" className={styles.handles}>
                  {handles.map(([x, y]) => (
                    <rect key={`${x} ${y}`} x={x - 3} y={y - 3} width="6" height="6" rx="1.5" />
                  ))}
                </svg>
              )}
            </div>
          ))}
        </div>
        <div className={styles.quilting} />
      </div>
    </div>
  );
}
