import type { ComponentProps, ReactNode } from 'react';
import styles from './PictureButton.module.css';

interface PictureButtonProps extends Pick<ComponentProps<'button'>, 'tabIndex' | 'onFocus'> {
  label: string;
  pressed: boolean;
  onPress: () => void;
  picture: ReactNode;
}

/**
 * A button that shows a picture of a shape, a unit or a symmetry instead of words. It is part of a group of such
 * buttons.
 */
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
