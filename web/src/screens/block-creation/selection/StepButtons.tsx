import { LIMITS } from '@quiltwright/shared/limits';
import type { PatchGrid } from '@quiltwright/shared/quilting/shapes/patch-grid';
import { memo } from 'react';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { MoveButtons } from '../../../panels/arrange/MoveButtons';
import { PlusMinus } from '../../../panels/arrange/PlusMinus';
import { exactInches } from '@quiltwright/shared/ruler/lengths';
import styles from './StepButtons.module.css';
import { stepLength, stepUnits, type Measure } from './steps';
import type { CreationEditor } from '../use-creation-editor';

const sizes = [
  { name: 'Width', less: 'Narrower', more: 'Wider', width: 1, height: 0 },
  { name: 'Height', less: 'Shorter', more: 'Taller', width: 0, height: 1 },
] as const;

interface StepButtonsProps extends Pick<CreationEditor, 'adjust' | 'editing'> {
  step: 'near' | 'far';
  measure: Measure;
  /** The width of the finished block, in inches. `blockHeight` is its height. */
  blockWidth: number;
  blockHeight: number;
  grid: PatchGrid;
}

/**
 * Buttons that move and resize the selection by one step. A text under the buttons gives the size of a step, and of a
 * patch of the patch grid for comparison. A step is a fraction of an inch as on a ruler, or 10 or 100 block units.
 */
export const StepButtons = memo(function StepButtons({
  step,
  measure,
  blockWidth,
  blockHeight,
  grid,
  adjust,
  editing,
}: StepButtonsProps) {
  const steps = (['near', 'far'] as const).map((value) => ({ value, name: stepName(measure, value) }));
  const [x, y] = [stepUnits(measure, step, blockWidth), stepUnits(measure, step, blockHeight)];
  return (
    <div className={styles.steps}>
      <MoveButtons
        step={step}
        steps={steps}
        onStep={(each) => {
          editing.options.setState({ step: each });
        }}
        onMove={(way) => {
          adjust(act(commands.nudge, { x: way.x * x, y: way.y * y }));
        }}
      />
      {sizes.map(({ name, less, more, width, height }) => (
        <PlusMinus
          key={name}
          label={`Change ${name.toLowerCase()}`}
          less={less}
          more={more}
          onStep={(by) => {
            const argument = {
              width: width * by * x,
              height: height * by * y,
              isWhole: measure === 'inches',
            };
            adjust(act(commands.stepSize, argument));
          }}
        >
          <span>{name}</span>
        </PlusMinus>
      ))}
      <p className={styles.quiet}>
        {`A step is ${inInches(x, y, blockWidth, blockHeight)}, a patch of the grid ${inInches(
          LIMITS.blockSpace / grid.columns,
          LIMITS.blockSpace / grid.rows,
          blockWidth,
          blockHeight,
        )}.`}
      </p>
    </div>
  );
});

function stepName(measure: Measure, step: 'near' | 'far'): string {
  const length = stepLength(measure, step);
  return measure === 'inches' ? exactInches(length) : String(length);
}

/**
 * Returns a length across and a length down in words, in inches; only one length if both are equal. `x` and `y` are
 * in block units, `width` and `height` are the block's sides in inches.
 */
function inInches(x: number, y: number, width: number, height: number): string {
  const [across, down] = [
    exactInches((x * width) / LIMITS.blockSpace),
    exactInches((y * height) / LIMITS.blockSpace),
  ];
  return across === down ? across : `${across} × ${down}`;
}
