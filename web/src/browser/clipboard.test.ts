import { afterEach, expect, it, vi } from 'vitest';
import { readClipboard, writeClipboard } from './clipboard';

/** Stands in for the browser's `ClipboardItem`: the text of a copy for each media type. */
class Item {
  static supports = () => true;
  readonly #blobs: Record<string, Blob>;

  constructor(blobs: Record<string, Blob>) {
    this.#blobs = blobs;
  }

  get types(): string[] {
    return Object.keys(this.#blobs);
  }

  getType(type: string): Promise<Blob | undefined> {
    return Promise.resolve(this.#blobs[type]);
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Stubs a browser whose clipboard accepts media types with the prefix `web`. */
function takingPrivate() {
  let items: Item[] = [];
  vi.stubGlobal('ClipboardItem', Item);
  vi.stubGlobal('navigator', {
    clipboard: {
      write: (written: Item[]) => {
        items = written;
        return Promise.resolve();
      },
      read: () => Promise.resolve(items),
      readText: () => Promise.resolve('the text'),
    },
  });
  return (blobs: Record<string, Blob>) => {
    items = [new Item(blobs)];
  };
}

it('reads its private type before the text, and the text if there is nothing else', async () => {
  const lay = takingPrivate();
  lay({
    'text/plain': new Blob(['words']),
    'web application/x-quiltwright+json': new Blob(['shapes']),
  });
  expect(await readClipboard()).toBe('shapes');
  lay({ 'text/plain': new Blob(['words']) });
  expect(await readClipboard()).toBe('words');
  lay({ 'image/png': new Blob([]) });
  expect(await readClipboard()).toBe('');
  await writeClipboard('{}');
  expect(await readClipboard()).toBe('{}');
});
