import { expect, test, vi } from 'vitest';
import { fit } from './camera';
import { CameraStore } from './camera-store';

const crib = { width: 40, length: 60 };
const king = { width: 110, length: 110 };
const window = { width: 1000, height: 800 };
const middle = { x: 500, y: 400 };

test('shows the whole quilt until it is moved, and again on demand', () => {
  const store = new CameraStore(crib, window);
  expect(store.camera).toEqual(fit(crib, window));
  expect(store.percent).toBe(100);
  store.move(0, 0, 2, middle);
  expect(store.percent).toBe(200);
  const zoomed = store.camera;
  store.showAll();
  store.move(0, 0, 2);
  expect(store.camera).toEqual(zoomed);
  store.showAll();
  expect(store.camera).toEqual(fit(crib, window));
});

test('follows the window while it shows the whole quilt, and stays once it is moved', () => {
  const store = new CameraStore(crib, window);
  const wider = { width: 1400, height: 900 };
  store.lookAt(crib, wider);
  expect(store.camera).toEqual(fit(crib, wider));
  store.move(30, 0, 1, middle);
  const moved = store.camera;
  store.lookAt(crib, window);
  expect(store.camera).toEqual(moved);
});

test('a quilt of another size is shown whole', () => {
  const store = new CameraStore(crib, window);
  store.move(0, 0, 3, middle);
  store.lookAt(king, window);
  expect(store.camera).toEqual(fit(king, window));
});

test('moves from the current position, so that several moves in one frame add up', () => {
  const store = new CameraStore(crib, window);
  const { x } = store.camera;
  store.move(10, 0, 1, middle);
  store.move(10, 0, 1, middle);
  expect(store.camera.x).toBeCloseTo(x + 20);
});

test('notifies of each change, but not when nothing changes', () => {
  const store = new CameraStore(crib, window);
  const listener = vi.fn();
  const end = store.subscribe(listener);
  store.lookAt({ ...crib }, { ...window });
  expect(listener).not.toHaveBeenCalled();
  store.move(10, 0, 1, middle);
  expect(listener).toHaveBeenCalledTimes(1);
  end();
  store.move(10, 0, 1, middle);
  expect(listener).toHaveBeenCalledTimes(1);
});
