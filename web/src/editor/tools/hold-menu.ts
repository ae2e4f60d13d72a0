import type { Tool } from './tool';

/** A long press on a shape opens its menu, if the active tool would place a shape on it. */
export const holdMenu: Tool = {
  name: 'hold-menu',
  takesHold: ({ part }) => part?.kind === 'block' && part.shape !== null,
  hold: (point, view) => {
    view.openMenu(point);
  },
};
