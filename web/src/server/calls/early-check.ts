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

/**
 * Returns the response to a check of `token` that the page sent before the app's scripts arrived. Null if the page sent
 * no check, or checked another token. Also null after the first call, so only one caller gets the response.
 */
export function takeEarlyCheck(token: string): Promise<Response> | null {
  const check = window.earlyCheck;
  window.earlyCheck = undefined;
  return check?.token === token ? check.response : null;
}
