import type { Tool } from './tool';

/**
 * Opens the menu of a shape at a long press on it. For use beside tools whose tap adds a shape, instead of selecting
 * the shape under the pointer.
 */
export const holdMenu: Tool = {
  name: 'hold-menu',
  takesHold: ({ part }) => part?.kind === 'block' && part.shape !== null,
  hold: (point, view) => {
    view.openMenu(point);
  },
};
