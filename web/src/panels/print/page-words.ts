import type { PageKind } from '@quiltwright/workers/kernels/print/print-types';

/** What kinds of pages are called. */
export const pageWords: Record<PageKind, { label: string; detail: string }> = {
  picture: { label: 'Picture', detail: 'The design in its cloth, with its measures' },
  templates: { label: 'Templates', detail: 'Full size, with seam allowance, grain and match marks' },
};
