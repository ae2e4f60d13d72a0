import { StrictMode, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { Tab } from '../browser/tab';
import { TabContext } from '../server/use-tab';
import { Root } from './Root';
import { HomeScreen } from '../screens/home/HomeScreen';
import { TableFrame } from './TableFrame';

/** The home screen of a first visit, as the build draws it and the page hydrates it. */
export function renderHome(): string {
  return renderToString(
    <StrictMode>
      {inTab([{ Component: Root, children: [{ path: '/home', Component: HomeScreen }] }])}
    </StrictMode>,
  );
}

/** What the page of a table shows until the panels are there, in whose place they come. */
export function renderTableFrame(): string {
  return renderToStaticMarkup(inTab([{ path: '/home', Component: TableFrame }]));
}

function inTab(routes: RouteObject[]): ReactNode {
  return (
    <TabContext value={new Tab()}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/home'] })} />
    </TabContext>
  );
}
