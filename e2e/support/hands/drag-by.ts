import type { Hand, Place } from './hand.js';

export type PointingDevice = 'mouse' | 'finger' | 'pen';

/** A drag that pauses before its release. */
export interface Drag {
  to: (place: Place) => Promise<void>;
  letGo: () => Promise<void>;
}

/** Presses at a place with a pointing device. Returns the drag. */
export async function dragBy(device: PointingDevice, hand: Hand, from: Place): Promise<Drag> {
  const { page } = hand;
  switch (device) {
    case 'mouse':
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      return { to: ({ x, y }) => page.mouse.move(x, y, { steps: 6 }), letGo: () => page.mouse.up() };
    case 'finger':
      await hand.down({ 0: from });
      return { to: (place) => hand.move({ 0: place }), letGo: () => hand.up() };
    case 'pen': {
      let at = from;
      await hand.pen('mousePressed', from);
      return {
        to: async (place) => {
          at = place;
          await hand.pen('mouseMoved', place);
        },
        letGo: () => hand.pen('mouseReleased', at),
      };
    }
  }
}
