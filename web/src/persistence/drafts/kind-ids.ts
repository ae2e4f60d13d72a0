/** Kinds of document had what people call them for an id once: the ids of those that were known then. */
export const idOfNoun = { quilt: 'standard-quilt', block: 'designed-block' } as const;
