import { expect, it } from 'vitest';
import type { Part } from '../../render/scene/part';
import { Sweep } from './sweep';
import type { CanvasPoint, View } from './tool';

/** Returns the part at a point: a sashing 8 pixels wide, with a border on each side. */
const partAt: View['partAt'] = ({ x }) => {
  if (x < 40) return { kind: 'band', band: 'border1' };
  return { kind: 'band', band: x < 48 ? 'sashing' : 'border2' };
};

function point(x: number): CanvasPoint {
  const at = { x, y: 10 };
  const modifiers = { shift: false, alt: false, ctrl: false };
  return { page: at, at, isOver: true, part: partAt(at), device: 'mouse', modifiers };
}

it('includes the parts that a leap of the pointer passes, once, in order', () => {
  const tried: string[][] = [];
  const given: string[][] = [];
  const nothing = () => undefined;
  const sweep = new Sweep<string>().tool({
    itemsAt: (part: Part) => (part.kind === 'band' ? [part.band] : []),
    onTap: nothing,
    onHold: nothing,
    onTry: (items) => tried.push([...items]),
    onGive: (items) => given.push([...items]),
    onEnd: nothing,
  });
  const view: View = {
    partAt,
    inches: (at) => at,
    viewport: () => ({ width: 100, height: 20 }),
    preview: nothing,
    openMenu: nothing,
  };
  sweep.dragStart?.(point(10), view);
  sweep.dragMove?.(point(90), view);
  sweep.dragMove?.(point(10), view);
  sweep.dragEnd?.(point(10), view);
  const all = ['border1', 'sashing', 'border2'];
  expect(tried).toEqual([['border1'], all, all]);
  expect(given).toEqual([all]);

  // The next sweep starts where the pointer is pressed.
  sweep.dragStart?.(point(60), view);
  sweep.dragEnd?.(point(60), view);
  expect(given.at(-1)).toEqual(['border2']);
});
