import './zod-without-eval';
import '../ui/fonts.css';
import '../ui/tokens.css';
import '../ui/base.css';
import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { assertExists } from '@quiltwright/shared/result';
import { keepPress } from '../browser/early-press';
import { Tab } from '../browser/tab';
import { TabContext } from '../server/use-tab';
import { createRoutes } from './routes';
import { tellMissing } from './tell-missing';

type Router = ReturnType<typeof createBrowserRouter>;

const root = assertExists(document.getElementById('root'), 'the root element');

// The home screen's address is /home; the build has drawn it already, and no redirect may wipe it away.
if (location.pathname === '/') history.replaceState(null, '', `/home${location.search}${location.hash}`);

const drawn = root.dataset['drawn'];
if (drawn === undefined) begin(createApp().app);
// Of the page for a name that no block has only its address tells what it was drawn for.
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
 * What the build drew stays until its screen is there, which takes it over: what stands in its place until then would wipe
 * it away. Whoever goes back right after a reload is elsewhere by then, where it would be wrong.
 *
 * @param path what it was drawn for
 */
function replaceDrawn(path: string): void {
  const pressAgain = keepPress();
  const endTelling = tellMissing();
  const isHere = () => address() === path;
  // What is there to be read stays at hand between the reading of the scripts and their work.
  setTimeout(() => {
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

/** In slices, between which the page answers whoever presses and scrolls: as a transition and not as an update. */
function takeOver(app: ReactNode): void {
  startTransition(() => {
    hydrateRoot(root, app);
  });
}

/** Calls `then` as soon as the router is so. */
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

/** Where the browser is, as the build names addresses: the server and the router take others for the same. */
function address(): string {
  return location.pathname.toLowerCase().replace(/(.)\/$/, '$1');
}
