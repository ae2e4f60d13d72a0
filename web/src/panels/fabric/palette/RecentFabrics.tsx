import { useDeferredValue } from 'react';
import styles from './FabricPalette.module.css';
import { RECENT, useRecentFabrics } from './recent-fabrics';
import { Swatches, type SwatchesProps } from './Swatches';

/**
 * The recently used fabrics. This is a separate component, so only this part of the palette renders again when a fabric
 * is used.
 */
export function RecentFabrics({
  hasTitle,
  leavesOutNone,
  ...swatches
}: Omit<SwatchesProps, 'fabrics' | 'places'> & {
  /** True if a visible title above the fabrics already names them. */
  hasTitle: boolean;
  /**
   * True to render nothing while there are no recent fabrics. False to reserve space for them, so that nothing below
   * moves when they appear.
   */
  leavesOutNone: boolean;
}) {
  // React renders the design with the fabric before this list.
  const recent = useDeferredValue(useRecentFabrics());
  if (leavesOutNone && recent.length === 0) return null;
  return (
    <section aria-label="Recently used">
      {hasTitle && <p className={styles.head}>Recent</p>}
      <Swatches fabrics={recent} places={RECENT} {...swatches} />
      <hr className="stitch" />
    </section>
  );
}
