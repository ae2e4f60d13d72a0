/** Returns the sentence that credits the maker of the first design, in a copy of a shared design. */
export function describeCredit(firstMaker: string): string {
  return `A copy of a design by ${firstMaker}.`;
}

/** Returns the credit of a document as a list: empty if the document isn't a copy of a shared design. */
export function creditLines({ firstMaker }: { firstMaker?: string | undefined }): string[] {
  return firstMaker === undefined ? [] : [describeCredit(firstMaker)];
}
