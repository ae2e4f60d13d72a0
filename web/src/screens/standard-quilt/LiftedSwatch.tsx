import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import type { CanvasInput, Lifted } from '../../canvas/tools/canvas-input';
import { swatchPicture } from '../../server/pictures';
import styles from './LiftedSwatch.module.css';

interface LiftedSwatchProps {
  input: CanvasInput<Fabric>;
  /** What the fabric goes to when it is let go; null for nothing. */
  goesTo: string | null;
}

const SIZE = 84;
/** Pixels between the swatch's middle and what holds it: a finger hides more than a cursor. */
const ABOVE = { touch: 78, pen: 64, mouse: 58 } as const;
const EDGE = 8;
/** Room for the name of what it goes to. */
const NAME = 180;

/** The fabric that is being dragged on to the quilt, above finger or cursor, and the name of what gets it. */
export function LiftedSwatch({ input, goesTo }: LiftedSwatchProps) {
  const lifted = useStore(input.ongoing, (ongoing) => ongoing.lifted);
  if (!lifted) return null;
  const { x, y } = placeOf(lifted);
  return createPortal(
    <div
      className={styles.place}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      data-lifted-swatch
      aria-hidden
    >
      <img className={styles.swatch} src={swatchPicture(lifted.cargo)} alt="" />
      {goesTo !== null && (
        <p className={styles.name} data-side={x < NAME + EDGE ? 'right' : 'left'}>
          {goesTo}
        </p>
      )}
    </div>,
    document.body,
  );
}

function placeOf({ at, device }: Lifted<Fabric>): { x: number; y: number } {
  const within = (place: number, room: number) => Math.min(room - SIZE - EDGE, Math.max(EDGE, place));
  return {
    x: within(at.x - SIZE / 2, innerWidth),
    y: within(at.y - ABOVE[device] - SIZE / 2, innerHeight),
  };
}
