import type { LucideIcon } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { keyOf, shortcuts, type ShortcutId } from '../../../editor/shortcuts';
import { classNames } from '../../../ui/basics/class-names';
import { pressable } from '../../../ui/basics/pressable';
import styles from './CanvasBar.module.css';

interface CanvasBarProps {
  label: string;
  /** The place of the bar on the canvas. At the foot, the bar replaces the zoom bar. */
  at?: 'top' | 'foot' | 'besideZoom';
  children: ReactNode;
}

/** A bar of actions that floats over the canvas. */
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
  /** The shortcut whose name the button has; or a label, for a button without a shortcut. */
  of: ShortcutId | { label: string };
  icon: LucideIcon;
  /**
   * A word from the button's name, shown if there is room. Touch users need the word, because touch has no tooltips.
   */
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

/** Returns a command's name, followed by its keys: Undo (Ctrl+Z). */
export function titled(name: string, keys: string): string {
  return `${name} (${keys})`;
}
