// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { usePastedPictures } from './use-pasted-pictures';

afterEach(cleanup);

const picture = new File(['cloth'], 'Rust.jpg', { type: 'image/jpeg' });
const letter = new File(['Dear Anna'], 'Letter.txt', { type: 'text/plain' });

function Editor({ onPaste }: { onPaste?: (files: readonly File[]) => void }) {
  usePastedPictures(onPaste);
  return (
    <>
      <canvas data-testid="canvas" />
      <input aria-label="Name" />
    </>
  );
}

/** Pastes files on an element. Returns false if the editor has taken them from the browser. */
function paste(on: HTMLElement, ...files: File[]): boolean {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  return on.dispatchEvent(Object.assign(event, { clipboardData: { files } }));
}

it('takes pasted pictures, but no other files, and nothing that belongs into a field', () => {
  const taken: string[][] = [];
  render(<Editor onPaste={(files) => taken.push(files.map(({ name }) => name))} />);
  const canvas = screen.getByTestId('canvas');
  expect(paste(canvas, picture, letter)).toBe(false);
  expect(paste(document.body, picture, picture)).toBe(false);
  expect(paste(canvas, letter)).toBe(true);
  expect(paste(screen.getByLabelText('Name'), picture)).toBe(true);
  expect(taken).toEqual([['Rust.jpg'], ['Rust.jpg', 'Rust.jpg']]);
});

it('leaves pictures to the browser where an editor takes none, and after it has closed', () => {
  render(<Editor />);
  expect(paste(screen.getByTestId('canvas'), picture)).toBe(true);
  cleanup();
  expect(paste(document.body, picture)).toBe(true);
});
