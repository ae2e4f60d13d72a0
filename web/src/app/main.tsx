import './zod-without-eval';
import '../ui/fonts.css';
import '../ui/tokens.css';
import '../ui/base.css';
import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { assertExists } from '@quiltwright/shared/result';
import { keepPress } from '../browser/early-press';
import { painted } from '../browser/painted';
import { Tab } from '../browser/tab';
import { TabContext } from '../server/session/use-tab';
import { createRoutes } from './routes';
import { tellMissing } from './missing/tell-missing';

type Router = ReturnType<typeof createBrowserRouter>;

const root = assertExists(document.getElementById('root'), 'the root element');

// The home screen's address is /home. The build has drawn it already, and no redirect may clear it.
if (location.pathname === '/') history.replaceState(null, '', `/home${location.search}${location.hash}`);

const drawn = root.dataset['drawn'];
if (drawn === undefined) begin(createApp().app);
// The page for an unknown block is drawn without a path, because it serves many addresses: the current address counts.
else replaceDrawn(drawn || address());

function createApp(): { router: Router; app: ReactNode } {
  const tab = new Tab();
  const router = createBrowserRouter(createRoutes(tab));
  const app = (
    <StrictMode>
      <TabContext value={tab}>
        <RouterProvider router={router} />
      </TabContext>
    </StrictMode>
  );
  return { router, app };
}

function begin(app: ReactNode): void {
  createRoot(root).render(app);
}

/**
 * Keeps the page that the build drew until its screen is ready to hydrate it, because a placeholder would clear the
 * page. If the address changes first, the new screen replaces the drawn page. An example is a step back right after a
 * reload.
 * @param path the path of the drawn page
 */
function replaceDrawn(path: string): void {
  const pressAgain = keepPress();
  const endTelling = tellMissing();
  const isHere = () => address() === path;
  // The drawn page is on the screen before the scripts run. Between parsing and running them, it answers input.
  void painted().then(() => {
    const { router, app } = createApp();
    const isDecided = () => router.state.initialized || !isHere();
    when(router, isDecided, () => {
      endTelling();
      if (isHere()) takeOver(app);
      else begin(app);
      pressAgain();
    });
  });
}

/**
 * Hydrates as a transition. React then works in slices, and between the slices the page answers presses and scrolling.
 */
function takeOver(app: ReactNode): void {
  startTransition(() => {
    hydrateRoot(root, app);
  });
}

/** Calls `then` once, as soon as `isSo` returns true. Checks now and after each change of the router's state. */
function when(router: Router, isSo: () => boolean, then: () => void): void {
  if (isSo()) {
    then();
    return;
  }
  const end = router.subscribe(() => {
    if (!isSo()) return;
    end();
    then();
  });
}

/**
 * Returns the current path in lower case, without a slash at the end, as the build writes paths. The server and the
 * router accept both forms.
 */
function address(): string {
  return location.pathname.toLowerCase().replace(/(.)\/$/, '$1');
}
