import { FABRIC, LIMITS } from '@quiltwright/shared/limits';
import type { Cell } from '@quiltwright/shared/quilting/patch-grid';
import { SHAPE_TYPE, type ShapeType } from '@quiltwright/shared/quilting/shape';
import { fabricOfSpot } from '@quiltwright/shared/quilting/spots';
import { createStore } from 'zustand/vanilla';
import type { Tab } from '../../browser/tab';
import type { NextShape } from '../../editor/tools/draw-shape';
import { noMarks, type DrawingMarks } from '../../editor/tools/drawing-marks';
import type { DrawingTable } from '../../editor/tools/drawing-table';
import { shapeItems } from '../../editor/tools/shape-items';
import { boxAroundShapes } from '../../model/created-block/clipboard-commands';
import {
  newDrawingState,
  sameSelected,
  selectionAfterUndo,
  type LaidShape,
} from '../../model/created-block/drawing';
import { act } from '../../model/command';
import { foundAgain, heldAfter, type FoundAgain } from '../../model/created-block/held-after';
import { createdBlockCommands } from '../../model/created-block/created-block-commands';
import { hasShapes, type CreatedBlockDesign } from '../../model/created-block/created-block-document';
import type { CopiedForm } from '../../panels/arrange/system-clipboard';
import { copiedShapes } from '../../persistence/copied-text';
import { createCreatedBlockSession } from '../../persistence/created-block-session';
import { copiedItems } from '../../panels/arrange/copied-chunk';
import { createItemHand } from '../../panels/arrange/item-hand';
import { pastePlace } from '../../panels/arrange/paste-place';
import type { Position } from '../../render/camera';
import { Watched } from '../../render/watched';
import { CellCursor } from './cell-cursor';
import { FillHand, type FillOptions } from './fill-hand';
import { LayingHand } from './laying-hand';
import type { Measure } from './steps';

export type DrawingTool = 'select' | 'box' | 'draw' | 'fill';

/** Block units from which what is pasted is pulled. */
const PASTE_REACH = 20;

/** On what each block is begun, whatever was drawn in before. */
const firstPlace = { fabric: null, ground: FABRIC.firstSpot, third: null, level: 0, showsSpots: false };

/** How a hand works on the block that is drawn. */
interface HandOptions extends FillOptions {
  tool: DrawingTool;
  /** What is drawn next, in the fabric and on the layer with which cells are filled too. */
  type: ShapeType;
  snaps: boolean;
  /** Taps add to what is selected. */
  selectsMore: boolean;
  /** The layer was picked in the list: its patches show the numbers of their spots. */
  showsSpots: boolean;
  /** How far the buttons move and size. */
  step: 'near' | 'far';
  /** What places and sizes are typed in, and steps go by. */
  measure: Measure;
}

/** Shapes on the clipboard of the device. */
const copied: CopiedForm<LaidShape> = {
  write: copiedShapes,
  read: async (text) => (await copiedItems()).readShapes(text),
  largest: LIMITS.blockBodyBytes,
};

/** The hand on the block that is drawn: what it has selected, how it works, and what it does to the document. */
export function createDrawingHand(tab: Tab) {
  const { store } = tab.get(createCreatedBlockSession);
  const options = createStore<HandOptions>(() => ({
    tool: firstTool(store.getState().design),
    type: SHAPE_TYPE.rectangle,
    unit: 'square',
    turns: 0,
    sweepWay: 'one',
    ...firstPlace,
    level: topUsed(store.getState().design),
    snaps: true,
    selectsMore: false,
    step: 'near',
    measure: 'inches',
  }));
  const {
    work: drawing,
    isBurst,
    ...hand
  } = createItemHand(tab, {
    ...{ store, options, selectionAfterUndo, sameSelected },
    untouched: newDrawingState,
    copied,
  });
  const { state } = hand;
  const table: DrawingTable = { ...hand, drawing, marks: new Watched<DrawingMarks>(noMarks) };

  store.subscribe((now, before) => {
    if (now.design === before.design) return;
    if (now.id !== before.id) {
      options.setState({ ...firstPlace, level: topUsed(now.design), tool: firstTool(now.design) });
      return;
    }
    const found = foundAgain(before.design, now.design);
    if (found) followChange(found);
    const top = now.design.block.levels.length - 1;
    if (options.getState().level > top) options.setState({ level: top });
  });

  /** The hand goes on drawing on the layer that it had, wherever that is now. */
  const followChange = (found: FoundAgain): void => {
    options.setState(({ level }) => ({ level: found(level) }));
    state.setState(heldAfter(state.getState(), found));
  };

  /** What a tap or a drag lays down: again the last shape, where nothing else was chosen since. */
  const nextShape = (): NextShape => {
    const { type, fabric: chosen, ground, level } = options.getState();
    const { spotFabrics } = store.getState().design.block;
    const fabric = fabricOfSpot(spotFabrics, chosen ?? ground);
    const { lastPlaced } = state.getState();
    const isRepeated =
      lastPlaced?.type === type && lastPlaced.fabric === fabric && lastPlaced.level === level;
    return { type, fabric, level, isRepeated };
  };

  /** Draws from now on above all that is drawn. */
  const toTopLayer = (): void => {
    options.setState({ level: topUsed(store.getState().design) });
  };

  /** Takes a tool up. Drawing lays shapes, so it selects no more of them. */
  const choose = (tool: DrawingTool): void => {
    const isLaying = tool === 'draw' || tool === 'fill';
    options.setState({ tool, showsSpots: false, ...(isLaying && { selectsMore: false }) });
  };

  const cells = new CellCursor();
  const filling = new FillHand(table, cells, options);
  const laying = new LayingHand(table, cells, nextShape);
  /** Shows what a press does in the cell that is pointed at. */
  const showNext = (): void => {
    const { tool } = options.getState();
    if (tool === 'fill') filling.show();
    else if (tool === 'draw' && cells.at) laying.show();
  };
  options.subscribe(({ tool }, before) => {
    if (tool !== before.tool) {
      cells.point(null);
      table.marks.set(noMarks);
      if (tool === 'fill') table.run(act(createdBlockCommands.deselectAll));
    }
    showNext();
  });
  state.subscribe((now, before) => {
    if (now.symmetry !== before.symmetry) showNext();
  });

  /** Where what was copied goes, in block units, with the pointer at a place in inches from the block's corner. */
  const placeOfPaste = (at: Position | null) => {
    const { clipboard } = drawing();
    return pastePlace(shapeItems(table), at, {
      copied: clipboard && boxAroundShapes(clipboard),
      whole: { width: LIMITS.blockSpace, height: LIMITS.blockSpace },
      reach: PASTE_REACH,
    });
  };
  return {
    ...{
      ...table,
      state,
      system: hand.system,
      options,
      nextShape,
      toTopLayer,
      choose,
      isBurst,
      placeOfPaste,
      filling,
      laying,
    },
    /** A pointer hovers over a cell, or over none. */
    point: (cell: Cell | null) => {
      cells.point(cell);
    },
  };
}

/** On an empty block there is nothing to select: the hand draws. */
function firstTool(design: CreatedBlockDesign): DrawingTool {
  return hasShapes(design) ? 'select' : 'draw';
}

/** The index of the highest layer on which anything lies, so that what is drawn next covers nothing less. */
function topUsed({ block }: CreatedBlockDesign): number {
  return block.levels.reduce((top, { length }, level) => (length > 0 ? level : top), 0);
}

export type DrawingHand = ReturnType<typeof createDrawingHand>;
