import type { StartNumber } from '@quiltwright/shared/drafting/starts/start';
import { clamp } from '@quiltwright/shared/geometry/interval';
import { LIMITS } from '@quiltwright/shared/limits';
import { exactInches } from '@quiltwright/shared/ruler/lengths';
import { LengthField } from '../../../../panels/controls/LengthField';
import { PlusMinus } from '../../../../panels/arrange/PlusMinus';
import { Segments } from '../../../../ui/fields/Segments';
import styles from './StartFrom.module.css';
import { numberWords } from './start-words';

interface NumberFieldProps {
  of: StartNumber;
  /** The value and its bounds: a count, degrees, or a length in block units. */
  value: number;
  bounds: readonly [number, number];
  /** The width of the block in inches. */
  side: number;
  onValue: (value: number) => void;
}

/** The steps of buttons and arrow keys: one, five degrees, or an eighth of an inch. */
const steps = { count: 1, degrees: 5, length: 1 / 8 } as const;

/** A field for a number of a start, with buttons for less and more; a choice for a number that has only some values. */
export function NumberField({ of: { name, kind, choices }, value, bounds, side, onValue }: NumberFieldProps) {
  const label = numberWords[name];
  if (choices)
    return (
      <div className={styles.number}>
        <span aria-hidden>{label}</span>
        <Segments
          label={label}
          options={choices.map((each) => ({ value: each, name: String(each) }))}
          value={value}
          onChoose={onValue}
        />
      </div>
    );
  const unit = kind === 'length' ? side / LIMITS.blockSpace : 1;
  const shown = value * unit;
  const [min, max] = bounds.map((bound) => bound * unit) as [number, number];
  const step = (by: number) => {
    const next = Math.round(shown / steps[kind] + by) * steps[kind];
    onValue(clamp(next, min, max) / unit);
  };
  return (
    <div className={styles.number}>
      <span aria-hidden>{label}</span>
      <PlusMinus
        className={styles.row}
        label={label}
        less={`Less: ${label}`}
        more={`More: ${label}`}
        onStep={step}
      >
        <LengthField
          label={label}
          labelHidden
          of={value}
          shown={kind === 'length' ? exactInches(shown) : String(Number(shown.toFixed(2)))}
          kind={kind === 'length' ? 'inches' : kind === 'count' ? 'count' : 'number'}
          bounds={{ min, max }}
          example={kind === 'length' ? '3 1/8' : '5'}
          onAmount={(amount) => {
            onValue(amount / unit);
          }}
          onStep={step}
        />
      </PlusMinus>
    </div>
  );
}
