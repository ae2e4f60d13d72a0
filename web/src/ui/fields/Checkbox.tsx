import { Check } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import { useId } from 'react';
import styles from './Checkbox.module.css';

interface CheckboxProps {
  label: string;
  /** A line in muted text under the label. */
  detail?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

export function Checkbox({ label, detail, checked, disabled, onChange }: CheckboxProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <Radix.Root
        id={id}
        className={styles.box}
        checked={checked}
        disabled={disabled}
        aria-describedby={detail ? `${id}-detail` : undefined}
        onCheckedChange={(state) => {
          onChange(state === true);
        }}
      >
        {/* Always mounted: Radix would read the styles of the whole page when it unmounts the mark. */}
        <Radix.Indicator forceMount className={styles.mark}>
          <Check aria-hidden />
        </Radix.Indicator>
      </Radix.Root>
      <div>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {detail && (
          <span id={`${id}-detail`} className={styles.detail}>
            {detail}
          </span>
        )}
      </div>
    </div>
  );
}
