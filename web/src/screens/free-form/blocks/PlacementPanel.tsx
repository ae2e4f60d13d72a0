import { LIMITS } from '@quiltwright/shared/limits';
import { memo } from 'react';
import { isSlanted } from '@quiltwright/shared/geometry/orientation';
import { gapsOf, type Placement } from '@quiltwright/shared/quilting/placement';
import { act } from '@quiltwright/shared/model/command';
import { onMark, shortSide } from '@quiltwright/shared/model/free-form/fitting';
import { freeFormCommands as commands } from '@quiltwright/shared/model/free-form/free-form-commands';
import { boxAroundSelected } from '@quiltwright/shared/model/free-form/commands/move-commands';
import { copiesToSplit } from '@quiltwright/shared/model/free-form/commands/repeat-commands';
import { SelectButtons } from '../../../panels/arrange/SelectButtons';
import { ArrangeButtons } from '../../../panels/arrange/ArrangeButtons';
import { MoveButtons } from '../../../panels/arrange/MoveButtons';
import { PlusMinus } from '../../../panels/arrange/PlusMinus';
import { LengthField } from '../../../panels/controls/LengthField';
import { Button } from '../../../ui/basics/Button';
import { exactInches, formatInches } from '@quiltwright/shared/ruler/lengths';
import { unbroken } from '../../../ui/words/unbroken';
import { steps } from '../canvas/arrangement-editing';
import { copiesTogether } from '../describing/copies-words';
import { PlacementHead } from './PlacementHead';
import styles from './PlacementPanel.module.css';
import { QuiltFacts } from '../quilt/QuiltFacts';
import { StepField } from '../quilt/StepField';
import type { FreeFormEditor } from '../use-free-form-editor';

/** An eighth of a turn, in degrees. */
const EIGHTH = 45;

const stepOptions = steps.map((value) => ({ value, name: formatInches(value) }));

/**
 * Shows the selection and its actions. The buttons that move, resize and select blocks are always shown. Below them
 * are details of the selected blocks or, without a selection, facts about the quilt.
 */
export function PlacementPanel({ editor }: { editor: FreeFormEditor }) {
  const { selected, options, arranging, run, adjust } = editor;
  return (
    <section className={styles.panel} aria-label="Selected blocks">
      <PlacementHead editor={editor} />
      <Adjustments step={options.step} arranging={arranging} adjust={adjust} />
      <SelectButtons commands={commands} onAction={run} />
      {selected.length > 0 ? <Details editor={editor} /> : <QuiltFacts editor={editor} />}
    </section>
  );
}

/** Fields for the position, size, copies and order of the selected blocks. */
function Details({ editor }: { editor: FreeFormEditor }) {
  const { arrangement, selected, run, adjust } = editor;
  const { selection } = arrangement;
  const { quilt } = arrangement.document.design;
  const [only] = selected.length === 1 ? selected : [];
  const first = selected[0]?.placement ?? null;
  const box = first && boxAroundSelected(arrangement);
  return (
    <>
      <div className={styles.three}>
        {(['x', 'y'] as const).map((axis) => (
          <LengthField
            key={axis}
            label={axis.toUpperCase()}
            of={selection}
            shown={box && exactInches(box[axis])}
            bounds={
              box
                ? {
                    min: 0,
                    max: axis === 'x' ? quilt.quiltWidth - box.width : quilt.quiltLength - box.height,
                  }
                : undefined
            }
            example="3 1/8"
            onAmount={(amount) => {
              run(act(commands.setMeasure, { [axis]: amount }));
            }}
            onStep={(by) => {
              if (box) run(act(commands.setMeasure, { [axis]: box[axis] + by }));
            }}
          />
        ))}
        <LengthField
          label="Size"
          of={selection}
          shown={first && exactInches(first.blockWidth)}
          bounds={{ min: LIMITS.placedBlockSide.min, max: shortSide(quilt) }}
          example="12 1/2"
          onAmount={(side) => {
            run(act(commands.setMeasure, { side }));
          }}
          onStep={(by) => {
            run(act(commands.stepSize, { by }));
          }}
        />
      </div>
      <div className={styles.two}>
        {repeats.map(({ label, less, more, count, wanted }) => (
          <StepField
            key={label}
            label={label}
            of={selection}
            isCount
            bounds={LIMITS.repeats}
            value={first && first[count]}
            less={less}
            more={more}
            onValue={(value) => {
              adjust(act(commands.repeat, { [wanted]: value }));
            }}
            onStep={(by) => {
              adjust(act(commands.repeat, { [wanted]: (first?.[count] ?? 1) + by }));
            }}
          />
        ))}
        {gaps.map(({ label, less, more, gap, axis, x, y }) => (
          <StepField
            key={label}
            label={label}
            of={selection}
            value={first && gapShown(first, axis)}
            bounds={LIMITS.separation}
            less={less}
            more={more}
            onValue={(value) => {
              adjust(act(commands.repeat, { [gap]: value }));
            }}
            onStep={(by) => {
              adjust(act(commands.stepSpacing, { x: x * by, y: y * by }));
            }}
          />
        ))}
      </div>
      <div className={styles.two}>
        <StepField
          label="Turn, in degrees"
          of={selection}
          isCount
          value={first && (first.turn ?? 0) * EIGHTH}
          bounds={{ min: -360, max: 360 }}
          less="Turn 45° to the left"
          more="Turn 45° to the right"
          onValue={(degrees) => {
            adjust(act(commands.setTurn, Math.round(degrees / EIGHTH)));
          }}
          onStep={(by) => {
            adjust(act(commands.turnBy, by));
          }}
        />
        {first?.mirrored && <p className={styles.quiet}>Mirrored from left to right before it is turned</p>}
      </div>
      <div className={styles.two}>
        <Button
          onClick={() => {
            adjust(act(commands.fillQuilt));
          }}
        >
          Fill the quilt
        </Button>
        {only && <p className={styles.quiet}>{unbroken(copiesTogether(only.placement))}</p>}
      </div>
      <div className={styles.two}>
        <Button
          disabled={copiesToSplit(arrangement) === 0}
          onClick={() => {
            adjust(act(commands.splitRepeat));
          }}
        >
          Split the repeat
        </Button>
        <p className={styles.quiet}>
          {copiesToSplit(arrangement) === 0
            ? 'You can split a block only if it repeats.'
            : 'After the split, you can change each block separately.'}
        </p>
      </div>
      <ArrangeButtons commands={commands} onAction={adjust} />
    </>
  );
}

interface AdjustmentsProps extends Pick<FreeFormEditor, 'arranging' | 'adjust'> {
  step: FreeFormEditor['options']['step'];
}

/**
 * The buttons that move and resize the selection. They depend only on the step size, so a new selection doesn't
 * render them again.
 */
const Adjustments = memo(function Adjustments({ step, arranging, adjust }: AdjustmentsProps) {
  return (
    <div className={styles.adjustments}>
      <MoveButtons
        step={step}
        steps={stepOptions}
        onStep={(each) => {
          arranging.options.setState({ step: each });
        }}
        onMove={({ x, y }) => {
          adjust(act(commands.nudge, { x: x * step, y: y * step }));
        }}
      />
      <PlusMinus
        label="Block size"
        less="Smaller"
        more="Larger"
        onStep={(by) => {
          adjust(act(commands.stepSize, { by }));
        }}
      />
      <PlusMinus
        label="Pattern spacing"
        less="Closer together"
        more="Farther apart"
        onStep={(by) => {
          adjust(act(commands.stepSpacing, { x: by, y: by }));
        }}
      />
    </div>
  );
});

/** Returns the gap between copies as seen, in inches. The gaps of slanted blocks are rounded, because √2 is on no mark. */
function gapShown(placement: Placement, axis: 'x' | 'y'): number {
  const gap = gapsOf(placement)[axis];
  return isSlanted(placement) ? Math.max(0, onMark(gap)) : gap;
}

const repeats = [
  {
    label: 'Columns',
    less: 'One column less',
    more: 'One column more',
    count: 'numOfColumns',
    wanted: 'columns',
  },
  { label: 'Rows', less: 'One row less', more: 'One row more', count: 'numOfRows', wanted: 'rows' },
] as const;

const gaps = [
  {
    label: 'Gap across',
    less: 'Less gap across',
    more: 'More gap across',
    gap: 'xSeparation',
    axis: 'x',
    x: 1,
    y: 0,
  },
  {
    label: 'Gap down',
    less: 'Less gap down',
    more: 'More gap down',
    gap: 'ySeparation',
    axis: 'y',
    x: 0,
    y: 1,
  },
] as const;
