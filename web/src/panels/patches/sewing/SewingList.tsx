import type { SewingTrouble } from '@quiltwright/workers/kernels/sewability/sewability-types';
import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';
import { CircleCheck, Scissors, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../ui/basics/Button';
import { sewingWords } from './sewing-words';
import styles from './SewingList.module.css';

interface SewingListProps {
  heading: string;
  /** The difficulties in sewing the block; null until they are known. */
  troubles: readonly SewingTrouble[] | null;
  /** The difficulty that is highlighted in the picture; null for none. */
  marked: SewingTrouble | null;
  onMark: (trouble: SewingTrouble | null) => void;
  /**
   * Called to recut the block so that all seams run straight through, with the new layers. Absent outside the block
   * drawing editor.
   */
  onStraight?: (levels: Levels) => void;
}

/** The difficulties in sewing a block, one row for each kind. Pressing a row highlights its places in the picture. */
export function SewingList({ heading, troubles, marked, onMark, onStraight }: SewingListProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id} aria-busy={!troubles}>
      <h3 id={id}>{heading}</h3>
      {!troubles && <p className={styles.quiet}>Checking the seams …</p>}
      {troubles?.length === 0 && (
        <p className={styles.good}>
          <CircleCheck aria-hidden />
          Every seam is straight, and every size is on a line of a ruler.
        </p>
      )}
      {troubles && troubles.length > 0 && (
        <ul className={styles.list} aria-label="What is hard to sew">
          {troubles.map((trouble) => {
            const { title, detail } = sewingWords(trouble);
            return (
              <li key={trouble.what}>
                <button
                  type="button"
                  className={styles.trouble}
                  aria-pressed={marked === trouble}
                  onClick={() => {
                    onMark(marked === trouble ? null : trouble);
                  }}
                >
                  <TriangleAlert aria-hidden />
                  <span className={styles.words}>
                    <span className={styles.title}>{title}</span>
                    <span className={styles.quiet}>{detail}</span>
                  </span>
                </button>
                {trouble.what === 'setIn' && trouble.straight && onStraight && (
                  <StraightButton levels={trouble.straight.levels} onStraight={onStraight} />
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

function StraightButton({ levels, onStraight }: { levels: Levels; onStraight: (levels: Levels) => void }) {
  return (
    <Button
      className={styles.fix}
      onClick={() => {
        onStraight(levels);
      }}
    >
      <Scissors aria-hidden />
      Split the patches for straight seams
    </Button>
  );
}
