import type { Point } from '@quiltwright/shared/geometry/point';
import { anyOf } from '../../../editor/tools/any-of';
import { drawShape } from '../../../editor/tools/drawing/draw-shape';
import { drawOutline } from '../../../editor/tools/drawing/draw-outline';
import { editCorners } from '../../../editor/tools/drawing/edit-corners';
import { fillCells } from '../../../editor/tools/drawing/fill-cells';
import { dividePatches } from '../../../editor/tools/drafting/divide-patches';
import { drawSeams } from '../../../editor/tools/drafting/draw-seams';
import { eraseSeams } from '../../../editor/tools/drafting/erase-seams';
import { moveSeams } from '../../../editor/tools/drafting/move-seams';
import { holdMenu } from '../../../editor/tools/hold-menu';
import { marqueeOverLocked, tellLocked } from '../../../editor/tools/items/tell-locked';
import { marquee } from '../../../editor/tools/items/marquee';
import { moveItems } from '../../../editor/tools/items/move-items';
import { repeatShapes } from '../../../editor/tools/drawing/repeat-shapes';
import { resizeItems } from '../../../editor/tools/items/resize-items';
import { selectItems } from '../../../editor/tools/items/select-items';
import { shapeItems } from '../../../editor/tools/drawing/shape-items';
import { movePicture } from '../../../editor/tools/tracing/move-picture';
import { drawingUnit } from '../../../editor/tools/drawing/drawing-editor';
import { lockedLayerAt } from '../../../editor/tools/drawing/locked-layer';
import type { CanvasPoint, Tool, View } from '../../../editor/tools/tool';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { levelOf } from '@quiltwright/shared/model/created-block/design-layers';
import type { DrawingAction } from '@quiltwright/shared/model/created-block/drawing';
import { notify } from '../../../ui/basics/notify';
import { divideFaultWords } from '../drafting/figures/divide-words';
import type { DrawingEditing } from './drawing-editing';
import type { DrawingTool, DrawsWith } from './first-tools';

/**
 * Returns the name of the canvas tool for the tool in use. In the Seams way, *Select* picks patches and moves none:
 * a patch that moves would leave a gap.
 */
export function canvasToolOf({ tool, drawsBy }: { tool: DrawingTool; drawsBy: DrawsWith }) {
  return tool === 'select' && drawsBy === 'seams' ? 'pick' : tool;
}

/** Returns the tools for drawing a block. */
export function drawingTools(editing: DrawingEditing, run: (action: DrawingAction) => void): readonly Tool[] {
  const editor = { ...editing, run };
  const { drafting } = editing;
  const items = shapeItems(editor);
  const lockedAt = (point: CanvasPoint, view: View) => lockedLayerAt(editor, point, view);
  const onLocked = (layer: number) => {
    const unlock = act(createdBlockCommands.lockLayer, { layer, isLocked: false });
    const onClick = () => {
      run(unlock);
    };
    const { design } = editing.drawing().document;
    notify(`Layer ${levelOf(design, layer) + 1} is locked.`, { label: 'Unlock', onClick });
  };
  const select = [selectItems(items), tellLocked(lockedAt, onLocked)];
  const box = (everywhere: boolean) =>
    marqueeOverLocked(marquee(items, everywhere), items, lockedAt, onLocked);
  const tellOfEdge = () => {
    notify('The edge of the block stays. You can erase the seams inside it.');
  };
  const chooseCorner = (corner: Point | null) => {
    editing.options.setState({ corner });
  };
  const tools: Record<ReturnType<typeof canvasToolOf>, readonly Tool[]> = {
    select: [repeatShapes(editor, select), resizeItems(items), moveItems(items), box(false)],
    pick: [byMouse(box(true)), ...select],
    box: [box(true), ...select],
    draw: [drawShape(editor, editing.nextShape, editing.point), holdMenu],
    polygon: [drawOutline('polygon', editor, editing.sketch, run), holdMenu],
    curve: [drawOutline('curve', editor, editing.sketch, run), holdMenu],
    corners: [editCorners(editor, { choose: chooseCorner }, select), moveItems(items), box(false)],
    fill: [fillCells(editor, editing.filling), holdMenu],
    seam: [drawSeams('seam', editor, drafting.sketch, drafting.bend, run), holdMenu],
    circle: [drawSeams('circle', editor, drafting.sketch, drafting.bend, run), holdMenu],
    divide: [
      dividePatches(editor, drafting.divider, run, (fault) => {
        notify(divideFaultWords[fault]);
      }),
      holdMenu,
    ],
    move: [moveSeams(editor, drafting.group, run), marquee(drafting.group.boxed(), false), holdMenu],
    erase: [eraseSeams(editor, run, tellOfEdge), holdMenu],
    trace: [movePicture(editing.traced, () => drawingUnit(editing.drawing()))],
  };
  return Object.entries(tools).map(([name, parts]) => anyOf(name, parts));
}

/** Returns a tool that leaves the drags of a finger to the view. */
function byMouse(tool: Tool): Tool {
  return {
    ...tool,
    takesDrag: (start, view) => start.device !== 'touch' && (tool.takesDrag?.(start, view) ?? false),
  };
}
