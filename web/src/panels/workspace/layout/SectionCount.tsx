import styles from './SectionCount.module.css';

/** The number of problems or notes in a section, shown at the corner of the section's button. */
export function SectionCount({ count }: { count: number }) {
  return <span className={styles.count}>{count > 99 ? '99+' : count}</span>;
}
