import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './Button.module.css';
import { classNames } from './class-names';
import { pressable } from './pressable';

/**
 * `primary`: the one main action of a screen. `red`: outlined in red, for an invitation to subscribe or renew.
 * `quiet`: without an outline until hovered.
 */
type Look = 'primary' | 'secondary' | 'quiet' | 'red';

interface Appearance {
  look?: Look;
  large?: boolean;
}

function appearance({ look = 'secondary', large }: Appearance, className?: string) {
  return classNames(styles.button, styles[look], large && styles.large, className);
}

export function Button({ look, large, className, ...rest }: Appearance & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      data-main={look === 'primary' || undefined}
      {...pressable(rest)}
      className={appearance({ look, large }, className)}
    />
  );
}

/** A link that looks like a button. A `to` with https://… leaves the app. */
export function ButtonLink({ look, large, className, ...rest }: Appearance & ComponentProps<typeof Link>) {
  return (
    <Link
      data-main={look === 'primary' || undefined}
      {...rest}
      className={appearance({ look, large }, className)}
    />
  );
}

/** A button that shows only an icon. `label` names the button for screen readers. */
export function IconButton({
  label,
  className,
  children,
  ...rest
}: { label: string; children: ReactNode } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      title={label}
      {...pressable(rest)}
      aria-label={label}
      className={classNames(styles.button, styles.quiet, styles.icon, className)}
    >
      {children}
    </button>
  );
}
