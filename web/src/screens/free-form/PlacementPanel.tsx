import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, CopyPlus, Lock, Minus, Plus, Trash2 } from 'lucide-react';
import { act } from '../../model/command';
import { freeFormCommands as commands } from '../../model/free-form/free-form-commands';
import { boxAroundSelected } from '../../model/free-form/move-commands';
import { ArrangeButtons } from '../../panels/arrange/ArrangeButtons';
import { BlockSketch } from '../../panels/blocks/BlockSketch';
import { LengthField } from '../../panels/LengthField';
import { Button, IconButton } from '../../ui/Button';
import { exactInches } from '../../ui/inches';
import { Segments } from '../../ui/Segments';
import { steps } from './arrangement-hand';
import styles from './PlacementPanel.module.css';
import { StepField } from './StepField';
import type { FreeFormTable } from './use-free-form-table';
import { placeOf, sizeOf } from './words';

const moves = [
  { label: 'Move left', icon: ArrowLeft, x: -1, y: 0 },
  { label: 'Move up', icon: ArrowUp, x: 0, y: -1 },
  { label: 'Move down', icon: ArrowDown, x: 0, y: 1 },
  { label: 'Move right', icon: ArrowRight, x: 1, y: 0 },
] as const;

const stepOptions = steps.map((value) => ({ value, name: `${value}″` }));

/** What is selected of the quilt: where it lies, how large it is, how often, and all that can be done with it. */
export function PlacementPanel({ table }: { table: FreeFormTable }) {
  const { arrangement, selected, options, arranging, run, adjust } = table;
  const { step } = options;
  const [only] = selected.length === 1 ? selected : [];
  const first = selected[0]?.placement ?? null;
  const box = first && boxAroundSelected(arrangement);
  const key = selected.map(({ id }) => id).join(' ');
  return (
    <section className={styles.panel} aria-label="Selected blocks" data-letter-keys>
      <Head table={table} />
      <div className={styles.three} key={`places of ${key}`}>
        {(['x', 'y'] as const).map((axis) => (
          <LengthField
            key={axis}
            label={axis.toUpperCase()}
            shown={box && exactInches(box[axis])}
            example="Like 3 1/8"
            onAmount={(amount) => {
              run(act(commands.setMeasure, { argument: { [axis]: amount } }));
            }}
            onStep={(by) => {
              if (box) run(act(commands.setMeasure, { argument: { [axis]: box[axis] + by } }));
            }}
          />
        ))}
        <LengthField
          label="Size"
          shown={first && exactInches(first.blockWidth)}
          example="Like 12 1/2"
          onAmount={(side) => {
            run(act(commands.setMeasure, { argument: { side } }));
          }}
          onStep={(by) => {
            run(act(commands.stepSize, { argument: { by } }));
          }}
        />
      </div>
      <div className={styles.two}>
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
            arranging.options.setState({ step: each });
          }}
        />
        <Steps
          name="Block size"
          less="Smaller"
          more="Larger"
          onStep={(by) => {
            adjust(act(commands.stepSize, { argument: { by } }));
          }}
        />
        <Steps
          name="Pattern spacing"
          less="Closer together"
          more="Farther apart"
          onStep={(by) => {
            adjust(act(commands.stepSpacing, { argument: { x: by, y: by } }));
          }}
        />
      </div>
      <div className={styles.two} key={`copies of ${key}`}>
        {repeats.map(({ label, less, more, count, wanted }) => (
          <StepField
            key={label}
            label={label}
            isCount
            value={first && first[count]}
            less={less}
            more={more}
            onValue={(value) => {
              adjust(act(commands.repeat, { argument: { [wanted]: value } }));
            }}
            onStep={(by) => {
              adjust(act(commands.repeat, { argument: { [wanted]: (first?.[count] ?? 1) + by } }));
            }}
          />
        ))}
        {gaps.map(({ label, less, more, gap, x, y }) => (
          <StepField
            key={label}
            label={label}
            value={first && first[gap]}
            less={less}
            more={more}
            onValue={(value) => {
              adjust(act(commands.repeat, { argument: { [gap]: value } }));
            }}
            onStep={(by) => {
              adjust(act(commands.stepSpacing, { argument: { x: x * by, y: y * by } }));
            }}
          />
        ))}
      </div>
      <div className={styles.two}>
        <Button
          onClick={() => {
            adjust(act(commands.fillQuilt));
          }}
        >
          Fill the quilt
        </Button>
        <Button
          onClick={() => {
            run(act(commands.deselectAll));
          }}
        >
          Deselect All
        </Button>
      </div>
      {only && <p className={styles.quiet}>{arithmetic(only.placement)}</p>}
      <ArrangeButtons commands={commands} onAction={adjust} />
    </section>
  );
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
  { label: 'Gap across', less: 'Less gap across', more: 'More gap across', gap: 'xSeparation', x: 1, y: 0 },
  { label: 'Gap down', less: 'Less gap down', more: 'More gap down', gap: 'ySeparation', x: 0, y: 1 },
] as const;

interface StepsProps {
  name: string;
  less: string;
  more: string;
  onStep: (by: 1 | -1) => void;
}

function Steps({ name, less, more, onStep }: StepsProps) {
  return (
    <div className={styles.group} role="group" aria-label={name}>
      <IconButton
        label={less}
        onClick={() => {
          onStep(-1);
        }}
      >
        <Minus aria-hidden />
      </IconButton>
      <span>{name}</span>
      <IconButton
        label={more}
        onClick={() => {
          onStep(1);
        }}
      >
        <Plus aria-hidden />
      </IconButton>
    </div>
  );
}

/** What it is, and what is done with all of it. */
function Head({ table: { selected, nameOf, fabric, adjust, workspace } }: { table: FreeFormTable }) {
  const [only, ...others] = selected;
  const name = !only
    ? 'No block selected'
    : others.length > 0
      ? `${selected.length} placements`
      : nameOf(only.placement.blockNum);
  return (
    <div className={styles.head}>
      {only && others.length === 0 && (
        <BlockSketch className={styles.sketch} levels={only.placement.levels} fabric={fabric} />
      )}
      <div className={styles.words}>
        <h2>{name}</h2>
        <p className={styles.quiet}>
          {!only
            ? workspace.shell === 'desk'
              ? 'Tap a block, or choose one in the list below.'
              : 'Tap a block.'
            : others.length === 0 && `${sizeOf(only.placement)}, at ${placeOf(only.placement)}`}
        </p>
      </div>
      <IconButton
        label="Lock"
        onClick={() => {
          const ids = selected.map(({ id }) => id);
          adjust(act(commands.lock, { argument: { ids, isLocked: true } }));
        }}
      >
        <Lock aria-hidden />
      </IconButton>
      <IconButton
        label="Duplicate"
        onClick={() => {
          adjust(act(commands.duplicate, { argument: null }));
        }}
      >
        <CopyPlus aria-hidden />
      </IconButton>
      <IconButton
        label="Delete"
        onClick={() => {
          adjust(act(commands.remove));
        }}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  );
}

/** How wide and how long all copies are together: 5 × 12″ = 60″ across. */
function arithmetic({
  blockWidth,
  blockHeight,
  numOfColumns,
  numOfRows,
  xSeparation,
  ySeparation,
}: FreeFormTable['selected'][number]['placement']): string {
  const along = (count: number, side: number, gap: number, way: string) => {
    const sum = exactInches(count * side + (count - 1) * gap);
    const between = gap > 0 && count > 1 ? ` + ${count - 1} × ${exactInches(gap)}` : '';
    return count === 1 ? `${sum} ${way}` : `${count} × ${exactInches(side)}${between} = ${sum} ${way}`;
  };
  const across = along(numOfColumns, blockWidth, xSeparation, 'across');
  return `${across}; ${along(numOfRows, blockHeight, ySeparation, 'down')}`;
}
