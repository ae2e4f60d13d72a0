/**
 * The first script of an editor's page. It arrives before the app's scripts and asks the server if the stored sign-in is
 * valid. The app then has the answer sooner. The build puts this script into one small file.
 */
import { keepEarlyCheck } from '../server/calls/early-check';
import { sendTokenCheck } from '../server/calls/send-token-check';
import { isSignedIn, readSession } from '../server/session/stored-session';

const session = readSession();
if (isSignedIn(session)) keepEarlyCheck({ token: session.token, response: sendTokenCheck(session) });
