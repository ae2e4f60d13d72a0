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

/* One element each for all of them: React doesn't render what is the same as before. */
const minus = <Minus aria-hidden />;
const plus = <Plus aria-hidden />;

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
        {minus}
      </IconButton>
      {children}
      <IconButton
        label={more}
        onClick={() => {
          onStep(1);
        }}
      >
        {plus}
      </IconButton>
    </div>
  );
}
