import type { PageKind } from '@quiltwright/workers/kernels/print/paper/print-types';

/** The names of the kinds of pages. */
export const pageWords: Record<PageKind, { label: string; detail: string }> = {
  picture: { label: 'Picture', detail: 'The design in its fabrics, with its measurements' },
  shopping: { label: 'Shopping list', detail: 'Yards and metres of every fabric, with backing and batting' },
  cutting: {
    label: 'Cutting charts',
    detail: 'The strips of each fabric, and the pieces to cut from them',
  },
  blocks: {
    label: 'Blocks',
    detail: 'For each block, the pieces to cut and the steps to sew the block',
  },
  assembly: {
    label: 'Assembly',
    detail: 'A diagram of the blocks, and the steps for rows, borders, backing and binding',
  },
  templates: {
    label: 'Templates',
    detail: 'For pieces that you can’t cut with a ruler: full size, with seam allowance and match marks',
  },
  colouring: { label: 'Colouring page', detail: 'Outlines only, to colour by hand' },
  foundations: {
    label: 'Foundations',
    detail: 'Patterns for sewing blocks on paper: full size, mirrored, numbered in sewing order',
  },
};
