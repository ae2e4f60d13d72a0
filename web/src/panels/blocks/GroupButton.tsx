import { Button } from '../../ui/Button';
import styles from './GroupButton.module.css';

/** Offers to give each spot of a block a layer of its own, where a layer holds several. */
export function GroupButton({ onGroup }: { onGroup: () => void }) {
  return (
    <Button className={styles.group} onClick={onGroup}>
      Group into layers
    </Button>
  );
}
