/** Things of a document by their numbers, in the order in which they were selected. */
export type Selection = ReadonlySet<number>;

export const nothingSelected: Selection = new Set();
