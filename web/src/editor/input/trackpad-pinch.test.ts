// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { watchTrackpadPinch } from './trackpad-pinch';

function gesture(name: string, scale: number): Event {
  return Object.assign(new Event(name, { cancelable: true }), { scale, clientX: 30, clientY: 40 });
}

test('reports each step as a factor of the one before, and keeps the page from zooming', () => {
  const element = document.createElement('div');
  const ending = new AbortController();
  const steps: [number, { x: number; y: number }][] = [];
  watchTrackpadPinch(element, ending.signal, (factor, at) => steps.push([factor, at]));
  const change = gesture('gesturechange', 2);
  element.dispatchEvent(gesture('gesturestart', 1));
  element.dispatchEvent(change);
  element.dispatchEvent(gesture('gesturechange', 3));
  // Another pinch starts at its own scale.
  element.dispatchEvent(gesture('gesturestart', 1));
  element.dispatchEvent(gesture('gesturechange', 0.5));
  expect(steps.map(([factor]) => factor)).toEqual([2, 1.5, 0.5]);
  expect(steps[0]?.[1]).toEqual({ x: 30, y: 40 });
  expect(change.defaultPrevented).toBe(true);
  ending.abort();
  element.dispatchEvent(gesture('gesturechange', 4));
  expect(steps).toHaveLength(3);
});
