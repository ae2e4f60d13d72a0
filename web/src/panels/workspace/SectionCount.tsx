import styles from './SectionCount.module.css';

/** How much waits in a section, at the corner of what opens it. */
export function SectionCount({ count }: { count: number }) {
  return <span className={styles.count}>{count > 99 ? '99+' : count}</span>;
}
