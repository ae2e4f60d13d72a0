/** RFC 9457 problem details: the answer of every failed call. `detail` is a text for the quilter. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  /** The faults of a malformed payload, each with the path of its field. */
  errors?: { path: string; message: string }[] | undefined;
  /** For status 409: the revision of the item that the server has now. */
  revision?: number | undefined;
  /** The maximum number of blocks or quilts in an account, if the account has no room for the new one. */
  most?: number | undefined;
  /** The numbers of missing blocks, if a design refers to any. */
  missingBlocks?: number[] | undefined;
}

export const PROBLEM_TYPE = 'application/problem+json';

const MOST_ERRORS = 20;

/** Returns the first faults of a payload, which may have thousands. */
export function firstErrors<Fault extends { readonly path: readonly PropertyKey[] }>(
  faults: readonly Fault[],
  words: (fault: Fault) => string,
): NonNullable<Problem['errors']> {
  return faults.slice(0, MOST_ERRORS).map((fault) => ({ path: fault.path.join('.'), message: words(fault) }));
}
