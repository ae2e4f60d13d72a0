import { useDeferredValue } from 'react';
import styles from './FabricPalette.module.css';
import { RECENT, useRecentFabrics } from './recent-fabrics';
import { Swatches, type SwatchesProps } from './Swatches';

/** The recently used fabrics. When a fabric is used, only this part of the palette renders again. */
export function RecentFabrics({
  hasTitle,
  leavesOutNone,
  ...swatches
}: Omit<SwatchesProps, 'fabrics' | 'places'> & {
  /** True if the fabrics have a visible title of their own. */
  hasTitle: boolean;
  /**
   * True to render nothing while there are no recent fabrics. If false, empty places are reserved, so that
   * nothing below moves when fabrics fill them.
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
