import { routes } from '@quiltwright/shared/contract/routes';
import type { Session } from '../session/stored-session';
import { send } from './send';

/** Milliseconds that a screen waits for the server's answer before it uses the last known answer. */
const PATIENCE = 5_000;

/** Asks the server if a session's token is valid. Rejects if no response comes in time. */
export function sendTokenCheck(session: Session): Promise<Response> {
  const query = { jwt: session.token };
  return send<'checkUser'>({ getState: () => session }, routes.checkUser, { query, patience: PATIENCE });
}
