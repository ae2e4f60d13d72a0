import { CopyPlus, LockOpen, MousePointer2, SquareDashedMousePointer, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { boxInInches } from '../../editor/tools/canvas-scale';
import { blockUnit, shownLevels } from '../../editor/tools/drawing-table';
import { act } from '../../model/command';
import { createdBlockCommands as commands } from '../../model/created-block/created-block-commands';
import { CanvasView } from '../../panels/workspace/CanvasView';
import { useScene } from '../../panels/workspace/use-scene';
import type { Shell } from '../../panels/workspace/use-shell';
import type { FindFabric } from '../../panels/use-fabrics';
import { quiltOfBlock } from '../../render/block-quilt';
import type { Part } from '../../render/hit-test';
import type { MenuAction } from '../../ui/ContextMenu';
import { formatSize } from '../../ui/inches';
import { drawingTools } from './drawing-tools';
import { ToolBar } from './ToolBar';
import type { CreationTable } from './use-creation-table';
import { useDrawingOverlay } from './use-drawing-overlay';
import styles from './CreationView.module.css';

/** Pixels that the floating bar takes at the top, by how much room there is. */
const ABOVE: Record<Shell, number> = { desk: 84, tablet: 92, phone: 72 };

interface CreationViewProps {
  table: CreationTable;
  fabric: FindFabric;
}

/** The block that is drawn, in the middle of the workspace. */
export function CreationView({ table, fabric }: CreationViewProps) {
  const { workspace, drawing, hand, options, run, inSight } = table;
  const { design } = drawing.document;
  const { block } = design;
  const quilt = useMemo(() => quiltOfBlock({ ...design.block, levels: shownLevels(design) }), [design]);
  const seen = useScene(quilt);
  const tools = useMemo(() => drawingTools(hand, run), [hand, run]);
  const { blockWidth, blockHeight } = block;
  const shown = useMemo(
    () => inSight && boxInInches(inSight, blockUnit({ blockWidth, blockHeight })),
    [inSight, blockWidth, blockHeight],
  );
  const selects = options.tool === 'select' || options.tool === 'box';
  const marks = useMemo(() => {
    const isFree = shownLevels(design).flatMap((level, index) =>
      level.map(() => !design.layers[index]?.isLocked),
    );
    // What a tap selects is outlined, alone.
    return {
      selected: null,
      ignoresPointer: !selects,
      together: (_: number, shape: number) => (isFree[shape] ? [shape] : []),
    };
  }, [design, selects]);
  const overlay = useDrawingOverlay(table, fabric);
  return (
    <div className={styles.view} data-letter-keys>
      <CanvasView
        workspace={workspace}
        seen={seen}
        fabric={fabric}
        marks={marks}
        above={ABOVE[workspace.shell]}
        inSight={shown}
        tools={tools}
        tool={options.tool}
        overlay={overlay}
        label={`The block that you draw, ${formatSize(block.blockWidth, block.blockHeight)}`}
        actionsFor={(part) => actionsFor(part, table)}
      />
      <ToolBar table={table} />
      <p role="status" className="visually-hidden">
        {table.said}
      </p>
    </div>
  );
}

/** What can be done with a shape of the block, or where there is none. */
function actionsFor(part: Part, { drawing, run }: CreationTable): MenuAction[] {
  const { design } = drawing.document;
  const shape = part.kind === 'block' && part.shape !== null ? shownLevels(design).flat()[part.shape] : null;
  const all = {
    name: 'Select all',
    icon: SquareDashedMousePointer,
    onChoose: () => {
      run(act(commands.selectAll));
    },
  };
  if (!shape) return [all];
  const { shapeNum } = shape;
  const level = design.block.levels.findIndex((each) => each.includes(shape));
  if (design.layers[level]?.isLocked) {
    const unlock = act(commands.lockLayer, { argument: { level, isLocked: false } });
    const onChoose = () => {
      run(unlock);
    };
    return [{ name: `Unlock Layer ${level + 1}`, icon: LockOpen, onChoose }, all];
  }
  const select = () => {
    if (!drawing.selection.has(shapeNum)) run(act(commands.select, { argument: [shapeNum] }));
  };
  return [
    { name: 'Select', icon: MousePointer2, onChoose: select },
    {
      name: 'Duplicate',
      icon: CopyPlus,
      onChoose: () => {
        select();
        run(act(commands.duplicate, { argument: null }));
      },
    },
    {
      name: 'Delete',
      icon: Trash2,
      onChoose: () => {
        select();
        run(act(commands.remove));
      },
    },
    all,
  ];
}
