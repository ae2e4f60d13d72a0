import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { useId, type ReactNode } from 'react';
import { usedFor, yardage, type NameBlock } from '../../panels/estimate/estimate-words';
import type { Count, FabricTotals } from '../../panels/estimate/totals';
import { eighthsOf, metres, yards } from '../../panels/estimate/yardage-words';
import { nameOfFabric } from '../../panels/fabric/fabric-search';
import type { FindFabric } from '../../panels/use-fabrics';
import { swatchPicture } from '../../server/pictures';
import { classNames } from '../../ui/class-names';
import styles from './EstimateList.module.css';

interface EstimateListProps {
  totals: readonly FabricTotals[];
  count: Count;
  /** Usable width of the cloth, in inches. */
  width: number;
  /** How far the work on what is sewn is, from 0 to 1; null when it is done. */
  done: number | null;
  find: FindFabric;
  nameBlock: NameBlock;
  /** The fabric whose arithmetic is open; 0 for none. */
  opened: number;
  /** What opens below its row, where there is no room beside the list. */
  below: ReactNode;
  onOpen: (fabric: number) => void;
}

/** Every fabric of a quilt with how much it takes; a number opens to its arithmetic. */
export function EstimateList({
  totals,
  count,
  width,
  done,
  find,
  nameBlock,
  opened,
  below,
  onOpen,
}: EstimateListProps) {
  const id = useId();
  const all = totals.reduce((sum, { quick }) => sum + (quick?.squareInches ?? 0), 0);
  const eighths = totals.reduce((sum, { sewn }) => sum + (sewn ? eighthsOf(sewn.squareInches, width) : 0), 0);
  return (
    <div className={styles.card} data-count={count}>
      <p className={styles.head} aria-hidden>
        <span>Cloth</span>
        <span className={styles.quick}>Quick</span>
        <span className={styles.yards}>Yards</span>
        <span className={styles.metres}>Metres</span>
      </p>
      {done !== null && (
        <progress className={styles.progress} aria-label="Working out what is sewn" value={done} max={1} />
      )}
      <ul className={styles.list}>
        {totals.map(({ fabric, quick, sewn }) => {
          const isOpen = fabric === opened;
          const use = sewn ?? quick;
          return (
            <li key={fabric}>
              <button
                type="button"
                className={classNames(styles.row, isOpen && styles.open)}
                aria-expanded={isOpen}
                aria-controls={isOpen && below ? `${id}-${fabric}` : undefined}
                onClick={() => {
                  onOpen(fabric);
                }}
              >
                <Swatch fabric={find(fabric)} />
                <span className={styles.words}>
                  <span className={styles.name}>{fabricName(fabric, find)}</span>
                  <span className={styles.use}>
                    {sewn || done !== null ? use && usedFor(use, nameBlock) : 'Wholly hidden: not sewn'}
                  </span>
                </span>
                <span className={styles.quick}>
                  <span className="visually-hidden">quick </span>
                  {quick ? yardage(quick.squareInches) : '0.0″'}
                </span>
                <span className={styles.yards}>
                  {sewn ? yards(eighthsOf(sewn.squareInches, width)) : done === null ? '0 yd' : '…'}
                </span>
                <span className={styles.metres}>
                  {sewn ? metres(sewn.squareInches, width) : done === null ? '0 m' : ''}
                </span>
              </button>
              {isOpen && below && (
                <div id={`${id}-${fabric}`} className={styles.below}>
                  {below}
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <p className={styles.foot}>
        <span>All cloth for the top</span>
        <span className={styles.total}>
          {count === 'quick' ? yardage(all) : done === null ? yards(eighths) : '…'}
        </span>
      </p>
    </div>
  );
}

/** What a fabric is called, also one that is no more there. */
export function fabricName(fabricNum: number, find: FindFabric): string {
  const fabric = find(fabricNum);
  return fabric ? nameOfFabric(fabric) : `Fabric ${fabricNum}`;
}

function Swatch({ fabric }: { fabric: Fabric | undefined }) {
  return (
    <span className={styles.swatch}>
      {fabric && <img src={swatchPicture(fabric)} alt="" loading="lazy" />}
    </span>
  );
}
