import { fabricOfSpot } from '@quiltwright/shared/quilting/spots';
import { useMemo, type CSSProperties } from 'react';
import { fabricsOfUnit } from '@quiltwright/shared/model/created-block/laying/fill-units';
import { Segments } from '../../../ui/fields/Segments';
import { Select } from '../../../ui/fields/Select';
import type { EditorProps } from '../editor-props';
import { spots } from '../fabrics/FabricSpots';
import styles from './UnitOptions.module.css';

const sweepWays = [
  { value: 'one', name: 'One large unit' },
  { value: 'each', name: 'A unit in each cell' },
] as const;
const fabricNames = { figure: 'Unit', ground: 'Ground', third: 'Third' } as const;

/** The fabric spots of the unit that fills cells, and the choice of what a sweep over cells makes. */
export function UnitOptions({ editor: { editing, options, drawing }, fabric }: EditorProps) {
  const { unit, sweepWay } = options;
  /* The number of the real fabric for each fabric spot. Undefined if no spot has a real fabric. */
  const { spotFabrics } = drawing.document.design.block;
  const fabrics = editing.filling.spots();
  const spotOptions = useMemo(
    () =>
      spots.map((value) => ({
        value,
        name: String(value),
        colour: fabric(fabricOfSpot(spotFabrics, value))?.averageColour,
      })),
    [spotFabrics, fabric],
  );
  return (
    <section className={styles.section} aria-label="Unit">
      <div className={styles.fabrics}>
        {fabricsOfUnit(unit).map((name) => (
          <div
            key={name}
            className={styles.fabric}
            style={
              { '--spot': fabric(fabricOfSpot(spotFabrics, fabrics[name]))?.averageColour } as CSSProperties
            }
          >
            <span aria-hidden>{fabricNames[name]}</span>
            <Select
              look="chip"
              label={fabricNames[name]}
              labelHidden
              options={spotOptions}
              value={fabrics[name]}
              onChoose={(spot) => {
                editing.filling.take(name, spot);
              }}
            />
          </div>
        ))}
      </div>
      <Segments
        label="When you sweep over cells"
        options={sweepWays}
        value={sweepWay}
        onChoose={(way) => {
          editing.options.setState({ sweepWay: way });
        }}
      />
    </section>
  );
}
