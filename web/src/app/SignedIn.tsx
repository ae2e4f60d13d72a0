import { useState } from 'react';
import { Navigate, Outlet, useLocation, useNavigation } from 'react-router-dom';
import { signInFor } from '../browser/return-path';
import { isSignedIn, useSession } from '../server/session/session';

/** Screens for people who are signed in. When the sign-in ends, even in another tab, they lead to the login. */
export function SignedIn() {
  return isSignedIn(useSession()) ? <Outlet /> : <ToLogin />;
}

/** Leads to the login, which goes on to the open screen, or to the screen whose check ended the sign-in. */
function ToLogin() {
  const here = useLocation();
  const there = useNavigation().location;
  // Keeps the first value: going to the login is a navigation, too.
  const [login] = useState(() => signInFor(there ?? here));
  return <Navigate to={login} replace />;
}
