import { BlockCut, FabricCut } from '../pictures/Cuts';
import styles from './ScreenPicture.module.css';
import sampler from '../pictures/sampler-14.avif';

/** The subjects of the small pictures in lists of links to screens. */
export type ScreenSubject =
  | 'quilt'
  | 'block'
  | 'free form'
  | 'shapes'
  | 'fabrics'
  | 'account'
  | 'questions'
  | 'letter'
  | 'blog'
  | 'tutorials';

export function ScreenPicture({ of }: { of: ScreenSubject }) {
  return (
    <span className={styles.picture} aria-hidden>
      {subjects[of]}
    </span>
  );
}

const subjects = {
  quilt: <span className={styles.quilt} style={{ backgroundImage: `url(${sampler})` }} />,
  block: (
    <>
      <BlockCut block="Churn Dash" className={styles.block} />
      <FabricCut index={4} className={styles.swatch} />
    </>
  ),
  'free form': (
    <>
      <BlockCut block="Ohio Star" className={styles.large} />
      <BlockCut block="Nine Patch" className={styles.small} />
      <BlockCut block="Flying Geese" className={styles.smaller} />
    </>
  ),
  shapes: (
    <svg viewBox="0 0 72 60" className={styles.shapes}>
      <path fill="#c9c2b4" d="M12 6h48v48H12z" />
      <path fill="#4f7061" d="M12 6h24v24zM60 54H36V30z" />
      <path fill="#a8322a" d="M36 6h24L36 30zM36 54H12l24-24z" />
      <path className={styles.outline} d="M36 6h24L36 30z" />
      {['36 6', '60 6', '36 30'].map((at) => (
        <rect key={at} width="5" height="5" rx="1.2" transform={`translate(${at}) translate(-2.5 -2.5)`} />
      ))}
    </svg>
  ),
  fabrics: (
    <span className={styles.fan}>
      {[0, 2, 7].map((index) => (
        <FabricCut key={index} index={index} />
      ))}
    </span>
  ),
  account: (
    <svg viewBox="0 0 72 60" className={styles.line}>
      <circle cx="36" cy="23" r="9" />
      <path d="M18 52c2-11 9-16 18-16s16 5 18 16" />
    </svg>
  ),
  questions: (
    <svg viewBox="0 0 72 60" className={styles.line}>
      <path d="M14 12h44v28H38l-10 9v-9H14z" />
      <path d="M31 22c0-6 10-6 10 0 0 4-5 3.5-5 7M36 34v.1" />
    </svg>
  ),
  letter: (
    <svg viewBox="0 0 72 60" className={styles.line}>
      <path d="M14 14h44v32H14zM15 16l21 17 21-17" />
    </svg>
  ),
  blog: (
    <svg viewBox="0 0 72 60" className={styles.line}>
      <path d="M36 18c-6-5-14-6-22-5v31c8-1 16 0 22 5 6-5 14-6 22-5V13c-8-1-16 0-22 5zm0 0v31" />
    </svg>
  ),
  tutorials: (
    <svg viewBox="0 0 72 60" className={styles.line}>
      <path d="M12 13h48v34H12zM31 23l12 7-12 7z" />
    </svg>
  ),
};
