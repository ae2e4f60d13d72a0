import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { arcCornerWords } from '@quiltwright/shared/model/created-block/drafting/star-grid-words';
import {
  arcCorners,
  arcCounts,
  firstStarGrids,
  triangleCounts,
  wedgeCounts,
  wheelPoints,
  wheelRings,
  type CornerArcs,
  type StarGrid,
  type Triangles,
  type Wheel,
} from '@quiltwright/shared/quilting/shapes/star-grid';
import { Segments } from '../../../ui/fields/Segments';
import { Select } from '../../../ui/fields/Select';
import type { CreationEditor } from '../use-creation-editor';
import styles from './StarGridChoice.module.css';

const kinds = [
  { value: 'patches', name: 'Patches' },
  { value: 'wheel', name: 'Wheel' },
  { value: 'triangles', name: '60°' },
  { value: 'arcs', name: 'Arcs' },
] as const;

interface StarGridChoiceProps extends Pick<CreationEditor, 'run'> {
  /** The grid for stars and arcs; undefined while the patch grid is in use. */
  grid: StarGrid | undefined;
}

/** The choice between the patch grid, a wheel, triangles and arcs for drafting seams, with the fields of the chosen grid. */
export function StarGridChoice({ grid, run }: StarGridChoiceProps) {
  const set = (next: StarGrid | null) => {
    run(act(commands.setStarGrid, next));
  };
  return (
    <>
      <Segments
        label="Kind of grid"
        options={kinds}
        value={grid?.kind ?? 'patches'}
        onChoose={(kind) => {
          set(kind === 'patches' ? null : firstStarGrids[kind]);
        }}
      />
      {grid && (
        <div className={styles.fields} data-kind={grid.kind}>
          {grid.kind === 'wheel' && <WheelFields grid={grid} onSet={set} />}
          {grid.kind === 'triangles' && <TriangleFields grid={grid} onSet={set} />}
          {grid.kind === 'arcs' && <ArcFields grid={grid} onSet={set} />}
        </div>
      )}
    </>
  );
}

interface FieldsOf<Grid extends StarGrid> {
  grid: Grid;
  onSet: (grid: Grid) => void;
}

function WheelFields({ grid, onSet }: FieldsOf<Wheel>) {
  return (
    <>
      <Select
        label="Points"
        options={numbered(wheelPoints)}
        value={grid.points}
        onChoose={(points) => {
          onSet({ ...grid, points });
        }}
      />
      <Select
        label="Rings"
        options={numbered(wheelRings)}
        value={grid.rings}
        onChoose={(rings) => {
          onSet({ ...grid, rings });
        }}
      />
    </>
  );
}

const lines = [
  { value: 'level', name: 'Level' },
  { value: 'upright', name: 'Upright' },
] as const;

function TriangleFields({ grid, onSet }: FieldsOf<Triangles>) {
  return (
    <>
      <Select
        label="Triangles per side"
        options={numbered(triangleCounts)}
        value={grid.count}
        onChoose={(count) => {
          onSet({ ...grid, count });
        }}
      />
      <Select
        label="Lines"
        options={lines}
        value={grid.isUpright ? 'upright' : 'level'}
        onChoose={(way) => {
          onSet({ ...grid, isUpright: way === 'upright' });
        }}
      />
    </>
  );
}

const corners = arcCorners.map((value) => ({
  value,
  name: `${arcCornerWords[value].charAt(0).toUpperCase()}${arcCornerWords[value].slice(1)}`,
}));

function ArcFields({ grid, onSet }: FieldsOf<CornerArcs>) {
  return (
    <>
      <Select
        label="Corner"
        options={corners}
        value={grid.corner}
        onChoose={(corner) => {
          onSet({ ...grid, corner });
        }}
      />
      <Select
        label="Arcs"
        options={numbered(arcCounts)}
        value={grid.arcs}
        onChoose={(arcs) => {
          onSet({ ...grid, arcs });
        }}
      />
      <Select
        label="Wedges"
        options={numbered(wedgeCounts)}
        value={grid.wedges}
        onChoose={(wedges) => {
          onSet({ ...grid, wedges });
        }}
      />
    </>
  );
}

function numbered<Value extends number>(values: readonly Value[]) {
  return values.map((value) => ({ value, name: String(value) }));
}
