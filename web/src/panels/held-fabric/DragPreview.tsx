import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import type { Carry } from '../../editor/tools/carry';
import { swatchPicture } from '../../server/uploads/pictures';
import { BlockPicture } from '../blocks/pictures/BlockPicture';
import type { DragItem } from './drag-item';
import styles from './DragPreview.module.css';
import { previewPlace, wordsPlace } from './preview-place';

interface DragPreviewProps {
  carry: Carry<DragItem>;
  /** The words for the part or place that would get the dragged item; null for none. */
  goesTo: string | null;
}

/**
 * A picture of the fabric or block that is dragged over the canvas, above the finger or cursor. Words beside the
 * picture say where a drop would go.
 */
export function DragPreview({ carry, goesTo }: DragPreviewProps) {
  const carried = useStore(carry.carried, ({ now }) => now);
  if (!carried) return null;
  const { item, at, device } = carried;
  const window = { width: innerWidth, height: innerHeight };
  const { x, y } = previewPlace(at, device, window);
  const { side, room } = wordsPlace(x, window);
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
        <p className={styles.name} data-side={side} style={{ maxWidth: room }}>
          {goesTo}
        </p>
      )}
    </div>,
    document.body,
  );
}
