import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { FabricPatch } from './FabricPatch';
import styles from './TargetChips.module.css';
import { targetFabric, targetKey, targetName, targetsOf, type Target } from './target';
import type { FindFabric } from './use-quilt';

interface TargetChipsProps {
  quilt: Quilt;
  fabric: FindFabric;
  target: Target | null;
  onTarget: (target: Target) => void;
}

/** What a fabric can go to: the chosen one takes the next. */
export function TargetChips({ quilt, fabric, target, onTarget }: TargetChipsProps) {
  const targets = targetsOf(quilt);
  const chosen = target && targetKey(target);
  if (targets.length === 0) {
    return <p className={styles.none}>Choose blocks or add a border, then pick fabrics for them here.</p>;
  }
  return (
    <div className={styles.chips} role="group" aria-label="The fabric goes to">
      {targets.map((each) => (
        <button
          key={targetKey(each)}
          type="button"
          className={styles.chip}
          aria-pressed={targetKey(each) === chosen}
          onClick={() => {
            onTarget(each);
          }}
        >
          <FabricPatch fabric={fabric(targetFabric(quilt, each))} />
          {targetName(quilt, each)}
        </button>
      ))}
    </div>
  );
}
