import { newShapes, writeShape } from '@quiltwright/workers/kernels/scene/scene-access';
import { createCalls } from '@quiltwright/workers/worker-calls';
import { expose, transfer } from 'comlink';

/** A shape as a plain object, to compare with typed arrays. */
interface ShapeObject {
  type: number;
  x: number;
  y: number;
  width: number;
  height: number;
  fabric: number;
}

/** The calls of the app's worker, and two more that return many shapes: as objects, and as a typed array. */
const calls = {
  ...createCalls(),
  asObjects: (count: number): ShapeObject[] =>
    Array.from({ length: count }, (_, i) => ({
      type: 1,
      x: i % 100,
      y: i / 100,
      width: 1,
      height: 1,
      fabric: i % 16,
    })),
  asNumbers(count: number): Float32Array<ArrayBuffer> {
    const shapes = newShapes(count);
    for (let i = 0; i < count; i++) writeShape(shapes, i, [1, i % 100, i / 100, 1, 1, i % 16]);
    return transfer(shapes, [shapes.buffer]);
  },
};

export type ShapeCalls = typeof calls;

expose(calls);
