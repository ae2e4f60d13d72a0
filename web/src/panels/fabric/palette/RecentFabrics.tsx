import { useDeferredValue } from 'react';
import styles from './FabricPalette.module.css';
import { RECENT, useRecentFabrics } from './recent-fabrics';
import { Swatches, type SwatchesProps } from './Swatches';

/** The recently used fabrics. A newly used one joins them without rendering the rest of the palette again. */
export function RecentFabrics({
  leavesOutNone,
  ...swatches
}: Omit<SwatchesProps, 'fabrics' | 'places'> & {
  /** If false, it reserves empty places, so that nothing below moves when they fill. */
  leavesOutNone: boolean;
}) {
  // The design shows the fabric first.
  const recent = useDeferredValue(useRecentFabrics());
  if (leavesOutNone && recent.length === 0) return null;
  return (
    <section aria-label="Recently used">
      <p className={styles.head}>Recent</p>
      <Swatches fabrics={recent} places={RECENT} {...swatches} />
      <hr className="stitch" />
    </section>
  );
}
