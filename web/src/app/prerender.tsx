import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Tab } from '../browser/tab';
import { TabContext } from '../server/use-tab';
import { Root } from './Root';
import { HomeScreen } from '../screens/home/HomeScreen';

/** The home screen of a first visit, as the build draws it and the page hydrates it. */
export function renderHome(): string {
  const router = createMemoryRouter(
    [{ Component: Root, children: [{ path: '/home', Component: HomeScreen }] }],
    {
      initialEntries: ['/home'],
    },
  );
  return renderToString(
    <StrictMode>
      <TabContext value={new Tab()}>
        <RouterProvider router={router} />
      </TabContext>
    </StrictMode>,
  );
}
