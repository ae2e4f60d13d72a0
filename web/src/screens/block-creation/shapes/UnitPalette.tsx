import { pathData } from '@quiltwright/shared/geometry/outline';
import { fabricOfSpot } from '@quiltwright/shared/quilting/spots';
import { memo, useMemo, type CSSProperties } from 'react';
import { outlineIn } from '@quiltwright/shared/quilting/shapes/form';
import {
  fabricsOfUnit,
  unitPatches,
  type FillUnit,
  type Turns,
} from '@quiltwright/shared/model/created-block/laying/fill-units';
import type { FindFabric } from '../../../server/fabrics/use-fabrics';
import { tapWord, useDeviceInUse } from '../../../panels/workspace/canvas/device-in-use';
import { Segments } from '../../../ui/fields/Segments';
import { Select } from '../../../ui/fields/Select';
import { useRoving } from '../../../ui/hooks/use-roving';
import { spots } from '../fabrics/FabricSpots';
import { offeredAs, offeredUnits } from './unit-names';
import { PictureButton } from './PictureButton';
import styles from './UnitPalette.module.css';
import type { CreationEditor } from '../use-creation-editor';

const unitKeys = offeredUnits.map((_, index) => index);
const sweepWays = [
  { value: 'one', name: 'One large unit' },
  { value: 'each', name: 'A unit in each cell' },
] as const;
const fabricNames = { figure: 'Unit', ground: 'Ground', third: 'Third' } as const;

interface UnitPaletteProps extends Pick<CreationEditor, 'editing' | 'options'> {
  /**
   * The number of the real fabric for each fabric spot, in the order of the spots. A spot without an entry has no
   * real fabric. Undefined if no spot has a real fabric.
   */
  spotFabrics: number[] | undefined;
  fabric: FindFabric;
  /** Called when a unit was chosen. */
  onUnit: () => void;
}

/** Buttons for the units that can fill cells, and for the fabric spots of the units. */
export const UnitPalette = memo(function UnitPalette({
  editing,
  options,
  spotFabrics,
  fabric,
  onUnit,
}: UnitPaletteProps) {
  const device = useDeviceInUse();
  const tap = tapWord(device);
  const byKeys = device === 'keyboard';
  const { unit, turns, tool, sweepWay } = options;
  const chosen = tool === 'fill' ? offeredAs(unit, turns) : null;
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
  const { grid, item } = useRoving(unitKeys, chosen);
  return (
    <section className={styles.section} aria-label="Fill cells">
      <h2>Fill cells</h2>
      <div className={styles.units} role="group" aria-label="Unit to fill cells with" {...grid}>
        {offeredUnits.map((each, index) => (
          <PictureButton
            key={each.name}
            {...item(index)}
            label={each.name}
            pressed={index === chosen}
            onPress={() => {
              editing.options.setState({ unit: each.unit, turns: each.turns ?? 0 });
              editing.choose('fill');
              onUnit();
            }}
            picture={<UnitIcon unit={each.unit} turns={each.turns ?? 0} />}
          />
        ))}
      </div>
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
      <p className={styles.quiet}>
        {byKeys
          ? // As short as the other hints, so that the controls below don't move. The status bar names more keys.
            'Arrow keys move, Enter fills, R turns.'
          : chosen === null
            ? `Pick a unit, then ${tap.toLowerCase()} or sweep over cells.`
            : `${tap} or sweep cells. ${tap} again to turn.`}
      </p>
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
});

/** A small picture of a unit. */
function UnitIcon({ unit, turns }: { unit: FillUnit; turns: Turns }) {
  return (
    <svg viewBox="0 0 20 20" className={styles.icon} aria-hidden>
      {unitPatches(unit, turns).map(({ form, box: { x, y, width, height }, fabric }, index) => (
        <path
          key={index}
          className={styles[fabric]}
          d={pathData(outlineIn(form, { x: x * 9 + 1, y: y * 9 + 1, width: width * 9, height: height * 9 }))}
        />
      ))}
    </svg>
  );
}
