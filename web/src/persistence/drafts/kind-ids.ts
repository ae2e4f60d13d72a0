/** The id of each kind of document that earlier versions of the app named by a noun, in drafts and tabs. */
export const idOfNoun = { quilt: 'standard-quilt', block: 'designed-block' } as const;
