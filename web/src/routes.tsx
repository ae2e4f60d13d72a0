import type { RouteObject } from 'react-router-dom';
import { redirect } from 'react-router-dom';
import { guard } from './guard';
import { Root, Starting } from './Root';
import { HomeScreen } from './screens/home/HomeScreen';
import { ScreenFault } from './screens/ScreenFault';

/** A screen that is loaded when it is first visited. */
type LazyScreen = () => Promise<{ Component: () => React.ReactNode; loader?: RouteObject['loader'] }>;

const open = (path: string, lazy: LazyScreen): RouteObject => ({ path, lazy, ErrorBoundary: ScreenFault });
/** Opens after the user check only. */
const guarded = (path: string, lazy: LazyScreen): RouteObject => ({ ...open(path, lazy), loader: guard });

/** The screens that are fetched when they are first visited. */
const screens: RouteObject[] = [
  guarded('/standard-quilt-layouts', async () => ({
    Component: (await import('./screens/standard-quilt/StandardQuiltScreen')).StandardQuiltScreen,
  })),
  guarded('/block-fabric-selection', async () => ({
    Component: (await import('./screens/block-selection/BlockSelectionScreen')).BlockSelectionScreen,
  })),
  guarded('/free-form-quilt-layouts', async () => ({
    Component: (await import('./screens/free-form/FreeFormScreen')).FreeFormScreen,
  })),
  guarded('/block-creation', async () => ({
    Component: (await import('./screens/block-creation/BlockCreationScreen')).BlockCreationScreen,
  })),
  guarded('/fabric-estimator', async () => ({
    Component: (await import('./screens/fabric-estimator/FabricEstimatorScreen')).FabricEstimatorScreen,
  })),
  guarded('/my-quilts', async () => ({
    Component: (await import('./screens/my-quilts/MyQuiltsScreen')).MyQuiltsScreen,
  })),
  guarded('/designed-blocks', async () => ({
    Component: (await import('./screens/designed-blocks/DesignedBlocksScreen')).DesignedBlocksScreen,
  })),
  guarded('/created-blocks', async () => ({
    Component: (await import('./screens/created-blocks/CreatedBlocksScreen')).CreatedBlocksScreen,
  })),
  guarded('/my-account', async () => ({
    Component: (await import('./screens/my-account/MyAccountScreen')).MyAccountScreen,
  })),
  guarded('/my-fabrics', async () => ({
    Component: (await import('./screens/my-fabrics/MyFabricsScreen')).MyFabricsScreen,
  })),
  guarded('/fabric-uploading', async () => ({
    Component: (await import('./screens/fabric-uploading/FabricUploadingScreen')).FabricUploadingScreen,
  })),
  open('/block-list', async () => ({
    Component: (await import('./screens/block-list/BlockListScreen')).BlockListScreen,
  })),
  open('/login', async () => ({
    Component: (await import('./screens/login/LoginScreen')).LoginScreen,
  })),
  open('/login-fail', async () => ({
    Component: (await import('./screens/login/LoginFailScreen')).LoginFailScreen,
  })),
  open('/login-success', async () => ({
    Component: (await import('./screens/login/LoginSuccessScreen')).LoginSuccessScreen,
  })),
  open('/password-reset', async () => ({
    Component: (await import('./screens/password-reset/PasswordResetScreen')).PasswordResetScreen,
  })),
  open('/reset-link-expired', async () => ({
    Component: (await import('./screens/reset-link-expired/ResetLinkExpiredScreen')).ResetLinkExpiredScreen,
  })),
  open('/reset-completion', async () => {
    const { ResetCompletionScreen, mailedLink } =
      await import('./screens/reset-completion/ResetCompletionScreen');
    return { Component: ResetCompletionScreen, loader: mailedLink };
  }),
  open('/help', async () => ({
    Component: (await import('./screens/help/HelpScreen')).HelpScreen,
  })),
  open('/faq', async () => ({
    Component: (await import('./screens/faq/FaqScreen')).FaqScreen,
  })),
  open('/contact', async () => ({
    Component: (await import('./screens/contact/ContactScreen')).ContactScreen,
  })),
  open('/cancel', async () => ({
    Component: (await import('./screens/cancel/CancelScreen')).CancelScreen,
  })),
  open('/guest-login', async () => {
    const { GuestLoginScreen, guestLogin } = await import('./screens/guest-login/GuestLoginScreen');
    return { Component: GuestLoginScreen, loader: guestLogin };
  }),
  open('/why-subscribe', async () => ({
    Component: (await import('./screens/subscribe/WhySubscribeScreen')).WhySubscribeScreen,
  })),
  open('/subscribe', async () => {
    const { SubscribeScreen, subscribe } = await import('./screens/subscribe/SubscribeScreen');
    return { Component: SubscribeScreen, loader: subscribe };
  }),
];

const home = { Component: HomeScreen, ErrorBoundary: ScreenFault };

/** The addresses of all screens. Unknown ones show the home screen. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    HydrateFallback: Starting,
    ErrorBoundary: ScreenFault,
    children: [
      { path: '/', loader: () => redirect('/home') },
      { path: '/home', ...home },
      { lazy: async () => ({ Component: (await import('./Workroom')).Workroom }), children: screens },
      { path: '*', ...home },
    ],
  },
];
