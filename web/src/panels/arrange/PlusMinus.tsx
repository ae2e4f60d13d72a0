import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/Button';
import styles from './steps.module.css';

interface PlusMinusProps {
  /** What gets less and more. */
  label: string;
  less: string;
  more: string;
  onStep: (by: 1 | -1) => void;
  /** What stands between the buttons; without it the label. */
  children?: ReactNode;
  className?: string | undefined;
}

/** A button for less of something and one for more. */
export function PlusMinus({
  label,
  less,
  more,
  onStep,
  children = <span>{label}</span>,
  className = styles.plusMinus,
}: PlusMinusProps) {
  return (
    <div className={className} role="group" aria-label={label}>
      <IconButton
        label={less}
        onClick={() => {
          onStep(-1);
        }}
      >
        <Minus aria-hidden />
      </IconButton>
      {children}
      <IconButton
        label={more}
        onClick={() => {
          onStep(1);
        }}
      >
        <Plus aria-hidden />
      </IconButton>
    </div>
  );
}
