import { BlockCut, FabricCut } from './Cuts';
import styles from './PlacePicture.module.css';
import sampler from './pictures/sampler-14.avif';

/** What a screen is about, as a small picture of it. */
export type PlaceSubject = 'quilt' | 'block' | 'free form' | 'shapes' | 'account';

export function PlacePicture({ of }: { of: PlaceSubject }) {
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
  account: (
    <svg viewBox="0 0 72 60" className={styles.account}>
      <circle cx="36" cy="23" r="9" />
      <path d="M18 52c2-11 9-16 18-16s16 5 18 16" />
    </svg>
  ),
};
