/** The query parameter, in the address of the login, that contains the screen to open after the sign-in. */
const PARAMETER = 'to';

/** Matches the path and query of a screen of this site, except the logins. */
const own = /^\/(?!(?:guest-)?login\b)[a-z-]+(\?[\w=&%.~+-]*)?$/;

/**
 * Returns the address of the login screen with the address of a screen of this site in its query. After the sign-in,
 * the login opens this screen.
 */
export function signInFor({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `/login?${String(new URLSearchParams({ [PARAMETER]: pathname + search }))}`;
}

/**
 * Returns the path of the screen to open after a sign-in, from the query (`search`) of the login's address. Returns
 * null if the query has no path of this site.
 */
export function returnPath(search: string): string | null {
  const path = new URLSearchParams(search).get(PARAMETER) ?? '';
  return own.test(path) ? path : null;
}
