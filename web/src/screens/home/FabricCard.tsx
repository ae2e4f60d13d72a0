import { Check } from 'lucide-react';
import { FabricCut, PICTURE_FABRICS } from '../../page/pictures/Cuts';
import styles from './FabricCard.module.css';

/**
 * The index, in the pictured palette, of the fabric that is marked as chosen. The raised block in the home
 * screen's picture is made of this fabric.
 */
const CHOSEN = 3;

/** A picture of a fabric palette like that of the editors; nothing in it can be pressed. */
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
