/** The addresses of the screens that everyone can open. */
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

/** The addresses of the editors and the estimator, which guests and subscribers can open after signing in. */
export const workScreens: readonly string[] = [
  '/standard-quilt-layouts',
  '/block-fabric-selection',
  '/block-creation',
  '/free-form-quilt-layouts',
  '/fabric-estimator',
];

/** The addresses of the screens with a subscriber's own data, which guests can't open. */
export const ownScreens: readonly string[] = [
  '/login-success',
  '/my-account',
  '/my-quilts',
  '/designed-blocks',
  '/created-blocks',
  '/my-fabrics',
  '/shared-pages',
  '/fabric-uploading',
];
