import { useLayoutEffect, useRef } from 'react';
import { useStore, type StoreApi } from 'zustand';
import type { Position } from '../../../render/camera/camera';
import { formatInches } from '@quiltwright/shared/ruler/lengths';

/** The store of the pointer's place, in inches from the corner of the design. Null while no place is shown. */
export type Cursor = StoreApi<{ at: Position | null }>;

/**
 * Shows the pointer's place. The text is set without React, because React would be slower than all other work at a
 * mouse move.
 * @param step the place is rounded to a multiple of this many inches
 */
export function CursorPosition({ cursor, step }: { cursor: Cursor; step: number }) {
  const isShown = useStore(cursor, ({ at }) => at !== null);
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const rounded = (length: number) => formatInches(Math.round(length / step) * step);
    const write = () => {
      const { at } = cursor.getState();
      if (!at || !place.current) return;
      const text = `${rounded(at.x)}, ${rounded(at.y)}`;
      if (text !== place.current.textContent) place.current.textContent = text;
    };
    write();
    return cursor.subscribe(write);
  }, [cursor, step, isShown]);
  return (
    isShown && (
      <p data-cursor>
        Cursor <b ref={place} />
      </p>
    )
  );
}
