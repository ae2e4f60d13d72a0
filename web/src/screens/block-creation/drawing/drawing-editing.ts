import { FABRIC, LIMITS } from '@quiltwright/shared/limits';
import type { Point } from '@quiltwright/shared/geometry/point';
import type { Cell } from '@quiltwright/shared/quilting/shapes/patch-grid';
import { areSameForms, type Form } from '@quiltwright/shared/quilting/shapes/form';
import { SHAPE_TYPE } from '@quiltwright/shared/quilting/shapes/shape';
import { fabricOfSpot } from '@quiltwright/shared/quilting/spots';
import { createStore } from 'zustand/vanilla';
import type { Tab } from '../../../browser/tab';
import type { NextShape } from '../../../editor/tools/drawing/draw-shape';
import { noMarks, type DrawingMarks } from '../../../editor/tools/drawing/drawing-marks';
import type { DrawingEditor } from '../../../editor/tools/drawing/drawing-editor';
import { OutlineSketch } from '../../../editor/tools/drawing/outline-sketch';
import { addCornerIn, editableCorners, nearestCorner } from '../../../editor/tools/drawing/edit-corners';
import { laysShapes } from '../../../editor/tools/drawing/lays-shapes';
import type { TracedPicture } from '../../../editor/tools/tracing/traced-picture';
import { shapeItems } from '../../../editor/tools/drawing/shape-items';
import { boxAroundShapes } from '@quiltwright/shared/model/created-block/laying/clipboard-commands';
import { layerToPlaceAgain } from '@quiltwright/shared/model/created-block/laying/place-commands';
import {
  newDrawingState,
  sameSelected,
  selectionAfterUndo,
  type CopiedShape,
  type DrawingAction,
} from '@quiltwright/shared/model/created-block/drawing';
import { areSameSelected, nothingSelected } from '@quiltwright/shared/model/selection';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands } from '@quiltwright/shared/model/created-block/created-block-commands';
import type { CreatedBlockDesign } from '@quiltwright/shared/model/created-block/created-block-document';
import { layerNow, levelOf } from '@quiltwright/shared/model/created-block/design-layers';
import type { CopiedForm } from '../../../panels/arrange/clipboard/system-clipboard';
import { copiedShapes } from '../../../persistence/files/copied-text';
import { createCreatedBlockSession } from '../../../persistence/kinds/created-block-session';
import { copiedItems } from '../../../panels/arrange/clipboard/copied-chunk';
import { createItemEditing } from '../../../panels/arrange/item-editing';
import { pastePlace } from '../../../panels/arrange/clipboard/paste-place';
import type { Position } from '../../../render/camera/camera';
import { Watched } from '../../../render/camera/watched';
import { createDrafting } from '../drafting/drafting';
import { isDraftingTool } from '../drafting/drafting-tools';
import { CellCursor } from './cell-cursor';
import { openedWith, type DrawingTool, type DrawsWith } from './first-tools';
import { GridFilling, type FillOptions } from './grid-filling';
import { GridSketching } from './grid-sketching';
import { GridPlacing } from './grid-placing';
import type { Measure } from '../selection/steps';
import { KeptTracing } from '../tracing/kept-tracing';

/** The greatest distance at which pasted shapes snap, in block units. */
const PASTE_REACH = 20;

/** The initial values of the settings that are reset whenever another block is opened. */
const firstPlace = { fabric: null, ground: FABRIC.firstSpot, third: null, showsSpots: false };

/** The settings for drawing a block. */
interface DrawingOptions extends FillOptions {
  tool: DrawingTool;
  drawsBy: DrawsWith;
  /** The form of the next shape to draw. `fabric` and `layer` are the next shape's fabric spot and layer. */
  form: Form;
  /** The corner of the selected shape that keys and buttons change, named by its place in block units. */
  corner: Point | null;
  snaps: boolean;
  /** True if a tap adds to the selection instead of replacing it. */
  selectsMore: boolean;
  /**
   * True if the quilter chose the working layer (the layer to which new shapes go) in the list of layers. The patches
   * of this layer then show the numbers of their fabric spots.
   */
  showsSpots: boolean;
  /** The size of the step by which buttons move or resize the selection. */
  step: 'near' | 'far';
  /** The unit in which positions, sizes and steps are shown and typed. */
  measure: Measure;
}

/** Converts copied shapes to and from text for the system's clipboard. */
const copied: CopiedForm<CopiedShape> = {
  write: copiedShapes,
  read: async (text) => (await copiedItems()).readShapes(text),
  largest: LIMITS.blockBodyBytes,
};

/** Creates the state of drawing for a tab: the selection, the settings, and the actions on the document. */
export function createDrawingEditing(tab: Tab) {
  const session = tab.get(createCreatedBlockSession);
  const { store } = session;
  const options = createStore<DrawingOptions>(() => ({
    ...openedWith(store.getState().design, 'shapes'),
    form: SHAPE_TYPE.rectangle,
    unit: 'square',
    turns: 0,
    sweepWay: 'one',
    ...firstPlace,
    layer: topUsed(store.getState().design),
    corner: null,
    snaps: true,
    selectsMore: false,
    step: 'near',
    measure: 'inches',
  }));
  const {
    work: drawing,
    burst,
    ...editing
  } = createItemEditing(tab, {
    ...{ store, options, selectionAfterUndo, sameSelected },
    untouched: newDrawingState,
    copied,
  });
  const { state } = editing;
  const editor: DrawingEditor = { ...editing, drawing, marks: new Watched<DrawingMarks>(noMarks) };

  /** The picture that the quilter traces; null for none. */
  const traced = new Watched<TracedPicture | null>(null);
  const keptTracing = new KeptTracing(traced, session);
  void keptTracing.open(store.getState().id);

  store.subscribe((now, before) => {
    if (now.design === before.design) return;
    if (now.id !== before.id) {
      void keptTracing.open(now.id);
      sketch.giveUp();
      drafting.giveUp();
      options.setState({
        ...firstPlace,
        corner: null,
        layer: topUsed(now.design),
        ...openedWith(now.design, options.getState().drawsBy),
      });
      return;
    }
    drafting.sketch.followChange();
    drafting.group.followChange();
    // If the working layer is gone, the layer now at its index takes its place, or else the topmost layer.
    const { layer } = options.getState();
    const former = { layer, level: levelOf(before.design, layer) };
    const next = layerNow(now.design, former) ?? now.design.layers.at(-1)?.id;
    if (next !== undefined && next !== layer) options.setState({ layer: next });
    // After an undo, for example, a press may have another effect.
    if (editor.marks.value.cells.length > 0) showNext();
  });

  /**
   * Returns the shape that the next tap or drag draws. A tap repeats the last shape, unless the quilter has since
   * chosen another form, fabric or layer.
   */
  const nextShape = (): NextShape => {
    const { form, fabric: chosen, ground, layer } = options.getState();
    const { spotFabrics } = store.getState().design.block;
    const fabric = fabricOfSpot(spotFabrics, chosen ?? ground);
    const { lastPlaced } = state.getState();
    const isRepeated =
      lastPlaced !== null &&
      areSameForms(lastPlaced.form, form) &&
      lastPlaced.fabric === fabric &&
      layerToPlaceAgain(drawing()) === layer;
    return { form, fabric, layer, isRepeated };
  };

  /** Makes the topmost layer that has shapes the working layer (the layer to which new shapes go). */
  const toTopLayer = (): void => {
    options.setState({ layer: topUsed(store.getState().design) });
  };

  /** Chooses a tool. A tool that adds shapes also ends the mode in which each tap adds to the selection. */
  const choose = (tool: DrawingTool): void => {
    const isLaying = laysShapes(tool);
    const drawsBy = isDraftingTool(tool) ? 'seams' : tool === 'fill' ? 'units' : 'shapes';
    options.setState({
      ...{ tool, corner: null, showsSpots: false },
      ...(isLaying && { selectsMore: false }),
      ...(isLaying && tool !== 'trace' && { drawsBy }),
    });
  };

  const cells = new CellCursor();
  const filling = new GridFilling(editor, cells, options);
  const laying = new GridPlacing(editor, cells, nextShape);
  const sketch = new OutlineSketch(editor, () => {
    const { layer, fabric } = nextShape();
    return { layer, fabric };
  });
  const sketching = new GridSketching(editor, sketch);
  const drafting = createDrafting(editor, () => ({
    form: options.getState().tool === 'circle' ? 'figure' : 'seam',
    fabric: nextShape().fabric,
  }));
  /** Previews the unit or shape that the tool in use would add at the current cell. */
  const showNext = (): void => {
    const { tool } = options.getState();
    if (tool === 'fill') filling.show();
    else if (tool === 'draw' && cells.at) laying.show();
  };
  options.subscribe(({ tool }, before) => {
    if (tool !== before.tool) {
      cells.point(null);
      sketch.giveUp();
      drafting.giveUp();
      editor.marks.set(noMarks);
      if (tool === 'fill') editor.run(act(createdBlockCommands.deselectAll));
    }
    showNext();
  });
  state.subscribe((now, before) => {
    if (options.getState().corner && !areSameSelected(now.selection, before.selection))
      options.setState({ corner: null });
    if (now.symmetry !== before.symmetry) showNext();
  });

  /**
   * Puts back what a drafting tool has begun, and selects nothing. Removes the loose seams if the tool draws seams. The
   * tool stays in use.
   */
  const restDrafting = (run: (action: DrawingAction) => void): void => {
    const { tool } = options.getState();
    drafting.giveUp();
    if (tool === 'seam' || tool === 'circle') drafting.sketch.removeLoose(run);
    editor.marks.set(noMarks);
    state.setState({ selection: nothingSelected });
  };

  /** Moves a corner of the selected shape to a point in block units, and chooses the corner at its new place. */
  const moveCorner = (run: (action: DrawingAction) => void, corner: number, to: Point): void => {
    run(act(createdBlockCommands.moveCorner, { corner, to, burst: burst() }));
    options.setState({ corner: nearestCorner(editableCorners(drawing()), to) });
  };

  /** Adds a corner in the middle of a side of the selected shape, and chooses the new corner. */
  const addCorner = (run: (action: DrawingAction) => void, side: number): void => {
    const corner = addCornerIn({ drawing, run }, side);
    if (corner) options.setState({ corner });
  };

  /**
   * Returns the position at which shapes are pasted, in block units.
   * @param at the pointer's position in inches from the block's corner; null for none
   */
  const placeOfPaste = (at: Position | null) => {
    const { clipboard } = drawing();
    return pastePlace(shapeItems(editor), at, {
      copied: clipboard && boxAroundShapes(clipboard),
      whole: { width: LIMITS.blockSpace, height: LIMITS.blockSpace },
      reach: PASTE_REACH,
    });
  };
  return {
    ...{
      ...editor,
      state,
      system: editing.system,
      options,
      nextShape,
      toTopLayer,
      choose,
      burst,
      placeOfPaste,
      filling,
      laying,
      sketch,
      sketching,
      drafting,
      restDrafting,
      traced,
      moveCorner,
      addCorner,
    },
    /** Makes the cell under the pointer the current cell; null leaves no cell current. */
    point: (cell: Cell | null) => {
      cells.point(cell);
    },
  };
}

/**
 * Returns the id of the highest layer with shapes, in which a new shape covers all others. In an empty block, returns
 * the id of the lowest layer.
 */
function topUsed({ block, layers }: CreatedBlockDesign): number {
  const level = block.levels.reduce((top, { length }, index) => (length > 0 ? index : top), 0);
  return layers[level]?.id ?? 0;
}

export type DrawingEditing = ReturnType<typeof createDrawingEditing>;
