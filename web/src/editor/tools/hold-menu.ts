import type { Tool } from './tool';

/**
 * Opens the menu of a shape at a long press on the shape. It serves tools whose taps would add another shape on
 * top instead.
 */
export const holdMenu: Tool = {
  name: 'hold-menu',
  takesHold: ({ part }) => part?.kind === 'block' && part.shape !== null,
  hold: (point, view) => {
    view.openMenu(point);
  },
};
