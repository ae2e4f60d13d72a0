import { pathData } from '@quiltwright/shared/geometry/outline';
import { outlineIn } from '@quiltwright/shared/quilting/shapes/form';
import { SHAPE_TYPE } from '@quiltwright/shared/quilting/shapes/shape';
import { memo } from 'react';
import { useRoving } from '../../../ui/hooks/use-roving';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { boxInUnits, fine } from '@quiltwright/shared/model/created-block/fine-edges';
import {
  imageOf,
  symmetries,
  symmetryNames,
  type Symmetry,
} from '@quiltwright/shared/model/created-block/symmetry';
import { PictureButton } from '../shapes/PictureButton';
import styles from './SymmetryChoice.module.css';
import { symmetryWords } from './symmetry-words';
import type { CreationEditor } from '../use-creation-editor';

const symmetryKeys = symmetryNames.map((_, index) => index);

interface SymmetryChoiceProps extends Pick<CreationEditor, 'run'> {
  symmetry: Symmetry;
  hasHeading: boolean;
}

/** The choice of a symmetry, which repeats each drawn shape in other parts of the block. */
export const SymmetryChoice = memo(function SymmetryChoice({
  symmetry,
  hasHeading,
  run,
}: SymmetryChoiceProps) {
  const { grid, item } = useRoving(symmetryKeys, symmetryNames.indexOf(symmetry));
  return (
    <section className={styles.section} aria-label="Symmetry">
      {hasHeading && <h2>Symmetry</h2>}
      <div className={styles.choice} role="group" aria-label="Symmetry" {...grid}>
        {symmetryNames.map((each, index) => (
          <PictureButton
            key={each}
            {...item(index)}
            label={symmetryWords[each]}
            pressed={each === symmetry}
            onPress={() => {
              run(act(commands.setSymmetry, each));
            }}
            picture={<SymmetryIcon symmetry={each} />}
          />
        ))}
      </div>
    </section>
  );
});

/**
 * The shape that the symmetry icons repeat: a triangle that touches no mirror axis, in thousandths of the icon's side.
 */
const part = {
  sides: { left: fine(170), top: fine(40), right: fine(450), bottom: fine(320) },
  form: SHAPE_TYPE.rightTopRight,
};

/** A small picture of a symmetry: one shape, and the copies that the symmetry makes of it. */
function SymmetryIcon({ symmetry }: { symmetry: Symmetry }) {
  return (
    <svg viewBox="0 0 1000 1000" className={styles.icon} aria-hidden>
      {symmetries[symmetry].map((image) => {
        const { sides, form } = imageOf(image, part);
        return (
          <path
            key={image}
            className={image === 'same' ? styles.part : styles.copy}
            d={pathData(outlineIn(form, boxInUnits(sides)))}
          />
        );
      })}
    </svg>
  );
}
