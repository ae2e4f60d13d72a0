/** RFC 9457 problem details, as every failed call answers. `detail` is fit to show to a quilter. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  /** For a malformed payload: each place that is wrong. */
  errors?: { path: string; message: string }[] | undefined;
  /** For 409: the revision that is stored now. */
  revision?: number | undefined;
  /** For a new block or quilt that the account has no room for: how many it can hold. */
  most?: number | undefined;
  /** For a design of blocks that aren't there: their numbers. */
  missingBlocks?: number[] | undefined;
}

export const PROBLEM_TYPE = 'application/problem+json';

const MOST_ERRORS = 20;

/** What a problem says of the faults of a payload: of thousands, the first ones. */
export function firstErrors<Fault extends { readonly path: readonly PropertyKey[] }>(
  faults: readonly Fault[],
  words: (fault: Fault) => string,
): NonNullable<Problem['errors']> {
  return faults.slice(0, MOST_ERRORS).map((fault) => ({ path: fault.path.join('.'), message: words(fault) }));
}
