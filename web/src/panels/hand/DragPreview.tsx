import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import type { Carried, Carry } from '../../editor/tools/carry';
import { swatchPicture } from '../../server/uploads/pictures';
import { BlockPicture } from '../blocks/pictures/BlockPicture';
import type { DragItem } from './drag-item';
import styles from './DragPreview.module.css';

interface DragPreviewProps {
  carry: Carry<DragItem>;
  /** The words for the target under the pointer; null away from all targets. */
  goesTo: string | null;
}

const SIZE = 84;
/**
 * The distance between the middle of the dragged item and the pointer, in pixels. A finger hides more than a cursor.
 */
const ABOVE = { touch: 78, pen: 64, mouse: 58 } as const;
const EDGE = 8;
/** The width reserved for the words of the target, in pixels. */
const NAME = 180;

/**
 * The fabric or block that is dragged over the canvas. It is drawn above the finger or cursor, with the words for its
 * target.
 */
export function DragPreview({ carry, goesTo }: DragPreviewProps) {
  const carried = useStore(carry.carried, ({ now }) => now);
  if (!carried) return null;
  const { item } = carried;
  const { x, y } = placeOf(carried);
  return createPortal(
    <div
      className={styles.place}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      data-drag-preview
      aria-hidden
    >
      <div className={styles.picture}>
        {item.kind === 'fabric' ? (
          <img src={swatchPicture(item.fabric)} alt="" />
        ) : (
          <BlockPicture block={item.block} />
        )}
      </div>
      {goesTo !== null && (
        <p className={styles.name} data-side={x < NAME + EDGE ? 'right' : 'left'}>
          {goesTo}
        </p>
      )}
    </div>,
    document.body,
  );
}

function placeOf({ at, device }: Carried<DragItem>): { x: number; y: number } {
  const within = (place: number, room: number) => Math.min(room - SIZE - EDGE, Math.max(EDGE, place));
  return {
    x: within(at.x - SIZE / 2, innerWidth),
    y: within(at.y - ABOVE[device] - SIZE / 2, innerHeight),
  };
}
