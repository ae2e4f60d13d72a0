import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { useMemo, useState } from 'react';
import { Button } from '../../../ui/basics/Button';
import styles from './ClothInUse.module.css';
import { Swatches, type SwatchesProps } from './Swatches';

/** The fabrics of the open design. */
export interface InUse {
  noun: 'quilt' | 'block';
  /** The fabrics, the most used first; unknown fabrics are left out. */
  fabrics: readonly Fabric[];
  /**
   * True if the design has parts that take fabrics. Space for the fabrics is then reserved, so that nothing moves when
   * a fabric is added.
   */
  isThere: boolean;
}

interface ClothInUseProps {
  compact: boolean;
  /** True if a visible title above the fabrics already names them. */
  hasTitle: boolean;
  /**
   * The number of swatches that fit side by side. Space for at least this many is reserved, so that nothing below moves
   * when a fabric is added.
   */
  row: number;
}

/** The fabrics of the open design, which a quilter can use again. */
export function ClothInUse({
  noun,
  fabrics,
  isThere,
  compact,
  hasTitle,
  row,
  ...swatches
}: InUse & ClothInUseProps & Omit<SwatchesProps, 'fabrics' | 'places'>) {
  const [isWhole, setWhole] = useState(false);
  const some = useMemo(() => fabrics.slice(0, row), [fabrics, row]);
  const hasMore = fabrics.length > row;
  // A phone's sheet is low, so everything that is left out here gives the palette more room.
  if (!isThere || (compact && fabrics.length === 0)) return null;
  return (
    <section aria-label={`Fabrics in this ${noun}`}>
      {(hasTitle || hasMore) && (
        <div className={styles.head}>
          {(hasTitle || compact) && <p>{`In this ${noun}`}</p>}
          {hasMore && (
            <Button
              look="quiet"
              className={styles.more}
              aria-expanded={isWhole}
              onClick={() => {
                setWhole(!isWhole);
              }}
            >
              {isWhole ? 'Show fewer' : `Show all ${fabrics.length}`}
            </Button>
          )}
        </div>
      )}
      <Swatches fabrics={isWhole ? fabrics : some} places={row} {...swatches} />
      {!compact && <hr className="stitch" />}
    </section>
  );
}
