import type { Point } from '@quiltwright/shared/geometry/point';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import { IconButton } from '../../ui/Button';
import { Segments } from '../../ui/Segments';
import styles from './steps.module.css';

const moves = [
  { label: 'Move left', icon: ArrowLeft, x: -1, y: 0 },
  { label: 'Move up', icon: ArrowUp, x: 0, y: -1 },
  { label: 'Move down', icon: ArrowDown, x: 0, y: 1 },
  { label: 'Move right', icon: ArrowRight, x: 1, y: 0 },
] as const;

interface MoveButtonsProps<Step extends number> {
  /** By how many units of the table a press moves; which of these, and what they are called. */
  step: Step;
  steps: readonly { value: Step; name: string }[];
  onStep: (step: Step) => void;
  onMove: (by: Point) => void;
}

/** Moves what is selected by steps, and says how long these are. */
export function MoveButtons<Step extends number>({ step, steps, onStep, onMove }: MoveButtonsProps<Step>) {
  return (
    <>
      <div className={styles.moves} role="group" aria-label="Move">
        {moves.map(({ label, icon: Icon, x, y }) => (
          <IconButton
            key={label}
            label={label}
            onClick={() => {
              onMove({ x: x * step, y: y * step });
            }}
          >
            <Icon aria-hidden />
          </IconButton>
        ))}
      </div>
      <Segments label="By how much" options={steps} value={step} onChoose={onStep} />
    </>
  );
}
