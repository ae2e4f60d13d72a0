import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../ui/basics/Button';
import { Actions, Quiet } from '../../page/frame/Page';
import { LogInNote } from '../../page/sign-in/LogInNote';

/**
 * A note for guests in place of a list that only subscribers have. It has a button to subscribe, a link to
 * log in, and a button that leads back to the screen `back`.
 */
export function GuestNote({ children, back }: { children: ReactNode; back: { to: string; name: string } }) {
  return (
    <>
      <p>{children}</p>
      <Actions>
        <ButtonLink to="/subscribe" look="primary">
          Subscribe
        </ButtonLink>
        <ButtonLink to={back.to}>{back.name}</ButtonLink>
      </Actions>
      <LogInNote />
      <Quiet>
        <Link to="/why-subscribe" className="lone-link">
          Why subscribe
        </Link>
      </Quiet>
    </>
  );
}
