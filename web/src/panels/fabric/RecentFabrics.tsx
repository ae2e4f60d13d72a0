import { useDeferredValue } from 'react';
import styles from './FabricPalette.module.css';
import { RECENT, useRecentFabrics } from './recent-fabrics';
import { Swatches, type SwatchesProps } from './Swatches';

/** The fabrics that were used last. What is used joins them without the rest of the palette being rendered again. */
export function RecentFabrics({
  leavesOutNone,
  ...swatches
}: Omit<SwatchesProps, 'fabrics' | 'places'> & {
  /** Else places that are still to be filled are kept, so that nothing below moves then. */
  leavesOutNone: boolean;
}) {
  // What it was used for is seen first.
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
