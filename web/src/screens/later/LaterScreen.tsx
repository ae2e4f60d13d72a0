import { Hammer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Actions, Card, Page, Quiet } from '../../panels/Page';
import { ButtonLink } from '../../ui/Button';
import { isSignedIn, useSession } from '../../server/session';
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
    <Page title={title}>
      <Card>
        <p className={styles.badge}>
          <Hammer aria-hidden />
          Not here yet
        </p>
        <p>{purpose}</p>
        <Quiet>Until then you can lay out a standard quilt: size, layout, blocks, borders and fabrics.</Quiet>
      </Card>
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
    </Page>
  );
}
