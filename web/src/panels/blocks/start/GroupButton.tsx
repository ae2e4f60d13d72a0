import { Button } from '../../../ui/basics/Button';
import styles from './GroupButton.module.css';

/**
 * A button that splits the layers of a block: each fabric spot gets a separate layer. A spot is a group of patches that
 * get the same fabric. The button is shown if a layer contains several spots.
 */
export function GroupButton({ onGroup }: { onGroup: () => void }) {
  return (
    <Button className={styles.group} onClick={onGroup}>
      Group into layers
    </Button>
  );
}
