import { X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { IconButton } from '../../ui/Button';
import { useEscape } from '../../ui/use-escape';
import type { Sections } from './section';
import styles from './SidePanel.module.css';
import type { Shell } from './use-shell';

/** A section in a drawer at the right or, on a desk, beside the left panel. Escape closes it, once nothing is chosen. */
export function SidePanel<Name extends string>({
  shell,
  sections,
  name,
  onSection,
}: Omit<Sections<Name>, 'section'> & { shell: Shell; name: Name }) {
  const panel = useRef<HTMLElement>(null);
  useReturnedFocus(panel);
  const section = sections.find((each) => each.name === name);
  const close = () => {
    onSection(null);
  };
  useEscape(section !== undefined, close);
  if (!section) return null;
  return (
    <aside
      ref={panel}
      className={shell === 'desk' ? styles.flyout : styles.drawer}
      aria-label={section.heading}
      data-drawer={shell !== 'desk' || undefined}
    >
      <div className={styles.drawerHead}>
        <h2>{section.heading}</h2>
        <IconButton label="Close the panel" onClick={close}>
          <X aria-hidden />
        </IconButton>
      </div>
      {section.content}
    </aside>
  );
}

/** Gives the keyboard back to what opened a panel when the panel goes and has it; if that is gone, to the canvas. */
function useReturnedFocus(panel: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const element = panel.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus();
      else document.querySelector<HTMLElement>('[role=application]')?.focus();
    };
  }, [panel]);
}
