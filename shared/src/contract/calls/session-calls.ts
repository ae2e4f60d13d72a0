import { z } from 'zod';
import type { Call } from '../call.js';
import { nothing } from '../fields.js';
import { routes } from '../routes.js';

/** A signed-in session in one browser. */
const signedInSession = z.strictObject({
  id: z.uuid(),
  /** The browser and the system: "Firefox on Windows". */
  device: z.string(),
  /** The network from which the quilter signed in: "192.0.2.0/24". */
  place: z.string(),
  since: z.iso.datetime(),
  /** The time of the session's last use, updated at most once an hour. */
  lastSeen: z.iso.datetime(),
  /** True for the session that sends this request. */
  isThis: z.boolean(),
});

export const getSessions = {
  ...routes.getSessions,
  summary:
    'Returns the sessions in which the quilter is signed in. The session of this call comes first, then the other sessions, most recently used first.',
  query: nothing,
  body: nothing,
  answer: z.strictObject({ sessions: z.array(signedInSession) }),
} as const satisfies Call;

export const endSession = {
  ...routes.endSession,
  summary: 'Signs the quilter out of one session. Succeeds even if that session has already ended.',
  query: nothing,
  body: z.strictObject({ id: z.uuid() }),
  answer: z.undefined(),
} as const satisfies Call;

export const endOtherSessions = {
  ...routes.endOtherSessions,
  summary: 'Signs the quilter out of all sessions except the session of this call.',
  query: nothing,
  body: nothing,
  answer: z.undefined(),
} as const satisfies Call;
