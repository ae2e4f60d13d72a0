import { Button } from '../../../ui/basics/Button';
import styles from './GroupButton.module.css';

/** A button that gives each spot of a block its own layer. It is shown if a layer contains several spots. */
export function GroupButton({ onGroup }: { onGroup: () => void }) {
  return (
    <Button className={styles.group} onClick={onGroup}>
      Group into layers
    </Button>
  );
}
