import { MESSAGES } from '../../messages.js';
import { inNoQuilt, type Block } from '../block.js';
import { sentBlockSchema } from './block-schema.js';
import { createdForm } from '../created-block.js';
import type { Shape } from '../shapes/shape.js';

interface Fault {
  path: (string | number)[];
  message: string;
}

/** A created block as it may be stored. Each field and each shape must be as the block editor would make it. */
export const createdBlockSchema = sentBlockSchema.superRefine((block, context) => {
  const fault = formFault(block) ?? shapeFault(block);
  if (fault) context.addIssue({ code: 'custom', ...fault });
});

/**
 * Returns a fault in a field other than `levels`, if its value is one that the block editor never gives; otherwise
 * null.
 */
function formFault(block: Block): Fault | null {
  const placed = Object.entries(inNoQuilt).find(([key, value]) => block[key as keyof Block] !== value);
  if (placed) {
    const [key, value] = placed;
    return {
      path: [key],
      message: `A drawn block isn’t part of a quilt, so its ${key} must be ${String(value)}.`,
    };
  }
  const { levels, colourways } = block;
  if (colourways.length > 0)
    return {
      path: ['colourways'],
      message: 'A drawn block can’t have colourways. Only a designed block can have colourways.',
    };
  if (levels.every(({ length }) => length === 0)) return { path: ['levels'], message: MESSAGES.noShape };
  if (levels.at(-1)?.length === 0)
    return { path: ['levels', levels.length - 1], message: 'The top layer is empty. Remove it.' };
  return null;
}

/** Returns a fault in the first shape that the block editor would draw differently; null if there is none. */
function shapeFault(block: Block): Fault | null {
  const drawn = createdForm(block).levels;
  for (const [level, shapes] of block.levels.entries()) {
    for (const [index, shape] of shapes.entries()) {
      const form = drawn[level]?.[index];
      const part = parts.find(([key]) => !isSame(shape[key], form?.[key]));
      if (part) return { path: ['levels', level, index, part[0]], message: part[1] };
    }
  }
  return null;
}

/** True if two numbers, or two outlines, are the same. */
function isSame(one: number | Outline | undefined, other: number | Outline | undefined): boolean {
  return one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));
}

type Outline = Shape['outline'];

const betweenPlaces = 'The sides of a shape must be at multiples of 0.0001 block units.';

const parts = [
  ['shapeNum', 'Each shape of a block needs a different number, 1 or more.'],
  ['shapeXLoc', betweenPlaces],
  ['shapeYLoc', betweenPlaces],
  ['shapeWidth', betweenPlaces],
  ['shapeHeight', betweenPlaces],
  ['outline', 'The corners of an outline must be at multiples of 0.0001 block units.'],
  ['strokeWidth', 'A drawn shape can’t have a stroke: strokeWidth must be 0.'],
] as const;
