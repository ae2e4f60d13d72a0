/** Names, in the address of a sign-in, the screen to go to after it. */
const PARAMETER = 'to';

/** A screen of this site where nobody logs in, and what follows the question mark. */
const own = /^\/(?!(?:guest-)?login\b)[a-z-]+(\?[\w=&%.~+-]*)?$/;

/** The address of a sign-in that goes on to a screen of this site. */
export function signInFor({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `/login?${String(new URLSearchParams({ [PARAMETER]: pathname + search }))}`;
}

/** The screen to go to after a sign-in, by what follows the question mark in its address; null for none of this site. */
export function returnPath(search: string): string | null {
  const path = new URLSearchParams(search).get(PARAMETER) ?? '';
  return own.test(path) ? path : null;
}
