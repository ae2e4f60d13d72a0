import { Tabs } from 'radix-ui';
import { useState } from 'react';
import type { Sections } from './section';
import { SectionCount } from './SectionCount';
import styles from './Sheet.module.css';

/** The bottom sheet of a phone. It shows one section at a time. */
export function Sheet<Name extends string>({ sections, section, onSection }: Sections<Name>) {
  const [last, setLast] = useState(section);
  const isOpen = section !== null;
  const shown = sections.find(({ name }) => name === (section ?? last)) ?? sections[0];
  if (!shown) return null;
  const open = (name: Name) => {
    setLast(name);
    onSection(name);
  };
  return (
    <Tabs.Root
      asChild
      value={isOpen ? shown.name : ''}
      onValueChange={(value) => {
        const chosen = sections.find(({ name }) => name === value);
        if (chosen) open(chosen.name);
      }}
    >
      <aside className={styles.sheet} data-sheet={isOpen ? 'open' : 'low'} aria-label="Panels">
        <button
          type="button"
          className={styles.handle}
          aria-expanded={isOpen}
          aria-label={isOpen ? 'Lower the panel' : 'Raise the panel'}
          onClick={() => {
            if (isOpen) {
              setLast(section);
              onSection(null);
            } else open(shown.name);
          }}
        />
        <Tabs.List className={styles.tabs} aria-label="Panels">
          {sections.map(({ name, tab, count = 0 }) => (
            <Tabs.Trigger key={name} value={name} className={styles.tab}>
              <span>{tab}</span>
              {count > 0 && <SectionCount count={count} />}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {isOpen && (
          <Tabs.Content key={shown.name} value={shown.name} className={styles.sheetContent} tabIndex={-1}>
            {shown.content}
          </Tabs.Content>
        )}
      </aside>
    </Tabs.Root>
  );
}
