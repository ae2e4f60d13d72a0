import { routes } from '@quiltwright/shared/contract/routes';
import { send } from './send';
import type { SessionStore } from '../session/session';

/**
 * Returns false if the server says that the signed-in quilter's token is invalid. Returns true if the token is valid,
 * or if no answer comes within `patience` milliseconds. A screen waits for the result, so the chunk `checks` isn't
 * loaded first.
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
