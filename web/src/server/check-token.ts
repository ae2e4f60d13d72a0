import { routes } from '@quiltwright/shared/contract/routes';
import { send } from './call';
import type { SessionStore } from './session';

/**
 * Whether the token of whoever is signed in is good; true also without an answer within `patience` milliseconds. A screen
 * waits for this. So the answer is checked here, not by `checks`, which would have to be fetched first.
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
