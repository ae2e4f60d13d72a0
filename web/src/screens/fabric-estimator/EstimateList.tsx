import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { FabricEstimate } from '@quiltwright/workers/kernels/estimate/estimate-types';
import { useId } from 'react';
import { nameOfFabric } from '../../panels/fabric/fabric-search';
import type { FindFabric } from '../../panels/use-fabrics';
import { swatchPicture } from '../../server/pictures';
import { classNames } from '../../ui/class-names';
import { Arithmetic } from './Arithmetic';
import styles from './EstimateList.module.css';
import { usedFor, yardage, type NameBlock } from './estimate-words';

interface EstimateListProps {
  fabrics: readonly FabricEstimate[];
  find: FindFabric;
  nameBlock: NameBlock;
  /** The fabric whose arithmetic is open; 0 for none. */
  opened: number;
  /** Whether arithmetic opens below its row: there is no room beside the list. */
  opensBelow: boolean;
  onOpen: (fabric: number) => void;
}

/** Every fabric of a quilt with how much it takes; a number opens to its arithmetic. */
export function EstimateList({ fabrics, find, nameBlock, opened, opensBelow, onOpen }: EstimateListProps) {
  const id = useId();
  const all = fabrics.reduce((sum, { squareInches }) => sum + squareInches, 0);
  return (
    <div className={styles.card}>
      <p className={styles.head} aria-hidden>
        <span>Cloth</span>
        <span>45″ wide</span>
      </p>
      <ul className={styles.list}>
        {fabrics.map((estimate) => {
          const { fabric, squareInches } = estimate;
          const isOpen = fabric === opened;
          return (
            <li key={fabric}>
              <button
                type="button"
                className={classNames(styles.row, isOpen && styles.open)}
                aria-expanded={isOpen}
                aria-controls={isOpen && opensBelow ? `${id}-${fabric}` : undefined}
                onClick={() => {
                  onOpen(fabric);
                }}
              >
                <Swatch fabric={find(fabric)} />
                <span className={styles.words}>
                  <span className={styles.name}>{fabricName(fabric, find)}</span>
                  <span className={styles.use}>{usedFor(estimate, nameBlock)}</span>
                </span>
                <span className={styles.number}>{yardage(squareInches)}</span>
              </button>
              {isOpen && opensBelow && (
                <div id={`${id}-${fabric}`} className={styles.below}>
                  <Arithmetic estimate={estimate} nameBlock={nameBlock} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <p className={styles.foot}>
        <span>All cloth for the top</span>
        <span className={styles.total}>{yardage(all)}</span>
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
