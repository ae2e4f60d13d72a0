import type { ScreenLink } from './ScreenLinks';

/** The screens on which guests may work. */
export const guestScreens: readonly ScreenLink[] = [
  {
    to: '/standard-quilt-layouts',
    name: 'Standard Quilt Layouts',
    text: 'Choose a size, a layout and two blocks to see your quilt.',
    picture: 'quilt',
  },
  {
    to: '/block-fabric-selection',
    name: 'Block & Fabric Selection',
    text: 'Choose a block and colour it with fabric.',
    picture: 'block',
  },
  {
    to: '/free-form-quilt-layouts',
    name: 'Free Form Quilt Layouts',
    text: 'Choose a length and a width, and put blocks where you like.',
    picture: 'free form',
  },
];
