import type { Tool } from './tool';

/**
 * A tool that opens the menu of a shape at a long press on the shape. Used beside tools whose tap adds a shape instead
 * of selecting a shape.
 */
export const holdMenu: Tool = {
  name: 'hold-menu',
  takesHold: ({ part }) => part?.kind === 'block' && part.shape !== null,
  hold: (point, view) => {
    view.openMenu(point);
  },
};
