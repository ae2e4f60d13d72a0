import styles from './Rail.module.css';
import { SectionCount } from './SectionCount';
import type { Sections } from './section';

/** The column of buttons at the edge of a tablet, one for each section. */
export function Rail<Name extends string>({ sections, section, onSection }: Sections<Name>) {
  return (
    <nav className={styles.rail} aria-label="Panels">
      {sections.map(({ name, tab, icon: Icon, count = 0, isLast }) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === section}
          data-last={isLast}
          onClick={() => {
            onSection(name === section ? null : name);
          }}
        >
          <Icon aria-hidden />
          <span>{tab}</span>
          {count > 0 && <SectionCount count={count} />}
        </button>
      ))}
    </nav>
  );
}
