import { expect, it } from 'vitest';
import type { Part } from '../../render/scene/part';
import { anyOf } from './any-of';
import { holdMenu } from './hold-menu';
import type { CanvasPoint, Tool, View } from './tool';

const shape: Part = { kind: 'block', placement: 0, copy: 0, shape: 3 };
const ground: Part = { kind: 'block', placement: 0, copy: 0, shape: null };

it('opens the menu of the shape under a resting finger, which may rest elsewhere before it draws', () => {
  const opened: (Part | null)[] = [];
  const view: View = {
    partAt: () => null,
    inches: (at) => at,
    viewport: () => ({ width: 100, height: 100 }),
    preview: () => {},
    openMenu: ({ part }) => opened.push(part),
  };
  const draw: Tool = anyOf('draw', [{ name: 'draw-shape', takesDrag: () => true }, holdMenu]);
  const pointOn = (part: Part | null): CanvasPoint => ({
    ...{ page: { x: 0, y: 0 }, at: { x: 0, y: 0 }, isOver: true, device: 'touch', part },
    modifiers: { shift: false, alt: false, ctrl: false },
  });
  expect([shape, ground, null].map((part) => draw.takesHold?.(pointOn(part), view))).toEqual([
    true,
    false,
    false,
  ]);
  draw.hold?.(pointOn(shape), view);
  draw.hold?.(pointOn(ground), view);
  expect(opened).toEqual([shape]);
});
