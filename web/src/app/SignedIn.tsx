import { useState } from 'react';
import { Navigate, Outlet, useLocation, useNavigation } from 'react-router-dom';
import { signInFor } from '../browser/return-path';
import { isSignedIn, useSession } from '../server/session';

/** Screens of those who are signed in. When the sign-in ends, in another tab too, they lead to the login. */
export function SignedIn() {
  return isSignedIn(useSession()) ? <Outlet /> : <ToLogin />;
}

/** Leads to the login, which goes on to the screen that was open, or on its way when its check ended the sign-in. */
function ToLogin() {
  const here = useLocation();
  const there = useNavigation().location;
  // As it was at first: going to the login is a navigation, too.
  const [login] = useState(() => signInFor(there ?? here));
  return <Navigate to={login} replace />;
}
