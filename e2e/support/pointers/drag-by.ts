import type { Pointer, Place } from './pointer.js';

export type PointingDevice = 'mouse' | 'finger' | 'pen';

/** A drag by mouse, finger or pen that a test controls step by step. */
export interface Drag {
  to: (place: Place) => Promise<void>;
  letGo: () => Promise<void>;
}

/** Presses at a point with a pointing device. Returns the drag that begins there. */
export async function dragBy(device: PointingDevice, pointer: Pointer, from: Place): Promise<Drag> {
  const { page } = pointer;
  switch (device) {
    case 'mouse':
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      return { to: ({ x, y }) => page.mouse.move(x, y, { steps: 6 }), letGo: () => page.mouse.up() };
    case 'finger':
      await pointer.down({ 0: from });
      return { to: (place) => pointer.move({ 0: place }), letGo: () => pointer.up() };
    case 'pen': {
      let at = from;
      await pointer.pen('mousePressed', from);
      return {
        to: async (place) => {
          at = place;
          await pointer.pen('mouseMoved', place);
        },
        letGo: () => pointer.pen('mouseReleased', at),
      };
    }
  }
}
