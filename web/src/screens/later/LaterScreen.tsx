import { Hammer } from 'lucide-react';
import type { ReactNode } from 'react';
import { AccountNav } from '../../panels/AccountNav';
import { Actions, Quiet } from '../../panels/Page';
import { SplitPage } from '../../panels/SplitPage';
import { isSignedIn, useSession } from '../../server/session';
import { ButtonLink } from '../../ui/Button';
import styles from './LaterScreen.module.css';

interface LaterScreenProps {
  title: string;
  purpose: string;
  /** What of the screen works already. */
  children?: ReactNode;
}

/** Says honestly that a screen isn't here yet, what it will do, and where one can go on. */
export function LaterScreen({ title, purpose, children }: LaterScreenProps) {
  const signedIn = isSignedIn(useSession());
  return (
    <SplitPage title={title} lead={purpose} nav={<AccountNav />} part="foot">
      <p className={styles.badge}>
        <Hammer aria-hidden />
        Not here yet
      </p>
      <Quiet>Until then you can lay out a standard quilt: size, layout, blocks, borders and fabrics.</Quiet>
      <Actions>
        {signedIn ? (
          <ButtonLink to="/standard-quilt-layouts" look="primary">
            Standard Quilt Layouts
          </ButtonLink>
        ) : (
          <ButtonLink to="/guest-login" look="primary">
            Try it free
          </ButtonLink>
        )}
        <ButtonLink to="/home">Home</ButtonLink>
        {children}
      </Actions>
    </SplitPage>
  );
}
