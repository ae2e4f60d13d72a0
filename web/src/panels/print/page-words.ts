import type { PageKind } from '@quiltwright/workers/kernels/print/paper/print-types';

/** The names of the kinds of pages. */
export const pageWords: Record<PageKind, { label: string; detail: string }> = {
  picture: { label: 'Picture', detail: 'The design in its fabrics, with its sizes' },
  shopping: { label: 'Shopping list', detail: 'Every fabric with yards and metres, backing and batting' },
  cutting: {
    label: 'Cutting charts',
    detail: 'The strips of each fabric, and the pieces to cut from them',
  },
  blocks: {
    label: 'Blocks',
    detail: 'For each block: the pieces to cut, by letter, and the steps to sew it',
  },
  assembly: {
    label: 'Assembly',
    detail: 'A diagram of the blocks; rows, borders, backing and binding in order',
  },
  templates: {
    label: 'Templates',
    detail: 'Full size, for pieces that a ruler can’t cut: with seam allowance and match marks',
  },
  colouring: { label: 'Colouring page', detail: 'Outlines only, to colour by hand' },
  foundations: {
    label: 'Foundations',
    detail: 'To sew blocks on paper: full size, mirrored, numbered in order',
  },
};
