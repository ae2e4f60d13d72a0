import { useState } from 'react';
import { Navigate, Outlet, useLocation, useNavigation } from 'react-router-dom';
import { signInFor } from '../browser/return-path';
import { isSignedIn, useSession } from '../server/session/session';

/**
 * Shows screens to signed-in people only. When the sign-in ends, even in another tab, the login replaces the screen.
 */
export function SignedIn() {
  return isSignedIn(useSession()) ? <Outlet /> : <ToLogin />;
}

/**
 * Redirects to the login. After the sign-in, the app opens the screen that the user was going to, or else the screen
 * that was open.
 */
function ToLogin() {
  const here = useLocation();
  const there = useNavigation().location;
  // Keeps the address from the first render, because going to the login is a navigation too and would change the
  // address.
  const [login] = useState(() => signInFor(there ?? here));
  return <Navigate to={login} replace />;
}
