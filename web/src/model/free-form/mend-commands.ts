import type { ArrangementCommand } from './arrangement';
import { edit } from './edit';
import { refitted } from './fitting';
import { laidPlacements } from './free-form-document';
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
};

/** Mends what doesn't fit. */
const mend: ArrangementCommand<Mending> = edit({
  id: 'mend',
  label: (argument) => labels[argument.mend.kind],
  allowed: ({ document: { design } }, { id }) => laidPlacements(design).some((each) => each.id === id),
  change: ({ document: { design } }, { id, mend: { changes, borders } }) => ({
    design: refitted(
      borders ? { ...design, quilt: { ...design.quilt, ...borders } } : design,
      laidPlacements(design).filter((each) => each.id === id),
      (placement) => ({ ...placement, ...changes }),
    ),
  }),
});

export const mendCommands = { mend } as const;
