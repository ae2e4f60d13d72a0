// @vitest-environment jsdom
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createScreensAhead } from '../browser/screens-ahead';
import { Tab } from '../browser/tab';
import { createGuard } from './guard';
import { createRoutes } from './routes';
import { HomeScreen } from '../screens/home/HomeScreen';
import { EDITORS } from './editors/editors';
import { openScreens, ownScreens, workScreens } from '../../../e2e/support/screens/screens';

const tab = new Tab();
const guard = tab.get(createGuard);
const routes = createRoutes(tab);
const leaf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route;

describe('routes', () => {
  it.each([
    '/block-creation',
    '/block-fabric-selection',
    '/fabric-estimator',
    '/standard-quilt-layouts',
    '/fabric-uploading',
    '/free-form-quilt-layouts',
    '/my-account',
    '/my-quilts',
    '/my-fabrics',
    '/shared-pages',
    '/created-blocks',
    '/designed-blocks',
  ])('%s runs the user check', (path) => {
    expect(leaf(path)).toMatchObject({ path, loader: guard });
  });

  it.each([
    '/login',
    '/login-fail',
    '/login-success',
    '/faq',
    '/block-list',
    '/block-list/*',
    '/help',
    '/contact',
    '/password-reset',
    '/reset-link-expired',
    '/cancel',
    '/guest-login',
    '/shared-copy',
    '/why-subscribe',
    '/reset-completion',
    '/subscribe',
  ])('%s is open to everyone', (path) => {
    expect(leaf(path)?.path).toBe(path);
    expect(leaf(path)?.loader).not.toBe(guard);
  });

  it.each(['/home', '/homepage', '/no/such/place'])('%s shows the home screen', (path) => {
    expect(leaf(path)?.Component).toBe(HomeScreen);
  });

  it('journeys visit each screen', () => {
    const pathsOf = (some: readonly RouteObject[]): string[] =>
      some.flatMap(({ path, children = [] }) => [
        ...(path === undefined ? [] : [path]),
        ...pathsOf(children),
      ]);
    const visited = new Set([...openScreens, ...workScreens, ...ownScreens]);
    // Other journeys visit the page of a block and the page to which a letter links.
    const others = ['/', '/block-list/*', '/reset-completion', '/shared-copy', '*'];
    expect(pathsOf(routes).filter((path) => !visited.has(path))).toEqual(others);
  });

  it.each(Object.keys(EDITORS))(
    'the screen of /%s is fetched while the document that opens on it is on its way',
    (editor) => {
      expect(tab.get(createScreensAhead).has(`/${editor}`)).toBe(true);
    },
  );
});
