import { Link, useLocation } from 'react-router-dom';
import { signInFor } from '../../browser/return-path';
import { Quiet } from '../frame/Page';

/** A line with a link to the login, on screens for subscribers that a guest sees. The login leads back to the screen. */
export function LogInNote() {
  const here = useLocation();
  return (
    <Quiet>
      Already a subscriber? <Link to={signInFor(here)}>Log in</Link>
    </Quiet>
  );
}
