/* The numbers used in calls and answers. */

/** Kinds of block list: designed blocks, blanks, or the public list of pre-made ones. */
export const BLOCK_LIST = { designed: 0, blank: 2, premade: 3 } as const;

/** Kinds of quilt list. */
export const QUILT_LIST = { freeForm: 0, standard: 2 } as const;

/** Kinds of block to delete: designed, or created (a blank). */
export const BLOCK_KIND = { designed: 0, created: 2 } as const;

/** Reasons why a block wasn't deleted: quilts use it, or designed blocks came from it (quilts may use it too). */
export const BLOCK_IN_USE = { onQuilts: -2, byBlocks: -3 } as const;

/** Answers to an upload: stored, or no space for another one. The answer to a rejected picture is a `Problem`. */
export const UPLOAD = { stored: '1', full: '-1' } as const;

/** The reason why an upload wasn't deleted: blocks or quilts use it. */
export const FABRIC_IN_USE = -2;
