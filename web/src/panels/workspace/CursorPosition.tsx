import { useStore, type StoreApi } from 'zustand';
import type { Position } from '../../render/camera';
import { formatInches } from '../../ui/inches';

/** Where the pointer is, in inches from the corner of what lies on the table. */
export type Cursor = StoreApi<{ at: Position | null }>;

/** @param step to which it is rounded, in inches */
export function CursorPosition({ cursor, step }: { cursor: Cursor; step: number }) {
  const { at } = useStore(cursor);
  const rounded = (length: number) => formatInches(Math.round(length / step) * step);
  return (
    at && (
      <p>
        Cursor{' '}
        <b>
          {rounded(at.x)}, {rounded(at.y)}
        </b>
      </p>
    )
  );
}
