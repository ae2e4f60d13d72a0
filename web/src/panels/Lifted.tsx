import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import type { Carried, Carry } from '../editor/tools/carry';
import styles from './Lifted.module.css';

interface LiftedProps<Item> {
  carry: Carry<Item>;
  /** What it looks like in the hand. */
  picture: (item: Item) => ReactNode;
  /** What it goes to; null for nothing. */
  goesTo: string | null;
}

const SIZE = 84;
/** Pixels between its middle and what holds it: a finger hides more than a cursor. */
const ABOVE = { touch: 78, pen: 64, mouse: 58 } as const;
const EDGE = 8;
/** Room for the name of what it goes to. */
const NAME = 180;

/** What is being dragged on to the canvas, above finger or cursor, and the name of what gets it. */
export function Lifted<Item>({ carry, picture, goesTo }: LiftedProps<Item>) {
  const carried = useStore(carry.carried, ({ now }) => now);
  if (!carried) return null;
  const { x, y } = placeOf(carried);
  return createPortal(
    <div
      className={styles.place}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      data-lifted-swatch
      aria-hidden
    >
      <div className={styles.picture}>{picture(carried.item)}</div>
      {goesTo !== null && (
        <p className={styles.name} data-side={x < NAME + EDGE ? 'right' : 'left'}>
          {goesTo}
        </p>
      )}
    </div>,
    document.body,
  );
}

function placeOf({ at, device }: Carried<unknown>): { x: number; y: number } {
  const within = (place: number, room: number) => Math.min(room - SIZE - EDGE, Math.max(EDGE, place));
  return {
    x: within(at.x - SIZE / 2, innerWidth),
    y: within(at.y - ABOVE[device] - SIZE / 2, innerHeight),
  };
}
