/** RFC 9457 problem details: the answer of every failed call. `detail` is a text for the quilter. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  /** The faults of a malformed payload, each with the path of the faulty field. */
  errors?: { path: string; message: string }[] | undefined;
  /** For status 409: the revision of the item as it is stored on the server now. */
  revision?: number | undefined;
  /**
   * The maximum number of blocks or quilts in an account. Present if the save was refused because the account is full.
   */
  most?: number | undefined;
  /** The numbers of the missing blocks, if a quilt or block uses blocks that the server doesn't have. */
  missingBlocks?: number[] | undefined;
}

export const PROBLEM_TYPE = 'application/problem+json';

const MOST_ERRORS = 20;

/**
 * Returns the path and the message of each fault of a payload, for the first `MOST_ERRORS` faults. There may be
 * thousands of faults.
 */
export function firstErrors<Fault extends { readonly path: readonly PropertyKey[] }>(
  faults: readonly Fault[],
  words: (fault: Fault) => string,
): NonNullable<Problem['errors']> {
  return faults.slice(0, MOST_ERRORS).map((fault) => ({ path: fault.path.join('.'), message: words(fault) }));
}
