import { newShapes, writeShape } from '@quiltwright/workers/kernels/scene/scene-access';
import { createCalls } from '@quiltwright/workers/worker-calls';
import { expose, transfer } from 'comlink';

/** A shape as an object, as the most obvious code would have it. */
interface ShapeObject {
  type: number;
  x: number;
  y: number;
  width: number;
  height: number;
  fabric: number;
}

/** The product's calls, and two ways to send the shapes of a quilt. */
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
