import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { keyOf, shortcuts, type ShortcutId } from '../../editor/shortcuts';
import styles from './CanvasBar.module.css';

/** What can be done on the canvas. Floats over it. */
export function CanvasBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.place}>
      <div className={styles.bar} role="group" aria-label={label}>
        {children}
      </div>
    </div>
  );
}

export function BarDivider() {
  return <span className={styles.divider} />;
}

interface BarButtonProps {
  /** Its shortcut, which names it, or a name for one without. */
  of: ShortcutId | { label: string };
  icon: LucideIcon;
  pressed?: boolean;
  disabled?: boolean;
  onPress: () => void;
}

export function BarButton({ of, icon: Icon, pressed, disabled, onPress }: BarButtonProps) {
  const { label } = typeof of === 'string' ? shortcuts[of] : of;
  const keys = typeof of === 'string' ? keyOf(of) : undefined;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-pressed={pressed}
      aria-keyshortcuts={keys}
      title={keys === undefined ? label : titled(label, keys)}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon aria-hidden />
    </button>
  );
}

/** A name with the keys that do the same. */
export function titled(name: string, keys: string): string {
  return `${name} (${keys})`;
}
