/** The check of a token that an editor's page sends before the app's scripts have arrived. */
interface EarlyCheck {
  token: string;
  response: Promise<Response>;
}

declare global {
  interface Window {
    /** Undefined if the page sent no check, or after the app has taken it. */
    earlyCheck?: EarlyCheck | undefined;
  }
}

export function keepEarlyCheck(check: EarlyCheck): void {
  // A failed check that nobody takes must not be reported on the console.
  check.response.catch(() => undefined);
  window.earlyCheck = check;
}

/** Returns the response to the page's check of this token, at most once. Null if the page checked no or another token. */
export function takeEarlyCheck(token: string): Promise<Response> | null {
  const check = window.earlyCheck;
  window.earlyCheck = undefined;
  return check?.token === token ? check.response : null;
}
