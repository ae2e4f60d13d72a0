import { CircleUserRound, UserRound } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isSubscriber, useSession } from '../../server/session/session';
import { classNames } from '../../ui/basics/class-names';
import { Logo } from '../../ui/basics/Logo';
import { SideMenu } from './SideMenu';
import { SkipLink } from './SkipLink';
import styles from './TopBar.module.css';

interface TopBarProps {
  title: string;
  /** Content that replaces the product's name and the title. */
  lead?: ReactNode;
  children?: ReactNode;
}

/**
 * The header of every screen except the home screen. It has the menu, the logo, the title, the screen's own controls
 * (`children`), and a link to the account.
 */
export function TopBar({ title, lead, children }: TopBarProps) {
  return (
    <header
      className={classNames(styles.bar, lead !== undefined && styles.tight)}
      aria-label={lead === undefined ? undefined : 'Name, history and saving'}
    >
      <SkipLink />
      <SideMenu />
      {lead ?? (
        <>
          <Brand />
          <p className={styles.title}>{title}</p>
        </>
      )}
      <div className={styles.actions}>
        {children}
        <AccountLink />
      </div>
    </header>
  );
}

/** A link to the account. Its icon is filled for a signed-in subscriber, and an outline for guests and visitors. */
export const AccountLink = memo(function AccountLink() {
  const subscriber = isSubscriber(useSession());
  const Icon = subscriber ? UserRound : CircleUserRound;
  return (
    <Link
      to="/my-account"
      className={classNames(styles.account, subscriber && styles.subscriber)}
      aria-label="My Account"
      title="My Account"
    >
      <Icon aria-hidden />
    </Link>
  );
});

export const Brand = memo(function Brand() {
  return (
    <Link to="/home" className={styles.brand} aria-label="Quiltwright, home">
      <Logo />
      <span className={styles.name}>Quiltwright</span>
    </Link>
  );
});
