import { formOf, type Turn } from '../../../quilting/shapes/form.js';
import type { PlainLabel } from '../../history-words.js';
import { freeShapes, type DrawingCommand } from '../drawing.js';
import { edit } from '../edit.js';
import { edgesOf, placedAt, turning, WHOLE } from '../fine-edges.js';
import { withShapes } from '../reshape.js';
import type { Image } from '../symmetry.js';
import { withLoose } from './loose-seams.js';
import { seamImage } from './seam-images.js';

const labels: Record<Turn, PlainLabel> = {
  right: 'blockTurnedRight',
  left: 'blockTurnedLeft',
  across: 'blockMirroredAcross',
  down: 'blockMirroredDown',
};

/**
 * Turns or mirrors all shapes on layers that are neither locked nor hidden, about the middle of the block. A quarter turn
 * also swaps the width and height of the block and of its patch grid.
 */
const turnBlock: DrawingCommand<Turn> = edit({
  label: (turn) => ({ key: labels[turn] }),
  change: ({ document: { design } }, turn) => {
    const turned = turning({ left: 0, top: 0, right: WHOLE, bottom: WHOLE }, turn);
    const others = freeShapes(design).flatMap(({ shape }) => {
      const { sides, form } = turned(edgesOf(shape), formOf(shape));
      const next = placedAt(shape, sides, form);
      return next === shape ? [] : [[shape.shapeNum, next] as const];
    });
    const next = withShapes(design, new Map(others));
    const links = design.links.map((link) =>
      link.map((each) => ({ ...each, image: imageAfter(each.image, turn) })),
    );
    const loose = design.looseSeams?.map((seam) => seamImage(turn, seam)) ?? [];
    const after = withLoose({ ...next, links }, loose);
    const isSame = next === design && loose.length === 0;
    if (turn === 'across' || turn === 'down') return isSame ? {} : { design: after };
    const { blockWidth, blockHeight } = design.block;
    const { columns, rows } = design.grid;
    if (isSame && blockWidth === blockHeight && columns === rows) return {};
    return {
      design: {
        ...after,
        block: { ...after.block, blockWidth: blockHeight, blockHeight: blockWidth },
        grid: { columns: rows, rows: columns },
      },
    };
  },
});

/** The images that a quarter turn swaps. A mirror of the block swaps the others that aren't their own opposites. */
const byTurn: Partial<Record<Image, Image>> = {
  across: 'down',
  down: 'across',
  diagonal: 'antidiagonal',
  antidiagonal: 'diagonal',
};
const byMirror: Partial<Record<Image, Image>> = {
  right: 'left',
  left: 'right',
  diagonal: 'antidiagonal',
  antidiagonal: 'diagonal',
};

/** Returns which image of a shape its copy is, after both were turned or mirrored with the block. */
function imageAfter(image: Image, turn: Turn): Image {
  const swapped = turn === 'across' || turn === 'down' ? byMirror : byTurn;
  return swapped[image] ?? image;
}

export const turnBlockCommands = { turnBlock } as const;
