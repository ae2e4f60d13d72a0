import { beforeEach, expect, it, vi } from 'vitest';
import { fetchAhead } from './pictures-ahead';

const urls = ['/block-images/One-small.webp', '/block-images/Two-small.webp'];
let fetched: string[];

beforeEach(() => {
  fetched = [];
  /** Replaces `Image`: records the address of a picture instead of fetching it. */
  class NotedImage {
    set src(url: string) {
      fetched.push(url);
    }
  }
  const atOnce = (act: () => void) => {
    act();
    return 0;
  };
  vi.stubGlobal('Image', NotedImage);
  vi.stubGlobal('requestIdleCallback', atOnce);
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  vi.stubGlobal('window', globalThis);
});

const onConnection = (connection: object) => vi.stubGlobal('navigator', { connection });

it('fetches all pictures while the page is idle', () => {
  onConnection({ saveData: false, effectiveType: '4g' });
  fetchAhead(urls);
  expect(fetched).toEqual(urls);
});

it.each([{ saveData: true }, { effectiveType: 'slow-2g' }])('fetches nothing with %o', (connection) => {
  onConnection(connection);
  fetchAhead(urls);
  expect(fetched).toEqual([]);
});
