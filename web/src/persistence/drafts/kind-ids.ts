/**
 * Drafts and tabs of earlier versions name a document's kind by a noun. This table has the current id for each noun.
 */
export const idOfNoun = { quilt: 'standard-quilt', block: 'designed-block' } as const;
