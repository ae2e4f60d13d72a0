import { isLater } from './later-screens';
import { classNames } from '../ui/class-names';
import styles from './Soon.module.css';

/** Marks what needs a screen that isn't built yet; nothing once it is. It stands behind the name of the thing. */
export function Soon({ screen, className }: { screen: string; className?: string | undefined }) {
  return isLater(screen) ? <SoonMark className={className} /> : null;
}

/** The one mark of what is announced and not there yet. */
export function SoonMark({ className }: { className?: string | undefined }) {
  return (
    <>
      {' '}
      <span className={classNames(styles.soon, className)}>coming soon</span>
    </>
  );
}
