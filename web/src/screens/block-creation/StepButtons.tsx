import { LIMITS } from '@quiltwright/shared/limits';
import { memo } from 'react';
import { act } from '../../model/command';
import { createdBlockCommands as commands } from '../../model/created-block/created-block-commands';
import { MoveButtons } from '../../panels/arrange/MoveButtons';
import { PlusMinus } from '../../panels/arrange/PlusMinus';
import { exactInches } from '../../ui/inches';
import { steps, type Step } from './drawing-hand';
import styles from './StepButtons.module.css';
import type { CreationTable } from './use-creation-table';

const sizes = [
  { name: 'Width', less: 'Narrower', more: 'Wider', width: 1, height: 0 },
  { name: 'Height', less: 'Lower', more: 'Taller', width: 0, height: 1 },
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
  return (
    <div className={styles.steps}>
      <MoveButtons
        step={step}
        steps={stepOptions}
        onStep={(each) => {
          hand.options.setState({ step: each });
        }}
        onMove={(by) => {
          adjust(act(commands.nudge, { argument: by }));
        }}
      />
      {sizes.map(({ name, less, more, width, height }) => (
        <PlusMinus
          key={name}
          label={`Change ${name.toLowerCase()}`}
          less={less}
          more={more}
          onStep={(by) => {
            const argument = { width: width * by * step, height: height * by * step };
            adjust(act(commands.stepSize, { argument }));
          }}
        >
          <span>{name}</span>
        </PlusMinus>
      ))}
      <p className={styles.quiet}>
        {`${step} thousandths of the block: ${across === down ? across : `${across} × ${down}`}`}
      </p>
    </div>
  );
});
