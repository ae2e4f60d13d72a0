/**
 * The e-mail address that a quilter typed on one screen, for use on the next screen. The link between the screens has
 * it in its state, never in its URL.
 */
export interface TypedEmail {
  email: string;
}

/** Returns the e-mail address in the state of a location; empty if there is none. */
export function typedEmail(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('email' in state)) return '';
  return typeof state.email === 'string' ? state.email : '';
}
