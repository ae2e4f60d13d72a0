import { takeEarlyCheck } from './early-check';
import { sendTokenCheck } from './send-token-check';
import type { SessionStore } from '../session/session';

/**
 * Returns false if the server says that the signed-in quilter's token is invalid. Returns true if the token is valid,
 * or if the server doesn't answer in time. A screen waits for the result, so this function doesn't first load the code
 * that checks other answers of the server (the chunk `checks`).
 */
export async function isTokenGood(session: SessionStore): Promise<boolean> {
  const current = session.getState();
  try {
    const response = await (takeEarlyCheck(current.token) ?? sendTokenCheck(current));
    return !response.ok || ((await response.json()) as { result?: unknown } | null)?.result !== 0;
  } catch {
    return true;
  }
}
