import { pathData } from '@quiltwright/shared/geometry/outline';
import { memo } from 'react';
import { outlineIn } from '@quiltwright/shared/quilting/shapes/form';
import {
  unitPatches,
  type FillUnit,
  type Turns,
} from '@quiltwright/shared/model/created-block/laying/fill-units';
import { useRoving } from '../../../ui/hooks/use-roving';
import { offeredAs, offeredUnits } from './unit-names';
import { PictureButton } from './PictureButton';
import styles from './UnitPalette.module.css';
import type { CreationEditor } from '../use-creation-editor';

const unitKeys = offeredUnits.map((_, index) => index);

interface UnitPaletteProps extends Pick<CreationEditor, 'editing' | 'options'> {
  /** Called when a unit was chosen. */
  onUnit: () => void;
}

/** Buttons for the units that can fill cells. */
export const UnitPalette = memo(function UnitPalette({ editing, options, onUnit }: UnitPaletteProps) {
  const { unit, turns, tool } = options;
  const chosen = tool === 'fill' ? offeredAs(unit, turns) : null;
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
