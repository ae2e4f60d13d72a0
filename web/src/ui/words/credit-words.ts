/** Returns the sentence in a copied design that names the person who made the original. */
export function describeCredit(firstMaker: string): string {
  return `A copy of a design by ${firstMaker}.`;
}

/**
 * Returns a list with the sentence of `describeCredit`, or an empty list if the document isn't a copy of a shared
 * design.
 */
export function creditLines({ firstMaker }: { firstMaker?: string | undefined }): string[] {
  return firstMaker === undefined ? [] : [describeCredit(firstMaker)];
}
