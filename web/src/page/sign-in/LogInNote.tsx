import { Link, useLocation } from 'react-router-dom';
import { signInFor } from '../../browser/return-path';
import { Quiet } from '../frame/Page';

/** A line that invites subscribers to log in. After the login, the same screen opens again. */
export function LogInNote() {
  const here = useLocation();
  return (
    <Quiet>
      Already a subscriber? <Link to={signInFor(here)}>Log in</Link>
    </Quiet>
  );
}
