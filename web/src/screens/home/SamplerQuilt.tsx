import lifted from '../../page/pictures/lifted.webp';
import { SamplerPicture } from '../../page/pictures/SamplerPicture';
import { classNames } from '../../ui/basics/class-names';
import styles from './SamplerQuilt.module.css';

/** The positions of the handles around the raised block, in hundredths of the block's side. */
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

/**
 * The width of the picture for the choice of its file: 2 % less than it is on the screen. A window of 1440 × 900 pixels
 * then gets the smaller file, which is decoded in half the time.
 */
const SIZES = 'max(77vw, 121vh)';

/**
 * The picture of the home screen: a sampler of pre-made blocks across the window. One block is raised, as if it were
 * being moved.
 */
export function SamplerQuilt() {
  return (
    <div className={classNames(styles.scene, 'next-frame')} aria-hidden>
      <div className={styles.quilt}>
        <SamplerPicture sizes={SIZES} phoneCorner first className={styles.cloth} />
        <div className={styles.lifted}>
          <img src={lifted} alt="" width={360} height={360} fetchPriority="low" />
          <svg viewBox="0 0 100 100">
            {handles.map(([x, y]) => (
              <rect key={`${x} ${y}`} x={x - 3} y={y - 3} width="6" height="6" rx="1.5" />
            ))}
          </svg>
        </div>
      </div>
    </div>
  );
}
