import type { Point } from '@quiltwright/shared/geometry/point';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import { IconButton } from '../../ui/basics/Button';
import { Segments } from '../../ui/fields/Segments';
import styles from './steps.module.css';

const moves = [
  { label: 'Move left', icon: ArrowLeft, x: -1, y: 0 },
  { label: 'Move up', icon: ArrowUp, x: 0, y: -1 },
  { label: 'Move down', icon: ArrowDown, x: 0, y: 1 },
  { label: 'Move right', icon: ArrowRight, x: 1, y: 0 },
] as const;

interface MoveButtonsProps<Step extends string | number> {
  /** The distance that a press moves the selection. `steps` lists the distances to choose from. */
  step: Step;
  steps: readonly { value: Step; name: string }[];
  onStep: (step: Step) => void;
  /** Called with the direction: `x` is −1 for left and 1 for right, and `y` is −1 for up and 1 for down. */
  onMove: (way: Point) => void;
}

/** Buttons that move the selection in four directions, and a choice of the distance. */
export function MoveButtons<Step extends string | number>({
  step,
  steps,
  onStep,
  onMove,
}: MoveButtonsProps<Step>) {
  return (
    <>
      <div className={styles.moves} role="group" aria-label="Move">
        {moves.map(({ label, icon: Icon, x, y }) => (
          <IconButton
            key={label}
            label={label}
            onClick={() => {
              onMove({ x, y });
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
