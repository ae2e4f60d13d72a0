/** A screen that has its address, for those who are signed in, but isn't built yet. */
export interface LaterScreen {
  path: string;
  title: string;
  /** What it will do. */
  purpose: string;
}

/** The rest of the route table. */
export const laterScreens: readonly LaterScreen[] = [
  {
    path: '/block-creation',
    title: 'Block Creation',
    purpose:
      'Here subscribers will draw blocks of their own: shapes on up to nine layers, moved and sized to the inch.',
  },
  {
    path: '/fabric-estimator',
    title: 'Fabric Estimator',
    purpose: 'Here subscribers will see how much of each fabric a quilt takes.',
  },
  {
    path: '/free-form-quilt-layouts',
    title: 'Free Form Quilt Layouts',
    purpose: 'Here you will set any length and width, and put blocks of any size wherever you like.',
  },
];

/** Whether the screen at an address isn't built yet. */
export function isLater(address: string): boolean {
  return laterScreens.some(({ path }) => path === address);
}
