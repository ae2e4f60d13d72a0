import type { RouteObject } from 'react-router-dom';
import { redirect } from 'react-router-dom';
import { guard } from './guard';
import { fetchPart } from './parts';
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
    Component: (
      await fetchPart('StandardQuiltScreen', () => import('./screens/standard-quilt/StandardQuiltScreen'))
    ).StandardQuiltScreen,
  })),
  guarded('/block-fabric-selection', async () => ({
    Component: (
      await fetchPart('BlockSelectionScreen', () => import('./screens/block-selection/BlockSelectionScreen'))
    ).BlockSelectionScreen,
  })),
  guarded('/free-form-quilt-layouts', async () => ({
    Component: (await fetchPart('FreeFormScreen', () => import('./screens/free-form/FreeFormScreen')))
      .FreeFormScreen,
  })),
  guarded('/block-creation', async () => ({
    Component: (
      await fetchPart('BlockCreationScreen', () => import('./screens/block-creation/BlockCreationScreen'))
    ).BlockCreationScreen,
  })),
  guarded('/fabric-estimator', async () => ({
    Component: (
      await fetchPart(
        'FabricEstimatorScreen',
        () => import('./screens/fabric-estimator/FabricEstimatorScreen'),
      )
    ).FabricEstimatorScreen,
  })),
  guarded('/my-quilts', async () => ({
    Component: (await fetchPart('MyQuiltsScreen', () => import('./screens/my-quilts/MyQuiltsScreen')))
      .MyQuiltsScreen,
  })),
  guarded('/designed-blocks', async () => ({
    Component: (
      await fetchPart('DesignedBlocksScreen', () => import('./screens/designed-blocks/DesignedBlocksScreen'))
    ).DesignedBlocksScreen,
  })),
  guarded('/created-blocks', async () => ({
    Component: (
      await fetchPart('CreatedBlocksScreen', () => import('./screens/created-blocks/CreatedBlocksScreen'))
    ).CreatedBlocksScreen,
  })),
  guarded('/my-account', async () => ({
    Component: (await fetchPart('MyAccountScreen', () => import('./screens/my-account/MyAccountScreen')))
      .MyAccountScreen,
  })),
  guarded('/my-fabrics', async () => ({
    Component: (await fetchPart('MyFabricsScreen', () => import('./screens/my-fabrics/MyFabricsScreen')))
      .MyFabricsScreen,
  })),
  guarded('/fabric-uploading', async () => ({
    Component: (
      await fetchPart(
        'FabricUploadingScreen',
        () => import('./screens/fabric-uploading/FabricUploadingScreen'),
      )
    ).FabricUploadingScreen,
  })),
  open('/block-list', async () => ({
    Component: (await fetchPart('BlockListScreen', () => import('./screens/block-list/BlockListScreen')))
      .BlockListScreen,
  })),
  open('/login', async () => ({
    Component: (await fetchPart('LoginScreen', () => import('./screens/login/LoginScreen'))).LoginScreen,
  })),
  open('/login-fail', async () => ({
    Component: (await fetchPart('LoginFailScreen', () => import('./screens/login/LoginFailScreen')))
      .LoginFailScreen,
  })),
  open('/login-success', async () => ({
    Component: (await fetchPart('LoginSuccessScreen', () => import('./screens/login/LoginSuccessScreen')))
      .LoginSuccessScreen,
  })),
  open('/password-reset', async () => ({
    Component: (
      await fetchPart('PasswordResetScreen', () => import('./screens/password-reset/PasswordResetScreen'))
    ).PasswordResetScreen,
  })),
  open('/reset-link-expired', async () => ({
    Component: (
      await fetchPart(
        'ResetLinkExpiredScreen',
        () => import('./screens/reset-link-expired/ResetLinkExpiredScreen'),
      )
    ).ResetLinkExpiredScreen,
  })),
  open('/reset-completion', async () => {
    const { ResetCompletionScreen, mailedLink } = await fetchPart(
      'ResetCompletionScreen',
      () => import('./screens/reset-completion/ResetCompletionScreen'),
    );
    return { Component: ResetCompletionScreen, loader: mailedLink };
  }),
  open('/help', async () => ({
    Component: (await fetchPart('HelpScreen', () => import('./screens/help/HelpScreen'))).HelpScreen,
  })),
  open('/faq', async () => ({
    Component: (await fetchPart('FaqScreen', () => import('./screens/faq/FaqScreen'))).FaqScreen,
  })),
  open('/contact', async () => ({
    Component: (await fetchPart('ContactScreen', () => import('./screens/contact/ContactScreen')))
      .ContactScreen,
  })),
  open('/cancel', async () => ({
    Component: (await fetchPart('CancelScreen', () => import('./screens/cancel/CancelScreen'))).CancelScreen,
  })),
  open('/guest-login', async () => {
    const { GuestLoginScreen, guestLogin } = await fetchPart(
      'GuestLoginScreen',
      () => import('./screens/guest-login/GuestLoginScreen'),
    );
    return { Component: GuestLoginScreen, loader: guestLogin };
  }),
  open('/why-subscribe', async () => ({
    Component: (await fetchPart('WhySubscribeScreen', () => import('./screens/subscribe/WhySubscribeScreen')))
      .WhySubscribeScreen,
  })),
  open('/subscribe', async () => {
    const { SubscribeScreen, subscribe } = await fetchPart(
      'SubscribeScreen',
      () => import('./screens/subscribe/SubscribeScreen'),
    );
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
      {
        lazy: async () => ({ Component: (await fetchPart('Workroom', () => import('./Workroom'))).Workroom }),
        children: screens,
      },
      { path: '*', ...home },
    ],
  },
];
