import styles from './Usages.module.css';

interface UsagesProps {
  heading: string;
  /** By number. */
  names: Readonly<Record<string, string>>;
}

/** What uses a thing that can't be deleted for that; nothing where nothing does. */
export function Usages({ heading, names }: UsagesProps) {
  const entries = Object.entries(names);
  if (entries.length === 0) return null;
  return (
    <div className={styles.usages}>
      <h3>{heading}</h3>
      <ul>
        {entries.map(([num, name]) => (
          <li key={num}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
