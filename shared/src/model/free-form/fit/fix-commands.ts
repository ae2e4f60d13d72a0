import { inches } from '../../../geometry/units.js';
import { placementExtent } from '../../../quilting/placement.js';
import { FABRIC, LIMITS } from '../../../limits.js';
import {
  bordersOf,
  sashingOf,
  sashingWidth,
  totalWidth,
  withSashing,
} from '../../../quilting/bands/bands.js';
import type { PlainLabel } from '../../history-words.js';
import type { ArrangementCommand } from '../arrangement.js';
import { editByHand } from '../edit.js';
import { refitted } from '../fitting.js';
import { freePlacements, laidPlacements, type FreeFormDesign } from '../free-form-document.js';
import { withWidths, type Fix } from './fix.js';

/** A fix, and the id of the placement that it changes. */
export interface PlacementFix {
  id: number;
  fix: Fix;
}

const labels: Record<Fix['kind'], PlainLabel> = {
  move: 'movedToFit',
  centre: 'centred',
  gaps: 'gapsChangedToFit',
  size: 'sizedToFit',
  borders: 'bordersNarrowed',
  quilt: 'quiltSized',
  shift: 'blocksShifted',
  sashing: 'sashingBetween',
};

/** True if the quilt, its borders and its sashing have allowed sizes after a fix. */
function isSound({ quilt }: FreeFormDesign, { borders: widths, quilt: sides, sashing }: Fix): boolean {
  const { quiltWidth, quiltLength } = { ...quilt, ...sides };
  const borders = bordersOf(withWidths(quilt, widths));
  const [shortest, longest] = [Math.min(quiltWidth, quiltLength), Math.max(quiltWidth, quiltLength)];
  return (
    isBetween(sashing ?? sashingWidth(quilt), LIMITS.sashingWidth.min, LIMITS.sashingWidth.max) &&
    isBetween(shortest, LIMITS.quiltSide.min, LIMITS.quiltSide.max) &&
    longest <= LIMITS.quiltSide.max &&
    borders.every(({ width }) => width >= 0) &&
    totalWidth(borders) <= shortest / 2
  );
}

function isBetween(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}

/** Applies a fix. Can't run if the fix would change a locked placement. */
const fix: ArrangementCommand<PlacementFix> = editByHand({
  label: ({ fix: { kind } }) => ({ key: labels[kind] }),
  allowed: ({ document: { design } }, { id, fix }) => {
    const free = new Set(freePlacements(design).map((each) => each.id));
    return [id, ...(fix.ids ?? [])].every((each) => free.has(each)) && isSound(design, fix);
  },
  change: ({ document: { design } }, { id, fix: { changes, borders, quilt, all, ids, sashing } }) => {
    const laid = laidPlacements(design);
    if (sashing !== undefined)
      return {
        design: {
          ...design,
          quilt: withSashing(design.quilt, {
            ...{ role: 'sashing', fabric: FABRIC.none, ...sashingOf(design.quilt) },
            width: sashing,
          }),
        },
      };
    const moveOf = all ?? quilt?.way;
    if (moveOf) {
      const { way: _, isAtEdges = false, ...sides } = quilt ?? { way: moveOf };
      const isMoved = (end: number, edge: number) => !isAtEdges || end === edge;
      const { quiltWidth, quiltLength } = design.quilt;
      const changed = { ...design, quilt: withWidths({ ...design.quilt, ...sides }, borders) };
      return {
        design: refitted(changed, ids ? laid.filter((each) => ids.includes(each.id)) : laid, (placement) => {
          const { right, bottom } = placementExtent(placement);
          return {
            ...placement,
            xLocation: inches(placement.xLocation + (isMoved(right, quiltWidth) ? moveOf.x : 0)),
            yLocation: inches(placement.yLocation + (isMoved(bottom, quiltLength) ? moveOf.y : 0)),
          };
        }),
      };
    }
    return {
      design: refitted(
        borders ? { ...design, quilt: withWidths(design.quilt, borders) } : design,
        laid.filter((each) => each.id === id),
        (placement) => ({ ...placement, ...changes }),
      ),
    };
  },
});

export const fixCommands = { fix } as const;
