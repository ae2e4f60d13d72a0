// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCanvasSize } from './use-canvas-size';

let observe: ResizeObserverCallback;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: ResizeObserverCallback) {
        observe = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Lays out the canvas in a size. */
function layOut(width: number, height: number): void {
  act(() => {
    observe([{ contentRect: { width, height } } as ResizeObserverEntry], {} as ResizeObserver);
  });
}

test('a canvas keeps its bitmaps while panels open and close, and gets others in a window of another size', () => {
  const element = { current: document.createElement('div') };
  const { result } = renderHook(() => useCanvasSize(element, 2));
  const sizes = () => {
    const { width = 0, height = 0, bitmap = { width: 0, height: 0 } } = result.current ?? {};
    return [width, height, bitmap.width, bitmap.height].map(Math.floor);
  };
  layOut(500, 700);
  expect(sizes()).toEqual([500, 700, 500, 700]);
  layOut(800, 700);
  expect(sizes()).toEqual([800, 700, 800, 700]);
  layOut(500, 640);
  expect(sizes()).toEqual([500, 640, 800, 700]);
  vi.stubGlobal('innerWidth', window.innerWidth - 100);
  layOut(400, 640);
  expect(sizes()).toEqual([400, 640, 400, 640]);
});
