import { inches } from '@quiltwright/shared/geometry/units';
import type { ArrangementCommand } from './arrangement';
import { edit } from './edit';
import { refitted } from './fitting';
import { freePlacements, laidPlacements } from './free-form-document';
import type { Mend } from './mends';

/** A mend, and of which placement, by its id. */
export interface Mending {
  id: number;
  mend: Mend;
}

const labels: Record<Mend['kind'], string> = {
  move: 'Moved so that it fits',
  centre: 'Centred',
  gaps: 'Gaps changed so that it fits',
  size: 'Sized so that it fits',
  borders: 'Borders narrowed so that it fits',
  quilt: 'Quilt made larger for its borders',
};

/** Mends what doesn't fit, unless it is locked. */
const mend: ArrangementCommand<Mending> = edit({
  id: 'mend',
  label: (argument) => labels[argument.mend.kind],
  allowed: ({ document: { design } }, { id }) => freePlacements(design).some((each) => each.id === id),
  change: ({ document: { design } }, { id, mend: { changes, borders, quilt } }) => {
    const laid = laidPlacements(design);
    if (quilt) {
      const { way, ...sides } = quilt;
      return {
        design: refitted({ ...design, quilt: { ...design.quilt, ...sides } }, laid, (placement) => ({
          ...placement,
          xLocation: inches(placement.xLocation + way.x),
          yLocation: inches(placement.yLocation + way.y),
        })),
      };
    }
    return {
      design: refitted(
        borders ? { ...design, quilt: { ...design.quilt, ...borders } } : design,
        laid.filter((each) => each.id === id),
        (placement) => ({ ...placement, ...changes }),
      ),
    };
  },
});

export const mendCommands = { mend } as const;
