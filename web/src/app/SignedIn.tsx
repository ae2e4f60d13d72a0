import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { signInFor } from '../browser/wanted-place';
import { isSignedIn, useSession } from '../server/session';

/** Screens of those who are signed in. Whose sign-in ends, in another tab too, logs in and goes on where they were. */
export function SignedIn() {
  const here = useLocation();
  return isSignedIn(useSession()) ? <Outlet /> : <Navigate to={signInFor(here)} replace />;
}
