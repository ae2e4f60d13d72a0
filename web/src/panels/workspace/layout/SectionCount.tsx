import styles from './SectionCount.module.css';

/** The number of findings in a section, at the corner of its button. */
export function SectionCount({ count }: { count: number }) {
  return <span className={styles.count}>{count > 99 ? '99+' : count}</span>;
}
