/** A screen that has its address but isn't built yet. */
export interface LaterScreen {
  path: string;
  /** Whether one has to be signed in. */
  guarded: boolean;
  title: string;
  /** What it will do. */
  purpose: string;
}

/** The rest of the route table. */
export const laterScreens: readonly LaterScreen[] = [
  {
    path: '/block-creation',
    guarded: true,
    title: 'Block Creation',
    purpose:
      'Here subscribers will draw blocks of their own: shapes on up to nine layers, moved and sized to the inch.',
  },
  {
    path: '/fabric-estimator',
    guarded: true,
    title: 'Fabric Estimator',
    purpose: 'Here subscribers will see how much of each fabric a quilt takes.',
  },
  {
    path: '/fabric-uploading',
    guarded: true,
    title: 'Fabric Uploading',
    purpose:
      'Here subscribers will add pictures of their own fabrics, each covering about 6 inches of cloth.',
  },
  {
    path: '/free-form-quilt-layouts',
    guarded: true,
    title: 'Free Form Quilt Layouts',
    purpose: 'Here you will set any length and width, and put blocks of any size wherever you like.',
  },
  {
    path: '/my-fabrics',
    guarded: true,
    title: 'My Fabrics',
    purpose: 'Here you will name, rename and delete the fabrics that you uploaded.',
  },
  {
    path: '/faq',
    guarded: false,
    title: 'FAQ',
    purpose:
      'Here you will find answers about cost, the free trial, devices, payment, refunds and getting started.',
  },
  {
    path: '/help',
    guarded: false,
    title: 'Help',
    purpose: 'Here you will find the questions and answers, tutorials, and a way to reach us.',
  },
  {
    path: '/contact',
    guarded: false,
    title: 'Contact',
    purpose: 'Here you will write to us: your name, your e-mail address, your message.',
  },
  {
    path: '/password-reset',
    guarded: false,
    title: 'Password Reset',
    purpose: 'Here you will ask for an e-mail with a link that sets a new password.',
  },
  {
    path: '/reset-link-expired',
    guarded: false,
    title: 'Reset Link Expired',
    purpose: 'The password reset link has expired. Please return to the Reset Page and try again.',
  },
  {
    path: '/reset-completion',
    guarded: false,
    title: 'New Password',
    purpose: 'Here you will set a new password with the link from our e-mail.',
  },
  {
    path: '/cancel',
    guarded: false,
    title: 'Transaction Canceled',
    purpose: 'Your transaction was canceled and nothing was charged. Here you will be able to tell us why.',
  },
];

/** Whether the screen at an address isn't built yet. */
export function isLater(address: string): boolean {
  return laterScreens.some(({ path }) => path === address);
}
