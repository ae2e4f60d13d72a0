/** The query parameter of a sign-in's address with the screen that follows. */
const PARAMETER = 'to';

/** A screen of this site, other than a login, with its query. */
const own = /^\/(?!(?:guest-)?login\b)[a-z-]+(\?[\w=&%.~+-]*)?$/;

/** Returns the address of a sign-in that goes on to a screen of this site. */
export function signInFor({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `/login?${String(new URLSearchParams({ [PARAMETER]: pathname + search }))}`;
}

/**
 * Returns the screen to go to after a sign-in, from the query of its address; null for any address outside this site.
 */
export function returnPath(search: string): string | null {
  const path = new URLSearchParams(search).get(PARAMETER) ?? '';
  return own.test(path) ? path : null;
}
