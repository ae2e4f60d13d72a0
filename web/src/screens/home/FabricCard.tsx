import { Check } from 'lucide-react';
import { FabricCut, PICTURE_FABRICS } from '../../panels/Cuts';
import styles from './FabricCard.module.css';

/** The fabric that the lifted block is being coloured with. */
const CHOSEN = 3;

/** A fabric palette as the editing screens have it, for show. */
export function FabricCard() {
  return (
    <div className={styles.card} aria-hidden>
      <p className={styles.head}>
        <span className={styles.title}>Fabric palette</span>
        <span className={styles.chip}>Reds</span>
      </p>
      <div className={styles.swatches}>
        {Array.from({ length: PICTURE_FABRICS }, (_, index) => (
          <span key={index} className={index === CHOSEN ? styles.chosen : undefined}>
            <FabricCut index={index} />
            {index === CHOSEN && <Check />}
          </span>
        ))}
      </div>
    </div>
  );
}
