/** In the address of a sign-in: where somebody wanted to go who had to sign in first. */
const PARAMETER = 'to';

/** Of this site alone: a name of a screen where one doesn't log in, and what follows the question mark. */
const own = /^\/(?!(?:guest-)?login\b)[a-z-]+(\?[\w=&%.~+-]*)?$/;

/** The address of a sign-in that goes on to a place of this site. */
export function signInFor({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `/login?${String(new URLSearchParams({ [PARAMETER]: pathname + search }))}`;
}

/** Where to go on to after a sign-in, by what follows the question mark in its address; null for nowhere of this site. */
export function wantedPlace(search: string): string | null {
  const place = new URLSearchParams(search).get(PARAMETER) ?? '';
  return own.test(place) ? place : null;
}
