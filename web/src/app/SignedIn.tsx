import { useState } from 'react';
import { Navigate, Outlet, useLocation, useNavigation } from 'react-router-dom';
import { signInFor } from '../browser/return-path';
import { isSignedIn, useSession } from '../server/session';

/** Screens of those who are signed in. Whose sign-in ends, in another tab too, logs in. */
export function SignedIn() {
  return isSignedIn(useSession()) ? <Outlet /> : <ToLogin />;
}

/** Goes on, after the login, to where one was, or was going: the check on the way there may be what ended the sign-in. */
function ToLogin() {
  const here = useLocation();
  const there = useNavigation().location;
  // As it was at first: the way to the login is a navigation, too.
  const [login] = useState(() => signInFor(there ?? here));
  return <Navigate to={login} replace />;
}
