/* The numbers used in calls and answers. */

/** Codes for lists of blocks: designed blocks, blanks, or the public list of pre-made blocks. */
export const BLOCK_LIST = { designed: 0, blank: 2, premade: 3 } as const;

/** Codes for lists of quilts. */
export const QUILT_LIST = { freeForm: 0, standard: 2 } as const;

/** Codes for blocks to delete: designed blocks, or created blocks (blanks). */
export const BLOCK_KIND = { designed: 0, created: 2 } as const;

/**
 * Codes for why a block wasn't deleted: quilts use it (`onQuilts`), or designed blocks were made from it (`byBlocks`).
 * In the second case, quilts may use it too.
 */
export const BLOCK_IN_USE = { onQuilts: -2, byBlocks: -3 } as const;

/**
 * Codes for the result of an upload: the fabric was stored, or the account is full. The answer to a rejected picture is
 * a `Problem`.
 */
export const UPLOAD = { stored: '1', full: '-1' } as const;

/** The code for why an upload wasn't deleted: blocks or quilts use it. */
export const FABRIC_IN_USE = -2;

/** The addresses of shared pages: this prefix, then a token of 22 characters. */
export const SHARED_PAGES = '/s/';
