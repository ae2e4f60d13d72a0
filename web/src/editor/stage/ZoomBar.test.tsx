// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CameraStore } from '../../render/camera/camera-store';
import { ZoomBar } from './ZoomBar';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A time in milliseconds after which the view counts as resting. */
const LONG = 5000;

it('announces the zoom of a pinch once, when the fingers are gone and the view rests', () => {
  const control = new CameraStore({ width: 60, length: 60 }, { width: 600, height: 600 });
  const { rerender } = render(<ZoomBar control={control} isMoving={false} />);
  const status = screen.getAllByRole('status').find((each) => each.getAttribute('aria-live') !== 'off');
  const said: string[] = [];
  const listen = () => {
    const text = status?.textContent ?? '';
    if (text !== '' && text !== said.at(-1)) said.push(text);
  };
  const wait = (milliseconds: number) => {
    act(() => {
      vi.advanceTimersByTime(milliseconds);
    });
    listen();
  };
  const pinch = () => {
    act(() => {
      control.move(0, 0, 2 ** (1 / 4));
    });
    listen();
  };
  wait(LONG);
  rerender(<ZoomBar control={control} isMoving />);
  pinch();
  pinch();
  // The fingers stay in place.
  wait(LONG);
  expect(said).toEqual([]);
  pinch();
  pinch();
  rerender(<ZoomBar control={control} isMoving={false} />);
  wait(LONG);
  /* Four pinches, each by the fourth root of 2, double the zoom. */
  expect(said).toEqual(['Zoom 200 %']);
  pinch();
  wait(100);
  pinch();
  wait(LONG);
  /* Two more zooms in quick succession multiply 200 % by the square root of 2. */
  expect(said).toEqual(['Zoom 200 %', 'Zoom 283 %']);
});
