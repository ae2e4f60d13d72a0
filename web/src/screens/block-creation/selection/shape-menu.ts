import { boxOf } from '@quiltwright/shared/quilting/shapes/shape-outlines';
import {
  ArrowDownToLine,
  ArrowUpToLine,
  ChevronDown,
  ChevronUp,
  ClipboardPaste,
  Columns3,
  Copy,
  CopyPlus,
  FlipHorizontal2,
  FlipVertical2,
  LockOpen,
  RotateCcw,
  RotateCw,
  Rows3,
  Scissors,
  SquareDashedMousePointer,
  Trash2,
  Palette,
  Unlink,
  type LucideIcon,
} from 'lucide-react';
import { keyWords, shortcuts, type ShortcutId } from '../../../editor/shortcuts';
import { boxInInches } from '../../../editor/tools/canvas-scale';
import { drawingUnit, shownLevels } from '../../../editor/tools/drawing/drawing-editor';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { areRecolouredAlone } from '@quiltwright/shared/model/created-block/links';
import { roomToRepeat } from '@quiltwright/shared/model/created-block/laying/repeat-commands';
import {
  laidShapes,
  selectedShapes,
  type Drawing,
  type DrawingAction,
  type LaidShape,
} from '@quiltwright/shared/model/created-block/drawing';
import type { Position } from '../../../render/camera/camera';
import type { Part } from '../../../render/scene/part';
import type { PastePlace } from '@quiltwright/shared/model/copying';
import { notify } from '../../../ui/basics/notify';
import type { MenuAction } from '../../../ui/menus/ContextMenu';
import { blockTurns, patchMenu } from '../patches/patch-menu';
import type { CreationEditor } from '../use-creation-editor';

type Editor = Pick<CreationEditor, 'drawing' | 'editing' | 'run'>;

/** Selects the shape on which a menu opens, unless that shape is already selected. */
export function selectForMenu(part: Part, { drawing, run }: Editor): void {
  const laid = shapeAt(part, drawing);
  if (laid && !drawing.selection.has(laid.shape.shapeNum)) run(act(commands.select, [laid.shape.shapeNum]));
}

/**
 * Returns the actions of a menu on `part`. The actions change the selection or, if `part` is no shape, the whole block.
 * @param at the menu's position, in inches from the block's corner
 */
export function menuOf(part: Part | null, at: Position, { drawing, editing, run }: Editor): MenuAction[] {
  const laid = shapeAt(part, drawing);
  const item = (name: string, icon: LucideIcon, action: DrawingAction): MenuAction => ({
    ...{ name, icon },
    disabled: !action.canRun(drawing),
    onChoose: () => {
      run(action);
    },
  });
  const keyed = (id: ShortcutId, icon: LucideIcon, action: DrawingAction): MenuAction => ({
    ...item(shortcuts[id].label, icon, action),
    keys: keyWords(id),
  });
  const paste = act(commands.paste, null);
  const here: MenuAction = {
    ...keyed('paste', ClipboardPaste, paste),
    name: 'Paste here',
    // The system's clipboard may hold shapes from another page, so an empty clipboard here doesn't disable pasting.
    disabled: drawing.clipboard !== null && !paste.canRun(drawing),
    onChoose: () => {
      void pasteFrom(editing, run, () => editing.placeOfPaste(at));
    },
  };
  const all = keyed('selectAll', SquareDashedMousePointer, act(commands.selectAll));
  const bySeams = editing.options.getState().drawsBy === 'seams';
  if (!laid) return bySeams ? [here, all, ...blockTurns(keyed)] : [here, all];
  const { layer, level } = laid;
  if (drawing.document.design.layers[level]?.isLocked) {
    const unlock = act(commands.lockLayer, { layer, isLocked: false });
    return [item(`Unlock Layer ${level + 1}`, LockOpen, unlock), here, all];
  }
  if (bySeams) return patchMenu(keyed, { here, all }, run);
  const reorder = (argument: 'front' | 'forward' | 'backward' | 'back') => act(commands.reorder, argument);
  const repeat = (axis: 'x' | 'y') => act(commands.repeat, { axis, ...roomToRepeat(drawing)[axis] });
  const unlink = keyed('unlink', Unlink, act(commands.unlink));
  const isAlone = areRecolouredAlone(drawing);
  const recolour = item(
    isAlone ? 'Recolour this shape and its copies' : 'Recolour this shape only',
    Palette,
    act(commands.recolourAlone, !isAlone),
  );
  return [
    keyed('cut', Scissors, act(commands.cut)),
    keyed('copy', Copy, act(commands.copy)),
    here,
    keyed('duplicate', CopyPlus, act(commands.duplicate, null)),
    item('Repeat across the block', Columns3, repeat('x')),
    item('Repeat down the block', Rows3, repeat('y')),
    { ...keyed('turnRight', RotateCw, act(commands.turnRight)), isApart: true },
    keyed('turnLeft', RotateCcw, act(commands.turnLeft)),
    keyed('mirrorAcross', FlipVertical2, act(commands.mirrorAcross)),
    keyed('mirrorDown', FlipHorizontal2, act(commands.mirrorDown)),
    { ...item('Bring to the front', ArrowUpToLine, reorder('front')), isApart: true },
    keyed('forward', ChevronUp, reorder('forward')),
    keyed('backward', ChevronDown, reorder('backward')),
    item('Send to the back', ArrowDownToLine, reorder('back')),
    ...(unlink.disabled ? [] : [{ ...recolour, isApart: true }, unlink]),
    { ...keyed('deleteItems', Trash2, act(commands.remove)), isApart: true },
    all,
  ];
}

/** Pastes shapes that were copied in this editor or on another page. */
export async function pasteFrom(
  { system }: Pick<CreationEditor['editing'], 'system'>,
  run: CreationEditor['run'],
  place: () => PastePlace,
): Promise<void> {
  const taken = await system.takeUnasked();
  if (taken.ok) run(act(commands.paste, place()));
  else notify(taken.error.message);
}

/** Returns the topmost selected shape as a part of the canvas, and its middle in inches; null without a selection. */
export function selectedPart(drawing: Drawing): { part: Part; inches: Position } | null {
  const top = selectedShapes(drawing).at(-1)?.shape;
  if (!top) return null;
  const shape = shownLevels(drawing.document.design).flat().indexOf(top);
  const { x, y, width, height } = boxInInches(boxOf(top), drawingUnit(drawing));
  return {
    part: { kind: 'block', placement: 0, copy: 0, shape },
    inches: { x: x + width / 2, y: y + height / 2 },
  };
}

/** Returns the drawn shape to which `part.shape` refers; null if there is no part or if the part has no shape. */
export function shapeAt(part: Part | null, { document: { design } }: Drawing): LaidShape | null {
  if (part?.kind !== 'block' || part.shape === null) return null;
  const shape = shownLevels(design).flat()[part.shape];
  return laidShapes(design).find((laid) => laid.shape === shape) ?? null;
}
