import { X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { IconButton } from '../../../ui/basics/Button';
import { useEscape } from '../../../ui/hooks/use-escape';
import { focusMain } from '../../../ui/hooks/focus-main';
import type { Section, Sections } from './section';
import styles from './SidePanel.module.css';
import type { Shell } from '../use-shell';

/**
 * A section in a drawer at the right or, on a desktop, beside the left panel. Escape first cancels a choice in
 * the editor, and then closes the section.
 */
export function SidePanel<Name extends string>({
  shell,
  section,
  onSection,
}: Pick<Sections<Name>, 'onSection'> & { shell: Shell; section: Section<Name> }) {
  const panel = useRef<HTMLElement>(null);
  useReturnedFocus(panel);
  const close = () => {
    onSection(null);
  };
  useEscape(true, close);
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

/** Moves the focus from a panel that closes to the element that opened it, or to the canvas if that element is gone. */
function useReturnedFocus(panel: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const element = panel.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus();
      else focusMain();
    };
  }, [panel]);
}
