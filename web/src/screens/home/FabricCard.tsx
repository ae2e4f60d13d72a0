import { Check } from 'lucide-react';
import { FabricCut, PICTURE_FABRICS } from '../../page/pictures/Cuts';
import { classNames } from '../../ui/basics/class-names';
import styles from './FabricCard.module.css';

/**
 * The index of the fabric that the pictured palette marks as chosen. The raised block in the picture of the home
 * screen has this fabric.
 */
const CHOSEN = 3;

/** A picture of a palette of fabrics as in the editors. Nothing in it can be pressed. */
export function FabricCard() {
  return (
    <div className={classNames(styles.card, 'next-frame')} aria-hidden>
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
