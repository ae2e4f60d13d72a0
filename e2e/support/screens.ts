/** The screens that are open to everyone. */
export const openScreens: readonly string[] = [
  '/home',
  '/guest-login',
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
];

/** Those for which one logs in, guests too. */
export const workScreens: readonly string[] = [
  '/standard-quilt-layouts',
  '/block-fabric-selection',
  '/block-creation',
  '/free-form-quilt-layouts',
  '/fabric-estimator',
];

/** Those that show what is a subscriber's own. */
export const ownScreens: readonly string[] = [
  '/login-success',
  '/my-account',
  '/my-quilts',
  '/designed-blocks',
  '/created-blocks',
  '/my-fabrics',
  '/fabric-uploading',
];
