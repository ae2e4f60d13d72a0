import './zod-without-eval';
import '../ui/fonts.css';
import '../ui/tokens.css';
import '../ui/base.css';
import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { assertExists } from '@quiltwright/shared/result';
import { Tab } from '../browser/tab';
import { TabContext } from '../server/use-tab';
import { createRoutes } from './routes';

type Router = ReturnType<typeof createBrowserRouter>;

const root = assertExists(document.getElementById('root'), 'the root element');

// The home screen's address is /home; the build has drawn it already, and no redirect may wipe it away.
if (location.pathname === '/') history.replaceState(null, '', `/home${location.search}${location.hash}`);

const drawn = root.dataset['drawn'];
// What is there to be read stays at hand between the reading of the scripts and their work.
if (drawn) setTimeout(start);
else start();

function start(): void {
  const tab = new Tab();
  const router = createBrowserRouter(createRoutes(tab));
  const app = (
    <StrictMode>
      <TabContext value={tab}>
        <RouterProvider router={router} />
      </TabContext>
    </StrictMode>
  );
  if (drawn === 'home') takeOver(app);
  else if (drawn === 'screen')
    whenThere(router, () => {
      takeOver(app);
    });
  else createRoot(root).render(app);
}

/** In slices, between which the page answers whoever presses and scrolls: as a transition and not as an update. */
function takeOver(app: ReactNode): void {
  startTransition(() => {
    hydrateRoot(root, app);
  });
}

/** Waits for the first screen: what stands in its place until then would wipe away what the build drew. */
function whenThere(router: Router, then: () => void): void {
  if (router.state.initialized) {
    then();
    return;
  }
  const end = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    end();
    then();
  });
}
