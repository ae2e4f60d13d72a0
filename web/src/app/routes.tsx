import type { RouteObject } from 'react-router-dom';
import { redirect } from 'react-router-dom';
import { createGuard } from './guard';
import { fetchChunk } from '../browser/chunks';
import { drawnData } from '../browser/drawn-data';
import { createScreensAhead } from '../browser/screens-ahead';
import type { Tab } from '../browser/tab';
import { Root, Starting } from './Root';
import { SignedIn } from './SignedIn';
import { HomeScreen } from '../screens/home/HomeScreen';
import { ScreenFault } from '../screens/ScreenFault';

/** A screen that is loaded when it is first visited. */
type LazyScreen = () => Promise<
  { Component: () => React.ReactNode } & Pick<RouteObject, 'loader' | 'shouldRevalidate'>
>;

/** Imports the chunk of a screen. The chunk may also export `open`, which opens the screen's document. */
type LoadScreen<Name extends string> = () => Promise<
  Record<Name, () => React.ReactNode> & { open?: (tab: Tab) => Promise<unknown> }
>;

const open = (path: string, lazy: LazyScreen): RouteObject => ({
  path,
  lazy: orFault(lazy),
  ErrorBoundary: ScreenFault,
});

/**
 * Returns a screen that throws the error of a failed fetch when it renders. The router itself would show nothing after
 * such a failure.
 */
function orFault(lazy: LazyScreen): LazyScreen {
  return () =>
    lazy().catch((reason: unknown) => {
      const fault = reason instanceof Error ? reason : new Error(String(reason));
      return {
        Component: () => {
          throw fault;
        },
      };
    });
}

/**
 * Returns a function that fetches a screen without a loader. The screen, its file and its chunk have the same name. If
 * the chunk exports `open`, the screen's document is opened before the screen is shown.
 */
function screenIn(tab: Tab) {
  return <Name extends string>(name: Name, load: LoadScreen<Name>): LazyScreen =>
    async () => {
      const chunk = await fetchChunk(name, load);
      await chunk.open?.(tab);
      return { Component: chunk[name] };
    };
}

const home = { Component: HomeScreen, ErrorBoundary: ScreenFault };

/** Returns the screens that are fetched at their first visit. */
function createScreens(tab: Tab): RouteObject[] {
  const screen = screenIn(tab);
  const guard = tab.get(createGuard);
  /**
   * Returns the route of a screen that opens only after the user check, inside `SignedIn`. Its chunk may be fetched
   * ahead.
   */
  const guarded = <Name extends string>(path: string, name: Name, load: LoadScreen<Name>): RouteObject => {
    tab.get(createScreensAhead).set(path, () => fetchChunk(name, load, true));
    return { ...open(path, screen(name, load)), loader: guard };
  };
  const guardedScreens = [
    guarded(
      '/standard-quilt-layouts',
      'StandardQuiltScreen',
      () => import('../screens/standard-quilt/StandardQuiltScreen'),
    ),
    guarded(
      '/block-fabric-selection',
      'BlockSelectionScreen',
      () => import('../screens/block-selection/BlockSelectionScreen'),
    ),
    guarded(
      '/free-form-quilt-layouts',
      'FreeFormScreen',
      () => import('../screens/free-form/FreeFormScreen'),
    ),
    guarded(
      '/block-creation',
      'BlockCreationScreen',
      () => import('../screens/block-creation/BlockCreationScreen'),
    ),
    guarded(
      '/fabric-estimator',
      'FabricEstimatorScreen',
      () => import('../screens/fabric-estimator/FabricEstimatorScreen'),
    ),
    guarded('/my-quilts', 'MyQuiltsScreen', () => import('../screens/my-quilts/MyQuiltsScreen')),
    guarded('/shared-pages', 'SharedPagesScreen', () => import('../screens/shared-pages/SharedPagesScreen')),
    guarded(
      '/designed-blocks',
      'DesignedBlocksScreen',
      () => import('../screens/saved-blocks/DesignedBlocksScreen'),
    ),
    guarded(
      '/created-blocks',
      'CreatedBlocksScreen',
      () => import('../screens/saved-blocks/CreatedBlocksScreen'),
    ),
    guarded('/my-account', 'MyAccountScreen', () => import('../screens/my-account/MyAccountScreen')),
    guarded('/my-fabrics', 'MyFabricsScreen', () => import('../screens/my-fabrics/MyFabricsScreen')),
    guarded(
      '/fabric-uploading',
      'FabricUploadingScreen',
      () => import('../screens/fabric-uploading/FabricUploadingScreen'),
    ),
  ];
  const openScreens = [
    open('/block-list', async () => {
      const { BlockListScreen } = await fetchChunk(
        'BlockListScreen',
        () => import('../screens/block-list/BlockListScreen'),
      );
      return {
        Component: BlockListScreen,
        loader: () => drawnData('/block-list'),
        // The query of the address has only the list's filters, which don't change the loaded data.
        shouldRevalidate: () => false,
      };
    }),
    open('/block-list/*', async () => {
      const { BlockScreen } = await fetchChunk('BlockScreen', () => import('../screens/block/BlockScreen'));
      return { Component: BlockScreen, loader: ({ params: { '*': name = '' } }) => factsOf(name) };
    }),
    open(
      '/login',
      screen('LoginScreen', () => import('../screens/login/LoginScreen')),
    ),
    open(
      '/login-fail',
      screen('LoginFailScreen', () => import('../screens/login/LoginFailScreen')),
    ),
    open(
      '/login-success',
      screen('LoginSuccessScreen', () => import('../screens/login/LoginSuccessScreen')),
    ),
    open(
      '/password-reset',
      screen('PasswordResetScreen', () => import('../screens/password-reset/PasswordResetScreen')),
    ),
    open(
      '/reset-link-expired',
      screen('ResetLinkExpiredScreen', () => import('../screens/reset-link-expired/ResetLinkExpiredScreen')),
    ),
    open('/reset-completion', async () => {
      const { ResetCompletionScreen, mailedLink } = await fetchChunk(
        'ResetCompletionScreen',
        () => import('../screens/reset-completion/ResetCompletionScreen'),
      );
      return { Component: ResetCompletionScreen, loader: ({ request }) => mailedLink(tab, request) };
    }),
    open(
      '/help',
      screen('HelpScreen', () => import('../screens/help/HelpScreen')),
    ),
    open(
      '/faq',
      screen('FaqScreen', () => import('../screens/faq/FaqScreen')),
    ),
    open(
      '/contact',
      screen('ContactScreen', () => import('../screens/contact/ContactScreen')),
    ),
    open(
      '/cancel',
      screen('CancelScreen', () => import('../screens/cancel/CancelScreen')),
    ),
    open('/guest-login', async () => {
      const { GuestLoginScreen, guestLogin } = await fetchChunk(
        'GuestLoginScreen',
        () => import('../screens/guest-login/GuestLoginScreen'),
      );
      return { Component: GuestLoginScreen, loader: ({ request }) => guestLogin(tab, request) };
    }),
    open(
      '/shared-copy',
      screen('SharedCopyScreen', () => import('../screens/shared-copy/SharedCopyScreen')),
    ),
    open(
      '/why-subscribe',
      screen('WhySubscribeScreen', () => import('../screens/subscribe/WhySubscribeScreen')),
    ),
    open('/subscribe', async () => {
      const { SubscribeScreen, subscribe } = await fetchChunk(
        'SubscribeScreen',
        () => import('../screens/subscribe/SubscribeScreen'),
      );
      return { Component: SubscribeScreen, loader: () => subscribe(tab) };
    }),
  ];
  return [{ Component: SignedIn, children: guardedScreens }, ...openScreens];
}

/**
 * Returns the facts about a pre-made block that the block's page shows. A page that the build drew for the
 * block contains them already, so they aren't computed again.
 */
async function factsOf(name: string): Promise<unknown> {
  const drawn = drawnData(`/block-list/${name}`);
  if (drawn !== null) return drawn;
  const { blockNamed } = await fetchChunk('block-facts', () => import('../screens/block/block-facts'));
  return blockNamed(name);
}

/** Returns the routes of all screens. Unknown addresses show the home screen. */
export const createRoutes = (tab: Tab): RouteObject[] => [
  {
    Component: Root,
    HydrateFallback: Starting,
    ErrorBoundary: ScreenFault,
    children: [
      { path: '/', loader: () => redirect('/home') },
      { path: '/home', ...home },
      {
        lazy: orFault(screenIn(tab)('ScreenLayout', () => import('./ScreenLayout'))),
        children: createScreens(tab),
      },
      { path: '*', ...home },
    ],
  },
];
