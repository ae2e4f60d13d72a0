import type { Point } from '@quiltwright/shared/geometry/point';
import { act, type Action, type Command } from '@quiltwright/shared/model/command';
import type { Order } from '@quiltwright/shared/model/reordered';

/** The commands on the selection that have keys, both in the block drawing editor and in the free form editor. */
interface SelectionCommands<Work> {
  cut: Command<Work>;
  copy: Command<Work>;
  duplicate: Command<Work, Point | null>;
  remove: Command<Work>;
  turnRight: Command<Work>;
  turnLeft: Command<Work>;
  mirrorAcross: Command<Work>;
  mirrorDown: Command<Work>;
  reorder: Command<Work, Order>;
  nudge: Command<Work, Point & { burst?: string | undefined }>;
}

/**
 * The distances that one press of an arrow key moves the selection, across and down, in the editor's units.
 * `near` is for an arrow key alone, `far` with Shift, and `cell` with Ctrl or ⌘.
 */
interface NudgeSteps {
  near: Point;
  far: Point;
  cell: Point;
}

/** The direction of each arrow key: 1 or −1 across or down. */
const ways: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * Returns the offset by which an arrow key moves the selection.
 * @param step the distances across and down
 */
export function wayOf(key: string, step: Point): Point {
  const { x, y } = ways[key] ?? { x: 0, y: 0 };
  return { x: x * step.x, y: y * step.y };
}

/**
 * Returns the keyboard actions on the selection, keyed by shortcut name.
 * @param burst returns the id of the burst to which a new move by an arrow key belongs. A burst is several such moves
 * in quick succession, and is one step of the history
 */
export function selectionKeys<Work>(
  commands: SelectionCommands<Work>,
  run: (action: Action<Work>) => void,
  steps: NudgeSteps,
  burst: () => string,
) {
  const does = (command: Command<Work>) => () => {
    run(act<Work, null>(command));
  };
  const reorders = (order: Order) => () => {
    run(act<Work, Order>(commands.reorder, order));
  };
  const nudges = (step: Point) => (key: string) => {
    const way = { ...wayOf(key, step), burst: burst() };
    run(act<Work, Point & { burst?: string | undefined }>(commands.nudge, way));
  };
  return {
    cut: does(commands.cut),
    copy: does(commands.copy),
    duplicate: () => {
      run(act<Work, Point | null>(commands.duplicate, null));
    },
    deleteItems: does(commands.remove),
    turnRight: does(commands.turnRight),
    turnLeft: does(commands.turnLeft),
    mirrorAcross: does(commands.mirrorAcross),
    mirrorDown: does(commands.mirrorDown),
    forward: reorders('forward'),
    backward: reorders('backward'),
    nudge: nudges(steps.near),
    nudgeFar: nudges(steps.far),
    nudgeCell: nudges(steps.cell),
  };
}

/** Commands that select items, and that work even if nothing is selected. */
interface EditorCommands<Work> {
  selectAll: Command<Work>;
  selectNext: Command<Work>;
  selectPrevious: Command<Work>;
}

/**
 * Returns the keyboard actions that select items, keyed by shortcut name. These actions work even while nothing is
 * selected.
 */
export function editorKeys<Work>(commands: EditorCommands<Work>, run: (action: Action<Work>) => void) {
  const does = (command: Command<Work>) => () => {
    run(act<Work, null>(command));
  };
  return {
    selectAll: does(commands.selectAll),
    nextItem: does(commands.selectNext),
    previousItem: does(commands.selectPrevious),
  };
}

/**
 * Returns the actions, keyed by shortcut name, of the keys that need a selection, for use while nothing is selected.
 * Each action calls `refuse`, which shows a hint.
 */
export function keysWithoutSelection(refuse: () => void) {
  return {
    cut: refuse,
    copy: refuse,
    duplicate: refuse,
    deleteItems: refuse,
    turnRight: refuse,
    turnLeft: refuse,
    mirrorAcross: refuse,
    mirrorDown: refuse,
    forward: refuse,
    backward: refuse,
  };
}
