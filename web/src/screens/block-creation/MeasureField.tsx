import { LIMITS } from '@quiltwright/shared/limits';
import { useState } from 'react';
import { Field } from '../../ui/Field';
import { formatInches, parseInches } from '../../ui/inches';

interface MeasureFieldProps {
  label: string;
  /** In block units; null while nothing is selected. */
  value: number | null;
  /** Inches of the block's side along which it is measured. */
  side: number;
  /** Block units that an arrow key adds. */
  step: number;
  onMeasure: (units: number) => void;
}

/** Inches that differ by less are written as the same. */
const SAME = 0.0005;

/** A measure of what is selected, in inches of the finished block: typed as 3 1/8, 3.125 or 12/3. */
export function MeasureField({ label, value, side, step, onMeasure }: MeasureFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = value === null ? '' : written((value * side) / LIMITS.blockSpace);
  const inches = typed === null ? null : parseInches(typed);
  const isWrong = typed !== null && typed.trim() !== '' && inches === null;
  const commit = () => {
    if (inches !== null && typed !== shown) onMeasure((inches * LIMITS.blockSpace) / side);
    setTyped(null);
  };
  return (
    <Field
      label={label}
      autoComplete="off"
      inputMode="text"
      disabled={value === null}
      value={typed ?? shown}
      fault={isWrong ? 'Like 3 1/8' : null}
      onFocus={(event) => {
        event.currentTarget.select();
      }}
      onChange={(event) => {
        setTyped(event.target.value);
      }}
      onBlur={commit}
      onKeyDown={(event) => {
        const { key, shiftKey } = event;
        if (key === 'Enter') commit();
        if (value === null || (key !== 'ArrowUp' && key !== 'ArrowDown')) return;
        event.preventDefault();
        const way = (key === 'ArrowUp' ? 1 : -1) * (shiftKey ? 10 : 1) * step;
        setTyped(null);
        onMeasure(value + way);
      }}
    />
  );
}

/** Inches as fractions where they are eighths, else to the thousandth. */
function written(inches: number): string {
  const isEighth = Math.abs(inches * 8 - Math.round(inches * 8)) < SAME * 8;
  return isEighth ? formatInches(inches) : `${Number(inches.toFixed(3))}″`;
}
