import { inches } from '@quiltwright/shared/geometry/units';
import { LIMITS } from '@quiltwright/shared/limits';
import { patchGrids } from '@quiltwright/shared/quilting/patch-grid';
import { act } from '../../model/command';
import { createdBlockCommands as commands } from '../../model/created-block/created-block-commands';
import { formatInches } from '../../ui/inches';
import { Segments } from '../../ui/Segments';
import { Select } from '../../ui/Select';
import styles from './BlockSettings.module.css';
import type { CreationTable } from './use-creation-table';

const { min, max } = LIMITS.blockSide;
const sides = Array.from({ length: max - min + 1 }, (_, index) => min + index);
const grids = patchGrids.map((grid) => ({ value: grid, name: `${grid} × ${grid}` }));

const commonGrids = ([3, 4, 5, 6, 7, 8, 12] as const).map((value) => ({ value, name: String(value) }));

/** The finished size of the block, and the grid on which it is drawn. */
export function BlockSettings({ table: { drawing, run } }: { table: CreationTable }) {
  const { block, grid } = drawing.document.design;
  const { blockWidth: width, blockHeight: height } = block;
  const optionsWith = (side: number) =>
    (sides.includes(side) ? sides : [...sides, side].sort((a, b) => a - b)).map((value) => ({
      value,
      name: formatInches(value),
    }));
  return (
    <section className={styles.settings} aria-label="Block size and grid">
      <Select
        label="Block width"
        options={optionsWith(width)}
        value={width}
        onChoose={(side) => {
          run(act(commands.setSize, { argument: { width: inches(side), height } }));
        }}
      />
      <Select
        label="Block height"
        options={optionsWith(height)}
        value={height}
        onChoose={(side) => {
          run(act(commands.setSize, { argument: { width, height: inches(side) } }));
        }}
      />
      <div className={styles.common}>
        <Segments
          label="Patches to a side"
          options={commonGrids}
          value={grid}
          onChoose={(each) => {
            run(act(commands.setGrid, { argument: each }));
          }}
        />
      </div>
      <Select
        label="Patch grid"
        options={grids}
        value={grid}
        onChoose={(each) => {
          run(act(commands.setGrid, { argument: each }));
        }}
      />
    </section>
  );
}
