import type { Tool } from './tool';

/** Opens the menu of a shape at a long press, for tools whose taps would add a shape on top of that shape. */
export const holdMenu: Tool = {
  name: 'hold-menu',
  takesHold: ({ part }) => part?.kind === 'block' && part.shape !== null,
  hold: (point, view) => {
    view.openMenu(point);
  },
};
