import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import styles from './ClothInUse.module.css';
import { Swatches, type SwatchesProps } from './Swatches';

/** What the design on the table is made of. */
export interface InUse {
  /** In this quilt, In this block. */
  heading: string;
  /** The one of which there is most first. */
  fabrics: readonly Fabric[];
}

/** Swatches that are shown at first: two rows, or one where there is little room. */
const FIRST = 8;
const FIRST_OF_COMPACT = 5;

/** The fabrics of the design on the table, for whoever wants more of the same. */
export function ClothInUse({
  heading,
  fabrics,
  compact,
  ...swatches
}: InUse & { compact: boolean } & Omit<SwatchesProps, 'fabrics' | 'places'>) {
  const [isWhole, setWhole] = useState(false);
  const first = compact ? FIRST_OF_COMPACT : FIRST;
  if (fabrics.length === 0) return null;
  return (
    <section aria-label={heading}>
      <div className={styles.head}>
        <p>{heading}</p>
        {fabrics.length > first && (
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
      <Swatches fabrics={isWhole ? fabrics : fabrics.slice(0, first)} {...swatches} />
      <hr className="stitch" />
    </section>
  );
}
