import type { LucideIcon } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { keyOf, shortcuts, type ShortcutId } from '../../editor/shortcuts';
import { classNames } from '../../ui/class-names';
import { pressable } from '../../ui/pressable';
import styles from './CanvasBar.module.css';

interface CanvasBarProps {
  label: string;
  /** At the foot it takes the place of the zoom bar. */
  at?: 'top' | 'foot' | 'besideZoom';
  children: ReactNode;
}

/** What can be done on the canvas. Floats over it. */
export function CanvasBar({ label, at = 'top', children }: CanvasBarProps) {
  return (
    <div className={classNames(styles.place, at !== 'top' && styles[at])}>
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
  /** Part of its name, for fingers, which see none by pointing at it; shown where there is room. */
  word?: string;
  pressed?: boolean;
  disabled?: boolean;
  onPress: (event: MouseEvent<HTMLButtonElement>) => void;
}

export function BarButton({ of, icon: Icon, word, pressed, disabled, onPress }: BarButtonProps) {
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
      {...pressable({ disabled, onClick: onPress })}
    >
      <Icon aria-hidden />
      {word !== undefined && <span className={styles.word}>{word}</span>}
    </button>
  );
}

/** A name with the keys that do the same. */
export function titled(name: string, keys: string): string {
  return `${name} (${keys})`;
}
