import type { ComponentProps, ReactNode } from 'react';
import styles from './PictureButton.module.css';

interface PictureButtonProps extends Pick<ComponentProps<'button'>, 'tabIndex' | 'onFocus'> {
  label: string;
  pressed: boolean;
  onPress: () => void;
  picture: ReactNode;
}

/** A button in a group of buttons that show pictures instead of words: shapes, units or symmetries. */
export function PictureButton({ label, pressed, onPress, picture, ...roving }: PictureButtonProps) {
  return (
    <button
      {...roving}
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onPress}
    >
      {picture}
    </button>
  );
}
