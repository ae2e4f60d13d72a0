import { FABRIC } from '@quiltwright/shared/limits';
import type { FindFabric } from '../../panels/use-fabrics';
import styles from './FabricSpots.module.css';

export const spots = Array.from({ length: FABRIC.lastSpot }, (_, index) => FABRIC.firstSpot + index);

interface FabricSpotsProps {
  fabric: FindFabric;
  /** What all that is selected is in, or what is drawn next; null for several. */
  chosen: number | null;
  onSpot: (spot: number) => void;
}

/** The nine fabric spots, one of which each shape is in. */
export function FabricSpots({ fabric, chosen, onSpot }: FabricSpotsProps) {
  return (
    <section className={styles.section} aria-label="Fabric spots">
      <h3>Fabric spot</h3>
      <div className={styles.spots} role="group" aria-label="Fabric spot">
        {spots.map((spot) => (
          <button
            key={spot}
            type="button"
            className={styles.spot}
            style={{ backgroundColor: fabric(spot)?.averageColour }}
            aria-label={`Fabric spot ${spot}`}
            aria-pressed={spot === chosen}
            onClick={() => {
              onSpot(spot);
            }}
          >
            {spot}
          </button>
        ))}
      </div>
    </section>
  );
}
