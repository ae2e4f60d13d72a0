import { Minus, Plus } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { IconButton } from '../../ui/basics/Button';
import { useLatest } from '../../ui/hooks/use-latest';
import styles from './steps.module.css';

interface PlusMinusProps {
  /** The name of the value that the buttons change. */
  label: string;
  less: string;
  more: string;
  onStep: (by: 1 | -1) => void;
  /** The content between the buttons. If it is absent, the label is shown. */
  children?: ReactNode;
  className?: string | undefined;
}

/** A button that reduces a value and a button that increases it. */
export function PlusMinus({
  label,
  less,
  more,
  onStep,
  children = <span>{label}</span>,
  className = styles.plusMinus,
}: PlusMinusProps) {
  const step = useLatest(onStep);
  return (
    <div className={className} role="group" aria-label={label}>
      <StepButton label={less} by={-1} onStep={step} />
      {children}
      <StepButton label={more} by={1} onStep={step} />
    </div>
  );
}

interface StepButtonProps {
  label: string;
  by: 1 | -1;
  onStep: (by: 1 | -1) => void;
}

const StepButton = memo(function StepButton({ label, by, onStep }: StepButtonProps) {
  return (
    <IconButton
      label={label}
      onClick={() => {
        onStep(by);
      }}
    >
      {by === 1 ? <Plus aria-hidden /> : <Minus aria-hidden />}
    </IconButton>
  );
});
