import type { Tool } from './tool';

/** A long press on a shape opens its menu, where the tool in use would lay something on it. */
export const holdMenu: Tool = {
  name: 'hold-menu',
  takesHold: ({ part }) => part?.kind === 'block' && part.shape !== null,
  hold: (point, view) => {
    view.openMenu(point);
  },
};
