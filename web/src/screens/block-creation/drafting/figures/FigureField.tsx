import { exactInches } from '@quiltwright/shared/ruler/lengths';
import { clamp } from '@quiltwright/shared/geometry/interval';
import { FIGURES, type FigureOptions } from '../../../../editor/tools/drafting/figures';
import { LengthField } from '../../../../panels/controls/LengthField';
import { boundsOf, stepped, type Count } from './figure-steps';

export interface FieldsProps {
  figures: FigureOptions;
  onChange: (figures: FigureOptions) => void;
}

interface CountFieldProps extends FieldsProps {
  label: string;
  count: Count;
}

/** A field for a whole number of the settings. */
export function CountField({ label, count, figures, onChange }: CountFieldProps) {
  return (
    <LengthField
      label={label}
      of={count}
      shown={String(figures[count])}
      kind="count"
      bounds={boundsOf(count)}
      example={String(boundsOf(count).min + 3)}
      onAmount={(amount) => {
        onChange({ ...figures, [count]: amount });
      }}
      onStep={(steps) => {
        onChange(stepped(figures, count, steps));
      }}
    />
  );
}

interface WidthFieldProps extends FieldsProps {
  label: string;
  /** The greatest width, in inches. */
  most?: number;
}

/** A field for the width of an inset or a frame. */
export function WidthField({ label, most = FIGURES.width.max, figures, onChange }: WidthFieldProps) {
  const { min } = FIGURES.width;
  const max = Math.min(most, FIGURES.width.max);
  return (
    <LengthField
      label={label}
      of="width"
      shown={exactInches(figures.width)}
      bounds={{ min, max }}
      example="1 1/2"
      onAmount={(width) => {
        onChange({ ...figures, width });
      }}
      onStep={(steps) => {
        onChange({ ...figures, width: clamp(figures.width + steps / 8, min, max) });
      }}
    />
  );
}
