/**
 * Tells the style sheets of a shared page who looks at it, before the page is painted: signed-in people see the link to
 * their account in place of the link to sign in. The build puts this script into the page itself.
 */
import { QUILTER } from '@quiltwright/shared/limits';
import { isSignedIn, readSession } from '../../server/session/stored-session';

const session = readSession();
if (isSignedIn(session))
  document.documentElement.dataset['signedIn'] =
    session.quilterNum === QUILTER.guest ? 'guest' : 'subscriber';
