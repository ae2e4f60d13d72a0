import { CircleUserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../ui/class-names';
import { Logo } from '../ui/Logo';
import { SideMenu } from './SideMenu';
import styles from './TopBar.module.css';

interface TopBarProps {
  title: string;
  /** Stands in place of the product's name and the title. */
  lead?: ReactNode;
  children?: ReactNode;
}

/** The header of every screen but the home screen: menu, logo, title, what the screen adds, account. */
export function TopBar({ title, lead, children }: TopBarProps) {
  return (
    <header className={classNames(styles.bar, lead !== undefined && styles.tight)}>
      <SideMenu />
      {lead ?? (
        <>
          <Brand />
          <p className={styles.title}>{title}</p>
        </>
      )}
      <div className={styles.actions}>
        {children}
        <Link to="/my-account" className={styles.account} aria-label="My Account" title="My Account">
          <CircleUserRound aria-hidden />
        </Link>
      </div>
    </header>
  );
}

export function Brand() {
  return (
    <Link to="/home" className={styles.brand} aria-label="Quiltwright, home">
      <Logo />
      <span className={styles.name}>Quiltwright</span>
    </Link>
  );
}
