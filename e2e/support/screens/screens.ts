/** The screens open to everyone. */
export const openScreens: readonly string[] = [
  '/home',
  '/login',
  '/login-fail',
  '/why-subscribe',
  '/subscribe',
  '/block-list',
  '/help',
  '/faq',
  '/contact',
  '/password-reset',
  '/reset-link-expired',
  '/cancel',
  '/no-such-page',
  // The last one, because it signs a visitor in.
  '/guest-login',
];

/** The screens that need a sign-in, also as a guest. */
export const workScreens: readonly string[] = [
  '/standard-quilt-layouts',
  '/block-fabric-selection',
  '/block-creation',
  '/free-form-quilt-layouts',
  '/fabric-estimator',
];

/** The screens with a subscriber's own data. */
export const ownScreens: readonly string[] = [
  '/login-success',
  '/my-account',
  '/my-quilts',
  '/designed-blocks',
  '/created-blocks',
  '/my-fabrics',
  '/fabric-uploading',
];
