/** The e-mail address that was typed on one screen goes on to the next as the state of a link, never in its address. */
export interface TypedEmail {
  email: string;
}

/** What came along in the state of a location; empty where nothing did. */
export function typedEmail(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('email' in state)) return '';
  return typeof state.email === 'string' ? state.email : '';
}
