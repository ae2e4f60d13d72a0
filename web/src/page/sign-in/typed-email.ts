/**
 * An e-mail address that was typed on one screen, for the next screen. A link passes it as its state, never in its URL.
 */
export interface TypedEmail {
  email: string;
}

/** Returns the e-mail address in the state of a location; empty if there is none. */
export function typedEmail(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('email' in state)) return '';
  return typeof state.email === 'string' ? state.email : '';
}
