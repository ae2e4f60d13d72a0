import { StrictMode, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { addressOf } from '@quiltwright/shared/library/address-of';
import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import { Tab } from '../browser/tab';
import { TabContext } from '../server/session/use-tab';
import { Root } from './Root';
import { ScreenLayout } from './ScreenLayout';
import { blockNamed } from '../screens/block/block-facts';
import { BlockScreen } from '../screens/block/BlockScreen';
import { describeBlock } from '../screens/block/block-words';
import { BlockListScreen } from '../screens/block-list/BlockListScreen';
import type { ListedBlock } from '../screens/block-list/listed-block';
import { CancelScreen } from '../screens/cancel/CancelScreen';
import { FaqScreen } from '../screens/faq/FaqScreen';
import { HelpScreen } from '../screens/help/HelpScreen';
import { HomeScreen } from '../screens/home/HomeScreen';
import { WhySubscribeScreen } from '../screens/subscribe/WhySubscribeScreen';
import { blockPicture } from '../server/uploads/pictures';
import { EditorFrame } from './editors/EditorFrame';

/** Returns the HTML of the home screen for a first visit. The page hydrates this HTML. */
export function renderHome(): string {
  return renderToString(
    <StrictMode>
      {inTab([{ Component: Root, children: [{ path: '/home', Component: HomeScreen }] }])}
    </StrictMode>,
  );
}

/** Returns the HTML of an editor's frame, shown until the editor's panels are loaded. */
export function renderEditorFrame(): string {
  return renderToStaticMarkup(inTab([{ path: '/home', Component: EditorFrame }]));
}

/**
 * A page about pre-made blocks that the build draws. It has the page's HTML, the data for its hydration, and the texts
 * of its <head>.
 */
export interface DrawnPage {
  /** The path of the page on this site, such as /block-list/ohio-star. */
  path: string;
  markup: string;
  /** The data of the screen's loader. The browser hydrates the page with this data. */
  data: unknown;
  title: string;
  description: string;
  /** The path of the page's picture on this site, such as /block-images/Ohio%20Star.jpg. */
  picture: string;
}

/** Returns a page for each pre-made block. */
export function renderBlocks(): DrawnPage[] {
  return premadeBlocks.map(({ title, designName }) => {
    const path = `/block-list/${addressOf(title)}`;
    const data = blockNamed(title);
    return {
      ...{ path, data },
      markup: renderScreen(path, BlockScreen, data),
      title: `${title} quilt block`,
      description: data ? describeBlock(data) : '',
      picture: blockPicture(designName),
    };
  });
}

/** Returns the HTML of the page for an address that belongs to no block. */
export function renderNoBlock(): string {
  return renderScreen('/block-list/none', BlockScreen, null);
}

/** Returns the page with the list of all pre-made blocks. Only the first blocks are drawn. */
export function renderBlockList(): DrawnPage {
  const path = '/block-list';
  const data = premadeBlocks.map(
    ({ designedBlockNum, designName, title, facts: { otherNames, family, grid, difficulty, trial } }) =>
      ({
        designedBlockNum,
        designName,
        title,
        otherNames,
        family,
        grid,
        difficulty,
        trial,
      }) satisfies ListedBlock,
  );
  return {
    ...{ path, data },
    markup: renderScreen(path, BlockListScreen, data),
    title: 'Traditional quilt blocks',
    description: `${data.length} traditional quilt blocks in real fabrics, with their other names: colour one your way and set it into a quilt.`,
    picture: blockPicture('Ohio Star'),
  };
}

/** A page to read that the build draws: its path, the name of its screen, and its HTML. */
export interface ReadingPage {
  path: string;
  screen: string;
  markup: string;
}

/**
 * Returns the pages that people only read, such as the help. Each page looks the same for everybody who isn't signed
 * in.
 */
export function renderReading(): ReadingPage[] {
  return [
    { path: '/cancel', screen: 'CancelScreen', Screen: CancelScreen },
    { path: '/faq', screen: 'FaqScreen', Screen: FaqScreen },
    { path: '/help', screen: 'HelpScreen', Screen: HelpScreen },
    { path: '/why-subscribe', screen: 'WhySubscribeScreen', Screen: WhySubscribeScreen },
  ].map(({ Screen, ...page }) => ({ ...page, markup: renderScreen(page.path, Screen, null) }));
}

/** Returns the HTML of a screen, drawn as if the screen's loader had returned `data`. */
function renderScreen(path: string, Component: () => ReactNode, data: unknown): string {
  const id = 'screen';
  const screen: RouteObject = { id, path, loader: () => data, Component };
  return renderToString(
    <StrictMode>
      {inTab([{ Component: Root, children: [{ Component: ScreenLayout, children: [screen] }] }], {
        initialEntries: [path],
        hydrationData: { loaderData: { [id]: data } },
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
