import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import styles from './ClothInUse.module.css';
import { Swatches, type SwatchesProps } from './Swatches';

/** What the design on the table is made of. */
export interface InUse {
  noun: 'quilt' | 'block';
  /** The one of which there is most first; those that aren't known yet are left out. */
  fabrics: readonly Fabric[];
  /** Whether there is something that has fabrics. */
  isThere: boolean;
}

/** Swatches that are shown at first: a row, so that nothing below moves when another one comes. */
const FIRST = 4;
const FIRST_OF_COMPACT = 5;

/** The fabrics of the design on the table, for whoever wants more of the same. */
export function ClothInUse({
  noun,
  fabrics,
  isThere,
  compact,
  ...swatches
}: InUse & { compact: boolean } & Omit<SwatchesProps, 'fabrics' | 'places'>) {
  const [isWhole, setWhole] = useState(false);
  const first = compact ? FIRST_OF_COMPACT : FIRST;
  if (!isThere) return null;
  return (
    <section aria-label={`Fabrics in this ${noun}`}>
      <div className={styles.head}>
        <p>In this {noun}</p>
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
      <Swatches fabrics={isWhole ? fabrics : fabrics.slice(0, first)} places={first} {...swatches} />
      <hr className="stitch" />
    </section>
  );
}
