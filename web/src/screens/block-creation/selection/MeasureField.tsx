import { LIMITS } from '@quiltwright/shared/limits';
import { LengthField, type Bounds } from '../../../panels/controls/LengthField';
import { exactInches } from '@quiltwright/shared/ruler/lengths';
import { stepUnits, type Measure } from './steps';

interface MeasureFieldProps {
  label: string;
  /**
   * Identifies the shape or group of shapes that is measured. When it changes, typed text that wasn't applied yet is
   * dropped.
   */
  of: unknown;
  /** The measured length, in block units; null while nothing is selected. */
  value: number | null;
  /** The unit in which the value is shown and typed. */
  measure: Measure;
  /** The length of the block's side in the measured direction, in inches. */
  side: number;
  /** The smallest and the greatest value that the field accepts, in block units. */
  bounds?: Bounds | undefined;
  onMeasure: (units: number) => void;
}

/** A field for a length of the selection. It shows inches of the finished block, or block units. */
export function MeasureField({ label, of, value, measure, side, bounds, onMeasure }: MeasureFieldProps) {
  const inInches = measure === 'inches';
  const inShown = (units: number) => (inInches ? (units * side) / LIMITS.blockSpace : units);
  const words = (units: number) =>
    inInches ? exactInches((units * side) / LIMITS.blockSpace) : exactUnits(units);
  return (
    <LengthField
      label={label}
      of={of}
      shown={value === null ? null : words(value)}
      kind={inInches ? 'inches' : 'number'}
      bounds={bounds && { min: inShown(bounds.min), max: inShown(bounds.max) }}
      example={inInches ? '3 1/8' : '62.5'}
      onAmount={(amount) => {
        onMeasure(inInches ? (amount * LIMITS.blockSpace) / side : amount);
      }}
      onStep={(steps, size) => {
        if (value === null) return;
        const next = value + Math.sign(steps) * stepUnits(measure, size, side);
        // The smallest size isn't on a mark of the ruler, so a step must not end below it.
        const isTooSmall = inInches && bounds !== undefined && bounds.min > 0 && next < bounds.min;
        if (!isTooSmall) onMeasure(next);
      }}
    />
  );
}

/** Returns block units rounded to four decimals, the precision of stored shapes. */
function exactUnits(units: number): string {
  return String(Number(units.toFixed(4)));
}
