// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useLongPress } from './use-long-press';

let told: string[];

function Thing() {
  const { pressable } = useLongPress<string>((item) => told.push(item));
  return (
    <>
      <div {...pressable('calico')}>
        <button type="button">Calico</button>
      </div>
      <button type="button">Undo</button>
    </>
  );
}

/** Sends a touch event with a given `time`, in milliseconds since the first event. */
function touch(name: string, type: string, time: number): void {
  const event = type.startsWith('pointer')
    ? new PointerEvent(type, { bubbles: true, pointerType: 'touch', pointerId: time < 1_000 ? 1 : 2 })
    : new Event(type, { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: time });
  screen.getByRole('button', { name }).dispatchEvent(event);
}

beforeEach(() => {
  told = [];
  render(<Thing />);
});
afterEach(cleanup);

test('a finger that rests for long is reported when it is lifted', () => {
  touch('Calico', 'pointerdown', 1);
  touch('Calico', 'pointerup', 800);
  touch('Calico', 'touchend', 800);
  expect(told).toEqual(['calico']);
});

test('a tap isn’t reported, nor is the next one elsewhere', () => {
  touch('Calico', 'pointerdown', 1);
  touch('Calico', 'pointerup', 90);
  touch('Calico', 'touchend', 90);
  touch('Undo', 'pointerdown', 1_500);
  touch('Undo', 'pointerup', 1_590);
  touch('Undo', 'touchend', 1_590);
  expect(told).toEqual([]);
});
