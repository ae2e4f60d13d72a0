import { holdsAt, type CanvasPoint, type Tool, type View } from './tool';

/**
 * Returns a tool that combines several tools. Each tool receives all hovers and taps. A drag goes to the first tool
 * whose `takesDrag` accepts it. After a pen was used, fingers only move the view.
 */
export function anyOf(name: string, tools: readonly Tool[]): Tool {
  let hasPen = false;
  /** The tool of the current drag. */
  let dragged: Tool | undefined;
  const findTaker = (start: CanvasPoint, view: View) => {
    if (start.device === 'pen') hasPen = true;
    if (hasPen && start.device === 'touch') return undefined;
    return tools.find(({ takesDrag }) => takesDrag?.(start, view));
  };
  return {
    name,
    hover: (at, view, modifiers) =>
      tools.map(({ hover }) => hover?.(at, view, modifiers)).find((pointer) => pointer) ?? null,
    tap: (point, count, view) => {
      for (const { tap } of tools) tap?.(point, count, view);
    },
    ...(tools.some(({ hold }) => hold) && {
      hold: (point: CanvasPoint, view: View) => {
        for (const tool of tools) if (holdsAt(tool, point, view)) tool.hold?.(point, view);
      },
      takesHold: (point: CanvasPoint, view: View) => tools.some((tool) => holdsAt(tool, point, view)),
    }),
    turn: (by, view) => {
      for (const { turn } of tools) turn?.(by, view);
    },
    get pansAtEdge() {
      return dragged?.pansAtEdge ?? false;
    },
    takesDrag: (start, view) => findTaker(start, view) !== undefined,
    dragStart: (start, view) => {
      // Searched again, because another pointer may have been pressed in the meantime.
      dragged = findTaker(start, view);
      dragged?.dragStart?.(start, view);
    },
    dragMove: (point, view) => dragged?.dragMove?.(point, view),
    dragEnd: (point, view) => dragged?.dragEnd?.(point, view),
    dragCancel: () => dragged?.dragCancel?.(),
  };
}
