import { FABRIC } from '@quiltwright/shared/limits';
import type { FindFabric } from '../../../server/fabrics/use-fabrics';
import { laysShapes } from '../../../editor/tools/drawing/lays-shapes';
import { fabricOfSpot } from '@quiltwright/shared/quilting/spots';
import { useRoving } from '../../../ui/hooks/use-roving';
import { fabricAction } from './fabric-action';
import styles from './FabricSpots.module.css';
import type { CreationEditor } from '../use-creation-editor';

export const spots = Array.from({ length: FABRIC.lastSpot }, (_, index) => FABRIC.firstSpot + index);

interface FabricSpotsProps {
  editor: CreationEditor;
  fabric: FindFabric;
}

/**
 * Buttons for the nine fabric spots (numbers that stand for fabrics). The chosen spot is given to the selection, or to
 * the next shape.
 */
export function FabricSpots({
  editor: { drawing, selected, options, editing, run },
  fabric,
}: FabricSpotsProps) {
  const { tool } = options;
  const { spotFabrics } = drawing.document.design.block;
  const fabricOf = (spot: number) => fabricOfSpot(spotFabrics, spot);
  const used = [...new Set(selected.map(({ shape }) => shape.fillFabric))];
  // While a drawing tool is in use, a chosen spot applies to the next shape.
  const isForNext = selected.length === 0 || laysShapes(tool);
  const next = tool === 'fill' ? editing.filling.filler().fabrics.figure : editing.nextShape().fabric;
  const worn = isForNext ? next : used.length === 1 ? used[0] : null;
  const chosen = spots.find((spot) => fabricOf(spot) === worn);
  const { grid, item } = useRoving(spots, chosen ?? null);
  return (
    <section className={styles.section} aria-label="Spots">
      <div className={styles.head}>
        <h3>Spot</h3>
        {isForNext && <p>{`for what you ${tool === 'fill' ? 'fill' : 'draw'} next`}</p>}
      </div>
      <div className={styles.spots} role="group" aria-label="Spot" {...grid}>
        {spots.map((spot) => (
          <button
            key={spot}
            {...item(spot)}
            type="button"
            className={styles.spot}
            style={{ backgroundColor: fabric(fabricOf(spot))?.averageColour }}
            aria-label={`Spot ${spot}`}
            aria-pressed={spot === chosen}
            onClick={() => {
              editing.options.setState({ fabric: spot });
              if (!isForNext) run(fabricAction(fabricOf(spot), options.drawsBy === 'seams'));
            }}
          >
            {spot}
          </button>
        ))}
      </div>
    </section>
  );
}
