// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { drag, picture, quiltFile } from '../../../test/file-drag';
import { useFileDrop } from './use-file-drop';

afterEach(cleanup);

/** A page that accepts all dropped files except pictures. */
function page() {
  const dropped: string[] = [];
  const { result } = renderHook(() =>
    useFileDrop({
      takes: (type) => !type.startsWith('image/'),
      onDrop: (files) => dropped.push(...files.map(({ name }) => name)),
    }),
  );
  const sent = (event: Event) => {
    act(() => {
      document.body.dispatchEvent(event);
    });
    return event;
  };
  return { dropped, isOver: () => result.current, sent };
}

it('takes a file of its type, and says so while it is held over the page', () => {
  const { dropped, isOver, sent } = page();
  expect(sent(drag('dragover', [quiltFile])).defaultPrevented).toBe(true);
  expect(isOver()).toBe(true);
  expect(sent(drag('drop', [quiltFile])).defaultPrevented).toBe(true);
  expect(isOver()).toBe(false);
  expect(dropped).toEqual(['Anna.quilt.json']);
});

it('ignores files of other types, and leaves them to the window', () => {
  const { dropped, isOver, sent } = page();
  sent(drag('dragover', [picture]));
  expect(isOver()).toBe(false);
  expect(sent(drag('drop', [picture])).defaultPrevented).toBe(false);
  expect(dropped).toEqual([]);
});

it('leaves files that another part of the page has taken', () => {
  const { dropped } = page();
  const canvas = document.body.appendChild(document.createElement('canvas'));
  canvas.addEventListener('drop', (event) => {
    event.preventDefault();
  });
  act(() => {
    canvas.dispatchEvent(drag('drop', [new File(['cloth'], 'IMG_1234.HEIC')]));
  });
  canvas.remove();
  expect(dropped).toEqual([]);
});

it('leaves text to the field that it is dragged to', () => {
  const { dropped, isOver, sent } = page();
  expect(sent(drag('dragover', [])).defaultPrevented).toBe(false);
  expect(isOver()).toBe(false);
  expect(sent(drag('drop', [])).defaultPrevented).toBe(false);
  expect(dropped).toEqual([]);
});
