import { LIMITS } from '@quiltwright/shared/limits';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Minus, Plus } from 'lucide-react';
import { memo } from 'react';
import { act } from '../../model/command';
import { createdBlockCommands as commands } from '../../model/created-block/created-block-commands';
import { IconButton } from '../../ui/Button';
import { Segments } from '../../ui/Segments';
import { exactInches } from '../../ui/inches';
import { steps, type Step } from './drawing-hand';
import styles from './StepButtons.module.css';
import type { CreationTable } from './use-creation-table';

const moves = [
  { label: 'Move left', icon: ArrowLeft, x: -1, y: 0 },
  { label: 'Move up', icon: ArrowUp, x: 0, y: -1 },
  { label: 'Move down', icon: ArrowDown, x: 0, y: 1 },
  { label: 'Move right', icon: ArrowRight, x: 1, y: 0 },
] as const;

const sizes = [
  { of: 'Width', smaller: 'Narrower', larger: 'Wider', width: 1, height: 0 },
  { of: 'Height', smaller: 'Lower', larger: 'Taller', width: 0, height: 1 },
] as const;

const stepOptions = steps.map((value) => ({ value, name: String(value) }));

interface StepButtonsProps extends Pick<CreationTable, 'adjust' | 'hand'> {
  step: Step;
  /** Inches of the block's sides. */
  blockWidth: number;
  blockHeight: number;
}

/** Moves and sizes what is selected by steps of 10 or 100 block units. */
export const StepButtons = memo(function StepButtons({
  step,
  blockWidth,
  blockHeight,
  adjust,
  hand,
}: StepButtonsProps) {
  const [across, down] = [blockWidth, blockHeight].map((side) =>
    exactInches((step * side) / LIMITS.blockSpace),
  );
  const grow = (width: number, height: number) => {
    adjust(act(commands.stepSize, { argument: { width: width * step, height: height * step } }));
  };
  return (
    <div className={styles.steps}>
      <div className={styles.group} role="group" aria-label="Move">
        {moves.map(({ label, icon: Icon, x, y }) => (
          <IconButton
            key={label}
            label={label}
            onClick={() => {
              adjust(act(commands.nudge, { argument: { x: x * step, y: y * step } }));
            }}
          >
            <Icon aria-hidden />
          </IconButton>
        ))}
      </div>
      <Segments
        label="By how much"
        options={stepOptions}
        value={step}
        onChoose={(each) => {
          hand.options.setState({ step: each });
        }}
      />
      {sizes.map(({ of, smaller, larger, width, height }) => (
        <div key={of} className={styles.size} role="group" aria-label={`Change ${of.toLowerCase()}`}>
          <IconButton
            label={smaller}
            onClick={() => {
              grow(-width, -height);
            }}
          >
            <Minus aria-hidden />
          </IconButton>
          <span>{of}</span>
          <IconButton
            label={larger}
            onClick={() => {
              grow(width, height);
            }}
          >
            <Plus aria-hidden />
          </IconButton>
        </div>
      ))}
      <p className={styles.quiet}>
        {step} thousandths of the block: {across === down ? across : `${across} × ${down}`}
      </p>
    </div>
  );
});
