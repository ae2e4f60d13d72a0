import { inches } from '@quiltwright/shared/geometry/units';
import { newCopies, newShapes, writeShape } from '@quiltwright/workers/kernels/scene/scene-access';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import { describe, expect, it } from 'vitest';
import { MemoryBudget } from '../surface/memory-budget';
import { SewnLook } from './sewn-look';

const COLOURS = new Map([
  [11, '#f0e8d0'],
  [12, '#203060'],
  [13, '#902020'],
  [14, '#101010'],
]);
const [CREAM, NAVY, RED, BLACK] = [11, 12, 13, 14] as const;

/** Returns a quilt with a block in some fabrics, and with a border of another fabric around it. */
function quilt(fabrics: readonly number[], border: number): Scene {
  const side = inches(36);
  const shapes = newShapes(fabrics.length);
  for (const [shape, fabric] of fabrics.entries()) writeShape(shapes, shape, [1, 0, 0, 1000, 1000, fabric]);
  const whole = { x: 0, y: 0, width: side, height: side };
  const hole = { x: 3, y: 3, width: 30, height: 30 };
  return {
    width: side,
    length: side,
    bands: [{ name: 'border1', outer: whole, hole, fabric: border }],
    blocks: [{ key: 'block', blockNum: 1, width: side, height: side, shapes, lines: new Float32Array() }],
    copies: newCopies(0),
  };
}

function bindingOf(scene: Scene, binding: number): number {
  const cloths = (fabric: number) => ({ colour: COLOURS.get(fabric) ?? '', levels: [] });
  return new SewnLook({ pattern: 'echo', binding }, cloths, new MemoryBudget(1e6)).bindingOf(scene);
}

describe('the binding', () => {
  it('has the fabric that the quilter chose for it', () => {
    expect(bindingOf(quilt([CREAM, NAVY], RED), CREAM)).toBe(CREAM);
    expect(bindingOf(quilt([CREAM, NAVY], RED), RED)).toBe(RED);
  });

  it('has the darkest fabric beside that of the border if the quilter chose none', () => {
    expect(bindingOf(quilt([CREAM, NAVY, RED], BLACK), 0)).toBe(NAVY);
  });

  it('leaves out a chosen fabric that the quilt no longer has', () => {
    expect(bindingOf(quilt([CREAM, NAVY], RED), BLACK)).toBe(NAVY);
  });
});
