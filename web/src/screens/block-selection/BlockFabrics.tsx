import { fabricsOf, type Levels } from '@quiltwright/shared/quilting/shapes/shape';
import { Lock, LockOpen } from 'lucide-react';
import { nameOfFabric } from '../../panels/fabric/finding/fabric-search';
import { FabricPatch } from '../../panels/fabric/swatch/FabricPatch';
import type { FindFabric } from '../../server/fabrics/use-fabrics';
import { IconButton } from '../../ui/basics/Button';
import styles from './BlockFabrics.module.css';

interface BlockFabricsProps {
  levels: Levels;
  fabric: FindFabric;
  /** The number of the chosen fabric; 0 for none. */
  chosen: number;
  /** The numbers of the fabrics that are locked: shuffling doesn't change them. */
  locked: ReadonlySet<number>;
  onFabric: (fabricNum: number) => void;
  onLock: (fabricNum: number) => void;
}

/**
 * The list of the block's fabrics, each with the layers that contain it. A button picks a fabric up for other
 * patches; another button locks the fabric against shuffling.
 */
export function BlockFabrics({ levels, fabric, chosen, locked, onFabric, onLock }: BlockFabricsProps) {
  const used = fabricsOf(levels);
  if (used.length === 0) return <p className={styles.quiet}>Pick a block to see its fabrics.</p>;
  return (
    <ul className={styles.fabrics}>
      {used.map((fabricNum) => {
        const cloth = fabric(fabricNum);
        const name = cloth ? nameOfFabric(cloth) : `Fabric ${fabricNum}`;
        const isLocked = locked.has(fabricNum);
        return (
          <li key={fabricNum} className={styles.row}>
            <button
              type="button"
              className={styles.fabric}
              aria-pressed={fabricNum === chosen}
              onClick={() => {
                onFabric(fabricNum);
              }}
            >
              <FabricPatch fabric={cloth} />
              <span className={styles.name}>{name}</span>
              <span className={styles.layers}>{layersOf(levels, fabricNum)}</span>
            </button>
            <IconButton
              label={`Lock ${name}`}
              title={
                isLocked ? 'Unlock: shuffling can change this fabric' : 'Lock: shuffling keeps this fabric'
              }
              aria-pressed={isLocked}
              className={styles.lock}
              onClick={() => {
                onLock(fabricNum);
              }}
            >
              {isLocked ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}

function layersOf(levels: Levels, fabricNum: number): string {
  const layers = levels.flatMap((level, index) =>
    level.some(({ fillFabric }) => fillFabric === fabricNum) ? index + 1 : [],
  );
  return `${layers.length === 1 ? 'Layer' : 'Layers'} ${layers.join(', ')}`;
}
