import { Button } from '../../ui/Button';
import type { Aim, PatchInTurn } from './aim';
import styles from './PatchTurn.module.css';

interface PatchTurnProps {
  inTurn: PatchInTurn;
  onNext: (next: Aim) => void;
}

/** Goes from patch to patch of a block without pointing at them: by keys, or where they are small. */
export function PatchTurn({ inTurn: { place, count, next }, onNext }: PatchTurnProps) {
  return (
    <div className={styles.turn}>
      <output>
        Patch {place + 1} of {count}
      </output>
      <Button
        onClick={() => {
          onNext(next);
        }}
      >
        Next patch
      </Button>
    </div>
  );
}
