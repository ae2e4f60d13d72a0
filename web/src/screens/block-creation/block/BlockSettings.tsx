import { inches } from '@quiltwright/shared/geometry/units';
import { LIMITS } from '@quiltwright/shared/limits';
import { gridSides, squareGrid, type GridSide } from '@quiltwright/shared/quilting/shapes/patch-grid';
import { DraftingCompass } from 'lucide-react';
import { memo, useId, useMemo } from 'react';
import { keyOf, shortcuts } from '../../../editor/shortcuts';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import type { CreatedBlockDesign } from '@quiltwright/shared/model/created-block/created-block-document';
import { gridPhrase } from '@quiltwright/shared/model/created-block/fixing/grid-words';
import { refusalOfRedraft } from '@quiltwright/shared/model/created-block/fixing/redraft-commands';
import { KeptFold } from '../../../panels/controls/KeptFold';
import { titled } from '../../../panels/workspace/canvas/CanvasBar';
import { IconButton } from '../../../ui/basics/Button';
import { formatInches, formatSize } from '@quiltwright/shared/ruler/lengths';
import { Segments } from '../../../ui/fields/Segments';
import { Select } from '../../../ui/fields/Select';
import { StarGridChoice } from '../drafting/StarGridChoice';
import styles from './BlockSettings.module.css';
import type { CreationEditor } from '../use-creation-editor';

const { min, max } = LIMITS.blockSide;
const sides = Array.from({ length: max - min + 1 }, (_, index) => min + index);
const patches = gridSides.map((side) => ({ value: side, name: String(side) }));

const commonGrids = ([3, 4, 5, 6, 7, 8, 12] as const satisfies readonly GridSide[]).map((value) => ({
  value,
  name: String(value),
}));

interface BlockSettingsProps extends Pick<CreationEditor, 'run'> {
  design: CreatedBlockDesign;
  /** True while the block is drawn by its seams. They can be drafted on grids that aren't square. */
  bySeams: boolean;
}

/** Fields for the finished size of the block, and for the patch grid. */
export const BlockSettings = memo(function BlockSettings({ design, bySeams, run }: BlockSettingsProps) {
  const { block, grid } = design;
  const starGrid = bySeams ? design.starGrid : undefined;
  const { blockWidth: width, blockHeight: height } = block;
  const optionsWith = (side: number) =>
    (sides.includes(side) ? sides : [...sides, side].sort((a, b) => a - b)).map((value) => ({
      value,
      name: formatInches(value),
    }));
  return (
    <section className={styles.settings} aria-label="Block size and grid">
      {bySeams && <StarGridChoice grid={starGrid} run={run} />}
      {!starGrid && (
        <div className={styles.common}>
          <Segments
            label="Patches per side"
            options={commonGrids}
            value={grid.columns === grid.rows ? grid.columns : null}
            onChoose={(side) => {
              run(act(commands.setGrid, squareGrid(side)));
            }}
          />
          <Redraft design={design} run={run} />
        </div>
      )}
      <KeptFold
        name="block size"
        title="Size and grid"
        fact={`${formatSize(width, height)}, ${grid.columns} × ${grid.rows}`}
      >
        <div className={styles.sides}>
          <Select
            label="Block width"
            options={optionsWith(width)}
            value={width}
            onChoose={(side) => {
              run(act(commands.setSize, { width: inches(side), height }));
            }}
          />
          <Select
            label="Block height"
            options={optionsWith(height)}
            value={height}
            onChoose={(side) => {
              run(act(commands.setSize, { width, height: inches(side) }));
            }}
          />
          <fieldset className={styles.grid}>
            <legend>Patch grid</legend>
            <Select
              label="Patches across"
              labelHidden
              options={patches}
              value={grid.columns}
              onChoose={(columns) => {
                run(act(commands.setGrid, { ...grid, columns }));
              }}
            />
            <span aria-hidden>×</span>
            <Select
              label="Patches down"
              labelHidden
              options={patches}
              value={grid.rows}
              onChoose={(rows) => {
                run(act(commands.setGrid, { ...grid, rows }));
              }}
            />
          </fieldset>
        </div>
      </KeptFold>
    </section>
  );
});

/**
 * The button that moves the seams of the drawing to the nearest lines of the chosen grid. If that is impossible,
 * pressing the button shows the reason.
 */
function Redraft({ design, run }: Omit<BlockSettingsProps, 'bySeams'>) {
  const { grid } = design;
  const id = useId();
  const refusal = useMemo(() => refusalOfRedraft(design, grid), [design, grid]);
  const words = refusal ?? 'Seams move to the nearest grid lines. Triangles keep their shape.';
  return (
    <>
      <IconButton
        className={styles.redraft}
        label={`Re-draft on ${gridPhrase(grid)}`}
        title={`${titled(shortcuts.redraft.label, keyOf('redraft'))}: ${words}`}
        aria-keyshortcuts={keyOf('redraft')}
        aria-disabled={refusal !== null}
        aria-describedby={id}
        onClick={() => {
          run(act(commands.redraft, grid));
        }}
      >
        <DraftingCompass aria-hidden />
        <span className={styles.words}>{`Re-draft on ${gridPhrase(grid)}`}</span>
      </IconButton>
      <p id={id} className="visually-hidden">
        {words}
      </p>
    </>
  );
}
