import { routes } from '@quiltwright/shared/contract/routes';
import { send } from './call';
import type { SessionStore } from '../session/session';

/**
 * True if the signed-in quilter's token is good, and without an answer within `patience` milliseconds. A screen waits
 * for this, so it checks the answer itself: `checks` would have to be fetched first.
 */
export async function isTokenGood(session: SessionStore, patience: number): Promise<boolean> {
  const query = { jwt: session.getState().token };
  try {
    const response = await send<'checkUser'>(session, routes.checkUser, { query, patience });
    return !response.ok || ((await response.json()) as { result?: unknown } | null)?.result !== 0;
  } catch {
    return true;
  }
}
