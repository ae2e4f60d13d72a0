import type { ReactNode } from 'react';
import { classNames } from '../../ui/basics/class-names';
import styles from './Page.module.css';
import { PageHead } from './PageHead';
import { TopBar } from './TopBar';

interface PageProps {
  /** The title in the header and in the browser's tab. */
  title: string;
  /** The heading of the content. It says more than the title above it. */
  heading: string;
  lead?: ReactNode;
  /** True for pages with pictures side by side, which need more width. */
  wide?: boolean;
  /** Links to related screens, above the heading. */
  nav?: ReactNode;
  children?: ReactNode;
}

/** The layout of a screen with text or a form: the header, the heading and the content. */
export function Page({ title, heading, lead, wide, nav, children }: PageProps) {
  return (
    <div className={styles.page}>
      <title>{`${title} – Quiltwright`}</title>
      <TopBar title={title} />
      {nav}
      <main id="main" className={classNames(styles.main, wide && styles.wide)}>
        <PageHead heading={heading} lead={lead} />
        {children}
      </main>
    </div>
  );
}

/** A row of buttons. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

export function Quiet({ children }: { children: ReactNode }) {
  return <p className={styles.quiet}>{children}</p>;
}
