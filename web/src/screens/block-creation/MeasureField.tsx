import { LIMITS } from '@quiltwright/shared/limits';
import { useState } from 'react';
import { isPressed } from '../../editor/shortcuts';
import { Field } from '../../ui/Field';
import { exactInches, parseInches } from '../../ui/inches';
import type { Measure } from './drawing-hand';

interface MeasureFieldProps {
  label: string;
  /** In block units; null while nothing is selected. */
  value: number | null;
  /** What it is shown and typed in. */
  measure: Measure;
  /** Inches of the block's side along which it is measured. */
  side: number;
  /** Block units that an arrow key adds. */
  step: number;
  onMeasure: (units: number) => void;
}

/** A measure of what is selected, in inches of the finished block, typed as 3 1/8, 3.125 or 12/3, or in block units. */
export function MeasureField({ label, value, measure, side, step, onMeasure }: MeasureFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const inInches = measure === 'inches';
  const shown =
    value === null ? '' : inInches ? exactInches((value * side) / LIMITS.blockSpace) : exactUnits(value);
  const amount = typed === null ? null : parseInches(typed);
  const isWrong = typed !== null && typed.trim() !== '' && amount === null;
  const commit = () => {
    if (amount !== null && typed !== shown)
      onMeasure(inInches ? (amount * LIMITS.blockSpace) / side : amount);
    setTyped(null);
  };
  return (
    <Field
      label={label}
      autoComplete="off"
      inputMode="text"
      disabled={value === null}
      value={typed ?? shown}
      fault={isWrong ? (inInches ? 'Like 3 1/8' : 'Like 62.5') : null}
      onFocus={(event) => {
        event.currentTarget.select();
      }}
      onChange={(event) => {
        setTyped(event.target.value);
      }}
      onBlur={commit}
      onKeyDown={(event) => {
        const { key, shiftKey } = event;
        // What is composed is typed once that is done.
        if (event.nativeEvent.isComposing) return;
        // What is saved is to have it.
        if (key === 'Enter' || isPressed('save', event)) commit();
        if (key === 'Escape' && typed !== null) {
          event.preventDefault();
          setTyped(null);
        }
        if (value === null || (key !== 'ArrowUp' && key !== 'ArrowDown')) return;
        event.preventDefault();
        const way = (key === 'ArrowUp' ? 1 : -1) * (shiftKey ? 10 : 1) * step;
        setTyped(null);
        onMeasure(value + way);
      }}
    />
  );
}

/** Block units to the ten-thousandth, in which they are kept. */
function exactUnits(units: number): string {
  return String(Number(units.toFixed(4)));
}
