import type { ReactNode } from 'react';
import styles from './PictureButton.module.css';

interface PictureButtonProps {
  label: string;
  pressed: boolean;
  onPress: () => void;
  picture: ReactNode;
}

/** One of several that are told by their pictures: a shape, a unit, a symmetry. */
export function PictureButton({ label, pressed, onPress, picture }: PictureButtonProps) {
  return (
    <button
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
