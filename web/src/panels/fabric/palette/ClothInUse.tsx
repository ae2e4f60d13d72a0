import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { useMemo, useState } from 'react';
import { Button } from '../../../ui/basics/Button';
import styles from './ClothInUse.module.css';
import { Swatches, type SwatchesProps } from './Swatches';

/** The fabrics of the open design. */
export interface InUse {
  noun: 'quilt' | 'block';
  /** The most used first; unknown ones are left out. */
  fabrics: readonly Fabric[];
  /**
   * True if the design has parts that take fabrics: it reserves places for them, so that nothing moves when one comes.
   */
  isThere: boolean;
}

interface ClothInUseProps {
  compact: boolean;
  /**
   * Swatches that fit side by side: it starts with this many places, so that nothing below moves when another one
   * comes.
   */
  row: number;
}

/** The fabrics of the open design, for using more of the same. */
export function ClothInUse({
  noun,
  fabrics,
  isThere,
  compact,
  row,
  ...swatches
}: InUse & ClothInUseProps & Omit<SwatchesProps, 'fabrics' | 'places'>) {
  const [isWhole, setWhole] = useState(false);
  const some = useMemo(() => fabrics.slice(0, row), [fabrics, row]);
  const hasMore = fabrics.length > row;
  // A phone's sheet is low: everything left out here is room for the palette.
  if (!isThere || (compact && fabrics.length === 0)) return null;
  const hasHead = !compact || hasMore;
  return (
    <section aria-label={`Fabrics in this ${noun}`}>
      {hasHead && (
        <div className={styles.head}>
          <p>{`In this ${noun}`}</p>
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
