import { useLayoutEffect, useRef } from 'react';
import { focusMain } from '../../../ui/hooks/focus-main';
import { Button } from '../../../ui/basics/Button';
import { Segments } from '../../../ui/fields/Segments';
import type { TargetReference, PatchInTurn } from '../canvas/target-reference';
import styles from './ReachChoice.module.css';
import type { Reach } from '../canvas/drop-target';

const names: Record<Reach, string> = {
  patch: 'Patch',
  part: 'Part',
  second: 'Every second',
  quilt: 'Whole quilt',
};

interface ReachChoiceProps {
  reaches: readonly Reach[];
  reach: Reach;
  onReach: (reach: Reach) => void;
  /** The patch that gets the next fabric, while the quilter colours patch after patch; otherwise null. */
  inTurn: PatchInTurn | null;
  onNext: (next: TargetReference) => void;
}

/**
 * The choice of how much of the quilt the next fabric covers. For keyboard users and tiny patches, it also has a
 * button that moves to the next patch.
 */
export function ReachChoice({ reaches, reach, onReach, inTurn, onNext }: ReachChoiceProps) {
  const choice = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = choice.current;
    return () => {
      if (own?.contains(document.activeElement)) focusMain();
    };
  }, []);
  return (
    <div ref={choice} className={styles.choice}>
      <Segments
        label="Which parts get the next fabric"
        options={reaches.map((value) => ({ value, name: names[value] }))}
        value={reach}
        onChoose={onReach}
      />
      {inTurn && (
        <div className={styles.turn}>
          <output>{`Patch ${inTurn.place + 1} of ${inTurn.count}`}</output>
          <Button
            onClick={() => {
              onNext(inTurn.next);
            }}
          >
            Next patch
          </Button>
        </div>
      )}
    </div>
  );
}
