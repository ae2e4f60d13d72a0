import { FABRIC } from '@quiltwright/shared/limits';
import { SHAPE_TYPE, type ShapeType } from '@quiltwright/shared/quilting/shape';
import { createStore } from 'zustand/vanilla';
import type { Tab } from '../../browser/tab';
import type { NextShape } from '../../editor/tools/draw-shape';
import { noMarks, type DrawingMarks } from '../../editor/tools/drawing-marks';
import type { DrawingTable } from '../../editor/tools/drawing-table';
import {
  newDrawingState,
  sameSelected,
  selectionAfterUndo,
  type Drawing,
  type DrawingAction,
  type DrawingState,
} from '../../model/created-block/drawing';
import { act } from '../../model/command';
import { foundAgain, heldAfter, type FoundAgain } from '../../model/created-block/held-after';
import { createdBlockCommands } from '../../model/created-block/created-block-commands';
import { hasShapes, type CreatedBlockDesign } from '../../model/created-block/created-block-document';
import { createCreatedBlockSession } from '../../persistence/created-block-session';
import { createSession } from '../../server/session';
import { Watched } from '../../render/watched';
import { FillHand, type FillOptions } from './fill-hand';

export type DrawingTool = 'select' | 'box' | 'draw' | 'fill';

/** Block units by which a press moves or sizes. */
export const steps = [10, 100] as const;
export type Step = (typeof steps)[number];

/** Inches of the finished block, or its thousandths. */
export type Measure = 'inches' | 'units';

/** Milliseconds between nudges that are one step of the history. */
const BURST = 500;

/** On what each block is begun: spots that a save of another gave new numbers say nothing of this one's. */
const firstPlace = { fabric: FABRIC.firstSpot, ground: FABRIC.firstSpot, third: null, level: 0 };

/** How a hand works on the block that is drawn. */
interface HandOptions extends FillOptions {
  tool: DrawingTool;
  /** What is drawn next, in the fabric and on the layer with which cells are filled too. */
  type: ShapeType;
  snaps: boolean;
  /** Taps add to what is selected. */
  selectsMore: boolean;
  step: Step;
  /** What places and sizes are typed in. */
  measure: Measure;
}

/** The hand on the block that is drawn: what it has selected, how it works, and what it does to the document. */
export function createDrawingHand(tab: Tab) {
  const { store } = tab.get(createCreatedBlockSession);
  const session = tab.get(createSession);
  const state = createStore<DrawingState>(() => newDrawingState);
  const options = createStore<HandOptions>(() => ({
    tool: firstTool(store.getState().design),
    type: SHAPE_TYPE.rectangle,
    unit: 'square',
    turns: 0,
    ...firstPlace,
    snaps: true,
    selectsMore: false,
    step: steps[0],
    measure: 'inches',
  }));
  let isRunning = false;

  store.subscribe((now, before) => {
    if (now.design === before.design) return;
    const found = now.id === before.id ? foundAgain(before, now) : null;
    if (found) followChange(found);
    const top = now.design.block.levels.length - 1;
    if (options.getState().level > top) options.setState({ level: top });
    if (isRunning) return;
    const { selection } = state.getState();
    if (now.id !== before.id) {
      const { clipboard } = state.getState();
      state.setState({ ...newDrawingState, clipboard });
      options.setState({ ...firstPlace, tool: firstTool(now.design) });
      return;
    }
    const neighbours = [before.past.at(-1), before.future.at(-1)];
    const isUndone = neighbours.some((step) => step?.design === now.design);
    state.setState({
      selection: isUndone
        ? selectionAfterUndo(before.design, now, selection)
        : sameSelected(before.design, now.design, selection),
    });
  });

  /** The hand goes on drawing on the layer and in the spots that it had, whichever number these have now. */
  const followChange = (found: FoundAgain): void => {
    const { level, fabric, ground, third } = options.getState();
    options.setState({
      level: found.level(level),
      fabric: found.fabric(fabric),
      ground: found.fabric(ground),
      third: third && found.fabric(third),
    });
    state.setState(heldAfter(state.getState(), found));
  };

  // What one quilter copied is nobody else's.
  session.subscribe((now, before) => {
    if (now.quilterNum !== before.quilterNum) state.setState({ clipboard: newDrawingState.clipboard });
  });

  const drawing = (): Drawing => ({ ...state.getState(), document: store.getState() });
  const table: DrawingTable = {
    drawing,
    run: (action: DrawingAction) => {
      const before = drawing();
      if (!action.canRun(before)) return;
      const { document, ...next } = action.run(before);
      isRunning = true;
      try {
        state.setState(next);
        if (document !== before.document) store.setState(document);
      } finally {
        isRunning = false;
      }
    },
    snaps: () => options.getState().snaps,
    selectsMore: () => options.getState().selectsMore,
    marks: new Watched<DrawingMarks>(noMarks),
  };

  /** What a tap or a drag lays down: again the last shape, where nothing else was chosen since. */
  const nextShape = (): NextShape => {
    const { type, fabric, level } = options.getState();
    const { lastPlaced } = state.getState();
    const isRepeated =
      lastPlaced?.type === type && lastPlaced.fabric === fabric && lastPlaced.level === level;
    return { type, fabric, level, isRepeated };
  };

  /** Takes a tool up. Drawing lays shapes, so it selects no more of them. */
  const choose = (tool: DrawingTool): void => {
    options.setState(tool === 'draw' || tool === 'fill' ? { tool, selectsMore: false } : { tool });
  };

  const filling = new FillHand(table, options);
  options.subscribe(({ tool }, before) => {
    if (tool === 'fill') {
      if (before.tool !== 'fill') table.run(act(createdBlockCommands.deselectAll));
      filling.show();
    } else if (before.tool === 'fill') filling.aim(null);
    else if (before.tool !== tool) table.marks.set(noMarks);
  });
  state.subscribe((now, before) => {
    if (now.symmetry !== before.symmetry && options.getState().tool === 'fill') filling.show();
  });

  let latestNudge = { time: -Infinity, selection: state.getState().selection };
  /** Whether the nudge that comes now goes on with the one before: soon after it, of the same shapes. */
  const isBurst = (): boolean => {
    const { time, selection } = latestNudge;
    latestNudge = { time: performance.now(), selection: state.getState().selection };
    return latestNudge.time - time < BURST && isSame(selection, latestNudge.selection);
  };
  return { ...table, state, options, nextShape, choose, isBurst, filling };
}

/** On an empty block there is nothing to select: the hand draws. */
function firstTool(design: CreatedBlockDesign): DrawingTool {
  return hasShapes(design) ? 'select' : 'draw';
}

function isSame(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  return one.size === other.size && [...one].every((number) => other.has(number));
}

export type DrawingHand = ReturnType<typeof createDrawingHand>;
