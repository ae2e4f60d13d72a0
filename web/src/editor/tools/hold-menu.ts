import type { Tool } from './tool';

/**
 * Opens the menu of a shape at a long press on the shape. For use beside tools whose tap adds a shape instead of
 * selecting one.
 */
export const holdMenu: Tool = {
  name: 'hold-menu',
  takesHold: ({ part }) => part?.kind === 'block' && part.shape !== null,
  hold: (point, view) => {
    view.openMenu(point);
  },
};
