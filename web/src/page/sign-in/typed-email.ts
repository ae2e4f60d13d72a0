/** An e-mail address typed on one screen goes on to the next as the state of a link, never in its address. */
export interface TypedEmail {
  email: string;
}

/** Returns the address in the state of a location; empty if there is none. */
export function typedEmail(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('email' in state)) return '';
  return typeof state.email === 'string' ? state.email : '';
}
