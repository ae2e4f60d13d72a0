import { standardLayouts, type LayoutNum } from '@quiltwright/shared/quilting/standard/standard-layout';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/basics/Button';
import { act } from '@quiltwright/shared/model/command';
import { quiltCommands, hasSize } from '@quiltwright/shared/model/standard-quilt/quilt-commands';
import { useMade } from '../../../server/session/use-tab';
import { createStandardQuiltSession } from '../../../persistence/kinds/standard-quilt-session';
import styles from '../sections.module.css';

/** For each layout, a function that returns true for the cells of the grid of blocks that have Block 2. */
const holdsSecond: Record<LayoutNum, (column: number, row: number) => boolean> = {
  3: () => false,
  4: (column, row) => (column + row) % 2 === 1,
  5: (_column, row) => row % 2 === 1,
  6: (column) => column % 2 === 1,
};

const places = [0, 1, 2, 3];

export function LayoutSection({ quilt }: { quilt: Quilt }) {
  return <LayoutChoice layout={quilt.generatingLayout} disabled={!hasSize(quilt)} />;
}

interface LayoutChoiceProps {
  layout: number;
  disabled: boolean;
}

const LayoutChoice = memo(function LayoutChoice({ layout, disabled }: LayoutChoiceProps) {
  const { run } = useMade(createStandardQuiltSession);
  const chosen = standardLayouts.find(({ layoutNum }) => layoutNum === layout);
  return (
    <fieldset>
      <legend className={styles.legend}>Quilt layout</legend>
      <div className={styles.layouts}>
        {standardLayouts.map(({ layoutNum, layoutName }) => {
          const isChosen = layoutNum === chosen?.layoutNum;
          return (
            <label key={layoutNum} className={styles.layout} title={layoutName}>
              <input
                type="radio"
                name="layout"
                aria-label={layoutName}
                checked={isChosen}
                disabled={disabled}
                onChange={() => {
                  run(act(quiltCommands.chooseLayout, layoutNum));
                }}
              />
              <LayoutPicture layout={layoutNum} isChosen={isChosen} />
            </label>
          );
        })}
      </div>
      <p className={styles.layoutName}>{chosen?.layoutName}</p>
    </fieldset>
  );
});

interface LayoutPictureProps {
  layout: LayoutNum;
  isChosen: boolean;
}

const LayoutPicture = memo(function LayoutPicture({ layout, isChosen }: LayoutPictureProps) {
  return (
    <svg width="40" height="40" viewBox="0 0 40 40" aria-hidden>
      {places.map((row) =>
        places.map((column) => (
          <rect
            key={`${row} ${column}`}
            x={column * 10 + 0.5}
            y={row * 10 + 0.5}
            width={9}
            height={9}
            rx={2}
            fill={
              holdsSecond[layout](column, row)
                ? 'var(--second-block)'
                : isChosen
                  ? 'var(--barn-red)'
                  : 'var(--ink)'
            }
          />
        )),
      )}
    </svg>
  );
});

/**
 * A note that links to the free form editor, where blocks can have other sizes than 12″. `onFreeForm` opens a copy of
 * the quilt in that editor; null while there is no quilt.
 */
export const LayoutNote = memo(function LayoutNote({ onFreeForm }: { onFreeForm: (() => void) | null }) {
  return (
    <div className={styles.note}>
      <p className={styles.quiet}>
        Standard layouts use 12″ blocks. For blocks of other sizes, go to{' '}
        <Link to="/free-form-quilt-layouts">Free Form Quilt Layouts</Link>
      </p>
      {onFreeForm && (
        <>
          <Button onClick={onFreeForm}>Open it as a free form quilt</Button>
          <p className={styles.quiet}>
            Opens a copy in which you can place blocks anywhere. This quilt doesn’t change.
          </p>
        </>
      )}
    </div>
  );
});
