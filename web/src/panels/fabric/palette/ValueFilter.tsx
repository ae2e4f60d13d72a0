import { Contrast } from 'lucide-react';
import { IconButton } from '../../../ui/basics/Button';
import { ChoiceMenu } from '../../../ui/menus/ChoiceMenu';
import { fabricValues, type FabricValue } from '../finding/fabric-value';
import styles from './ValueFilter.module.css';

interface ValueFilterProps {
  value: FabricValue | null;
  /** True if there is little room. The choices (light, medium and dark) are then behind a button. */
  compact: boolean;
  onValue: (value: FabricValue | null) => void;
}

const ANY = 'any';
const names: Record<FabricValue, string> = { light: 'Light', medium: 'Medium', dark: 'Dark' };

/** A filter that narrows the fabrics to one lightness: light, medium or dark. */
export function ValueFilter({ value, compact, onValue }: ValueFilterProps) {
  if (compact)
    return (
      <ChoiceMenu
        trigger={
          <IconButton
            label={value === null ? 'Value' : `Value: ${names[value]}`}
            className={styles.menu}
            data-set={value !== null || undefined}
          >
            <Contrast aria-hidden />
          </IconButton>
        }
        label="Value"
        choices={[
          { value: ANY, name: 'Any value', picture: <span className={styles.patch} data-value={ANY} /> },
          ...fabricValues.map((each) => ({
            value: each,
            name: names[each],
            picture: <span className={styles.patch} data-value={each} />,
          })),
        ]}
        value={value ?? ANY}
        onChoose={(chosen) => {
          onValue(fabricValues.find((each) => each === chosen) ?? null);
        }}
      />
    );
  return (
    <div className={styles.values} role="group" aria-label="Value">
      {fabricValues.map((each) => (
        <button
          key={each}
          type="button"
          className={styles.value}
          aria-pressed={each === value}
          onClick={() => {
            onValue(each === value ? null : each);
          }}
        >
          <span className={styles.patch} data-value={each} />
          <span>{names[each]}</span>
        </button>
      ))}
    </div>
  );
}
