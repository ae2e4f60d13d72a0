// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Later } from './Later';

interface EditorProps {
  quilt: { name: string };
  part: string;
  /** Called with the text of the page at the time when the editor renders. */
  onRender: (text: string) => void;
}

function Editor({ quilt, part, onRender }: EditorProps) {
  useLayoutEffect(() => {
    onRender(document.body.textContent);
  });
  return (
    <>
      <p>canvas: {quilt.name}; </p>
      <Later of={quilt}>
        <p role="note">
          panel: {quilt.name}, {part}
        </p>
      </Later>
    </>
  );
}

afterEach(cleanup);

test('a panel follows the canvas once that was rendered, and all other changes at once', () => {
  const rendered: string[] = [];
  const note = (text: string) => rendered.push(text);
  const [lap, king] = [{ name: 'Lap' }, { name: 'King' }];
  const { rerender } = render(<Editor quilt={lap} part="border" onRender={note} />);
  rerender(<Editor quilt={king} part="border" onRender={note} />);
  expect(screen.getByRole('note').textContent).toBe('panel: King, border');
  rerender(<Editor quilt={king} part="sashing" onRender={note} />);
  expect(rendered).toEqual([
    'canvas: Lap; panel: Lap, border',
    'canvas: King; panel: Lap, border',
    'canvas: King; panel: King, sashing',
  ]);
});
