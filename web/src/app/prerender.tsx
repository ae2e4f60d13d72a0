import { StrictMode, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { addressOf } from '@quiltwright/shared/library/address-of';
import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import { Tab } from '../browser/tab';
import { TabContext } from '../server/use-tab';
import { Root } from './Root';
import { ScreenLayout } from './ScreenLayout';
import { blockNamed, BlockScreen } from '../screens/block/BlockScreen';
import { describeBlock } from '../screens/block/block-words';
import { HomeScreen } from '../screens/home/HomeScreen';
import { blockPicture } from '../server/pictures';
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

/** The page of a block as the build draws it and the page hydrates it, and what its head tells of it. */
export interface DrawnBlock {
  /** Below /block-list/. */
  address: string;
  markup: string;
  title: string;
  description: string;
  /** The address of its picture on this site. */
  picture: string;
}

/** The pages of all pre-made blocks. */
export function renderBlocks(): DrawnBlock[] {
  return premadeBlocks.map(({ title, designName }) => {
    const address = addressOf(title);
    const block = blockNamed(address);
    return {
      address,
      markup: renderBlockScreen(address),
      title: `${title} quilt block`,
      description: block ? describeBlock(block) : '',
      picture: blockPicture(designName),
    };
  });
}

/** What an address shows that no block has. */
export function renderNoBlock(): string {
  return renderBlockScreen('none');
}

function renderBlockScreen(address: string): string {
  const id = 'block';
  const screen: RouteObject = {
    id,
    path: '/block-list/:name',
    loader: () => blockNamed(address),
    Component: BlockScreen,
  };
  return renderToString(
    <StrictMode>
      {inTab([{ Component: Root, children: [{ Component: ScreenLayout, children: [screen] }] }], {
        initialEntries: [`/block-list/${address}`],
        hydrationData: { loaderData: { [id]: blockNamed(address) } },
      })}
    </StrictMode>,
  );
}

type At = Parameters<typeof createMemoryRouter>[1];

function inTab(routes: RouteObject[], at: At = { initialEntries: ['/home'] }): ReactNode {
  return (
    <TabContext value={new Tab()}>
      <RouterProvider router={createMemoryRouter(routes, at)} />
    </TabContext>
  );
}
