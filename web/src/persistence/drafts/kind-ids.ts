/** The ids of the kinds that drafts and tabs of earlier versions name by their noun. */
export const idOfNoun = { quilt: 'standard-quilt', block: 'designed-block' } as const;
