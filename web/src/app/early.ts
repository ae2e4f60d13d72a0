/**
 * The first script of an editor's page. It arrives before the app's scripts, and asks the server if the stored sign-in
 * is valid, so that the app doesn't wait for the answer. The build puts it into one small file.
 */
import { keepEarlyCheck } from '../server/calls/early-check';
import { sendTokenCheck } from '../server/calls/send-token-check';
import { isSignedIn, readSession } from '../server/session/stored-session';

const session = readSession();
if (isSignedIn(session)) keepEarlyCheck({ token: session.token, response: sendTokenCheck(session) });
