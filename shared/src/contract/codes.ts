/* Numbers that calls take and answer. */

/** Which blocks a list holds: designed, blank, or the public list of pre-made ones. */
export const BLOCK_LIST = { designed: 0, blank: 2, premade: 3 } as const;

/** Which quilts a list holds. */
export const QUILT_LIST = { freeForm: 0, standard: 2 } as const;

/** Which block is to be deleted: a designed one, or a created one, a blank. */
export const BLOCK_KIND = { designed: 0, created: 2 } as const;

/** Why a block was not deleted: a quilt uses it, or designed blocks came from it (and quilts may use it too). */
export const BLOCK_IN_USE = { onQuilts: -2, byBlocks: -3 } as const;

/** What an upload answers: stored, or no space for another one. A picture that can't be taken is a problem. */
export const UPLOAD = { stored: '1', full: '-1' } as const;

/** Why an upload was not deleted: blocks or quilts use it. */
export const FABRIC_IN_USE = -2;
