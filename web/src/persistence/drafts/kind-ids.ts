/** Maps the nouns by which earlier versions of the app named kinds of documents to the current ids of these kinds. */
export const idOfNoun = { quilt: 'standard-quilt', block: 'designed-block' } as const;
