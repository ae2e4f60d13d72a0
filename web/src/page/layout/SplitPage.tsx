import type { ReactNode } from 'react';
import { classNames } from '../../ui/basics/class-names';
import { PageHead } from '../frame/PageHead';
import styles from './SplitPage.module.css';
import { SamplerPicture } from '../pictures/SamplerPicture';
import { TopBar } from '../frame/TopBar';

interface SplitPageProps {
  /** The title in the header and in the browser's tab. */
  title: string;
  /** The heading of the content. It says more than the title, which is already above it. */
  heading: string;
  lead?: ReactNode;
  /** Links to related screens, below the header. */
  nav?: ReactNode;
  /**
   * The part of the quilt picture to show beside the content: its top or its foot. Screens that follow each
   * other show different parts.
   */
  part?: 'top' | 'foot';
  children?: ReactNode;
}

/** The layout of a screen with little content, such as the login: the content beside a picture of a quilt. */
export function SplitPage({ title, heading, lead, nav, part = 'top', children }: SplitPageProps) {
  return (
    <div className={styles.page}>
      <title>{`${title} – Quiltwright`}</title>
      <TopBar title={title} />
      {nav}
      <div className={styles.columns}>
        <main id="main" className={styles.main}>
          <PageHead heading={heading} lead={lead} />
          {children}
        </main>
        <div className={styles.scene} aria-hidden>
          <div className={classNames(styles.quilt, part === 'foot' && styles.foot)}>
            <SamplerPicture sizes="max(64vw, 100vh)" className={styles.cloth} />
          </div>
        </div>
      </div>
    </div>
  );
}
