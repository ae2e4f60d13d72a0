import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { ChevronDown } from 'lucide-react';
import { ChoiceMenu } from '../../ui/ChoiceMenu';
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

/** What a fabric can go to, side by side: the chosen one takes the next. */
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
          ref={targetKey(each) === chosen ? bringIntoSight : undefined}
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

function bringIntoSight(chip: HTMLButtonElement | null): void {
  chip?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The same as one chip with a menu, for where there is little room. */
export function TargetMenu({ quilt, fabric, target, onTarget }: TargetChipsProps) {
  const targets = targetsOf(quilt);
  if (targets.length === 0) return null;
  return (
    <ChoiceMenu
      label="The fabric goes to"
      value={target && targetKey(target)}
      choices={targets.map((each) => ({
        value: targetKey(each),
        name: targetName(quilt, each),
        picture: <FabricPatch fabric={fabric(targetFabric(quilt, each))} />,
      }))}
      onChoose={(key) => {
        const next = targets.find((each) => targetKey(each) === key);
        if (next) onTarget(next);
      }}
      trigger={
        <button type="button" className={styles.menuChip}>
          {target && <FabricPatch fabric={fabric(targetFabric(quilt, target))} />}
          <span className="visually-hidden">The fabric goes to: </span>
          {target ? targetName(quilt, target) : 'Choose a part'}
          <ChevronDown aria-hidden />
        </button>
      }
    />
  );
}
