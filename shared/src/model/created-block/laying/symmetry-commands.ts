import type { LinkedShape } from '../created-block-document.js';
import { linksOf } from '../design-shapes.js';
import { type DrawingCommand } from '../drawing.js';
import { edit, editSelected } from '../edit.js';
import { areRecolouredAlone, linkedCopies } from '../links.js';
import { symmetryNames, type Symmetry } from '../symmetry.js';

/**
 * Sets the symmetry for new shapes. This command adds no step to the history, because existing shapes stay unchanged.
 */
const setSymmetry: DrawingCommand<Symmetry> = edit({
  allowed: (_, symmetry) => symmetryNames.includes(symmetry),
  change: (_, symmetry) => ({ symmetry }),
});

/**
 * Removes the links between the selected shapes and their copies by symmetry. All these shapes stay in place, and each
 * changes independently from now on.
 */
const unlink: DrawingCommand = editSelected({
  label: 'copiesUnlinked',
  allowed: ({ document: { design }, selection }) => linksOf(design, selection).length > 0,
  change: ({ document: { design }, selection }) => {
    const cut = new Set(linksOf(design, selection));
    return { design: { ...design, links: design.links.filter((link) => !cut.has(link)) } };
  },
});

/**
 * With true, a new fabric for the selected copies leaves their linked copies unchanged. With false, the linked copies
 * get the new fabric too. Places and sizes stay linked in both cases.
 */
const recolourAlone: DrawingCommand<boolean> = editSelected({
  label: 'copiesRecoloured',
  allowed: (drawing, isAlone) => linkedCopies(drawing) > 0 && areRecolouredAlone(drawing) !== isAlone,
  change: ({ document: { design }, selection }, isAlone) => ({
    design: {
      ...design,
      links: design.links.map((link) =>
        link.some(({ shapeNum }) => selection.has(shapeNum))
          ? link.map((copy) => (selection.has(copy.shapeNum) ? recoloured(copy, isAlone) : copy))
          : link,
      ),
    },
  }),
});

function recoloured({ shapeNum, image }: LinkedShape, isAlone: boolean): LinkedShape {
  return isAlone ? { shapeNum, image, hasOwnFabric: true } : { shapeNum, image };
}

export const symmetryCommands = { setSymmetry, unlink, recolourAlone } as const;
