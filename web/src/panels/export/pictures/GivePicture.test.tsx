// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standingNotices } from '../../../../test/standing-notices';
import { Notices } from '../../../ui/dialogs/Notices';
import { GivePicture } from './GivePicture';

const file = new Blob(['a picture'], { type: 'image/png' });
const CLOSED = new DOMException('The quilter closed the sheet.', 'AbortError');
const FORBIDDEN = new DOMException('Not now.', 'NotAllowedError');

/** Stands in for the browser's `ClipboardItem`, which jsdom lacks. */
class Item {
  constructor(readonly contents: Record<string, Blob>) {}
}

/** The pictures that were copied, and the files that were shared. */
let copied: Blob[];
let shared: File[];
/** The browser's answer to the next attempt to copy or share; null if it succeeds. */
let refusal: DOMException | null;

/** Presses a button. Uses no user event, because its library puts a clipboard of its own in the browser's place. */
const press = async (name: string) => {
  await act(async () => {
    screen.getByRole('button', { name }).click();
    await Promise.resolve();
  });
};

/** Shows the buttons on a device that can do everything. */
function open(): void {
  const answer = () => (refusal ? Promise.reject(refusal) : Promise.resolve());
  const write = (items: Item[]) => {
    copied.push(...items.flatMap(({ contents }) => contents['image/png'] ?? []));
    return answer();
  };
  const share = ({ files }: { files: File[] }) => {
    shared.push(...files);
    return answer();
  };
  vi.stubGlobal('ClipboardItem', Item);
  vi.stubGlobal('navigator', { clipboard: { write }, share, canShare: () => true });
  render(<GivePicture file={file} fileName="Cradle.png" />);
}

beforeEach(() => {
  [copied, shared, refusal] = [[], [], null];
  render(<Notices />);
});
afterEach(() => {
  cleanup();
  toast.dismiss();
  vi.unstubAllGlobals();
});

it('copies the picture to the clipboard, and says so', async () => {
  open();
  await press('Copy picture');
  expect(copied).toEqual([file]);
  expect(standingNotices()).toEqual(['The picture is on your clipboard.']);
});

it('says what to do if the browser refuses to copy', async () => {
  open();
  refusal = FORBIDDEN;
  await press('Copy picture');
  expect(standingNotices()).toEqual([
    'Your browser did not let the picture be copied. Open the downloaded file instead.',
  ]);
});

it('shares the picture as a file with its name', async () => {
  open();
  await press('Share …');
  expect(shared.map(({ name, type }) => [name, type])).toEqual([['Cradle.png', 'image/png']]);
  expect(standingNotices()).toEqual([]);
});

it('says nothing if the quilter closes the sheet, and what to do if the device refuses', async () => {
  open();
  refusal = CLOSED;
  await press('Share …');
  expect(standingNotices()).toEqual([]);
  refusal = FORBIDDEN;
  await press('Share …');
  expect(standingNotices()).toEqual([
    'Your device did not let the picture be shared. Send the downloaded file instead.',
  ]);
});

it('offers only what the device can do', () => {
  render(<GivePicture file={file} fileName="Cradle.png" />);
  expect(screen.queryAllByRole('button')).toEqual([]);
});
