import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChoiceMenu } from '../../ui/menus/ChoiceMenu';
import styles from './Chips.module.css';

interface Chip {
  key: string;
  name: string;
  picture: ReactNode;
}

interface ChipsProps {
  /** The name of the group of options, for screen readers. */
  label: string;
  chips: readonly Chip[];
  chosen: string | null;
  onChoose: (key: string) => void;
}

/** Options side by side, exactly one of which is chosen. */
export function Chips({ label, chips, chosen, onChoose }: ChipsProps) {
  return (
    <div className={styles.chips} role="group" aria-label={label}>
      {chips.map(({ key, name, picture }) => (
        <button
          key={key}
          type="button"
          className={styles.chip}
          aria-pressed={key === chosen}
          title={name}
          ref={key === chosen ? bringIntoSight : undefined}
          onClick={() => {
            onChoose(key);
          }}
        >
          {picture}
          <span className={styles.name}>{name}</span>
        </button>
      ))}
    </div>
  );
}

const MARGIN = 16;

/** Scrolls the row of chips, and nothing else, until the chip is visible. */
function bringIntoSight(chip: HTMLButtonElement | null): void {
  const row = chip?.parentElement;
  if (!row) return;
  const end = chip.offsetLeft + chip.offsetWidth + MARGIN - row.clientWidth;
  row.scrollLeft = Math.min(chip.offsetLeft - MARGIN, Math.max(end, row.scrollLeft));
}

/** A menu of options behind one chip. It replaces `Chips` in places with little room. */
export function ChipMenu({ label, chips, chosen, onChoose }: ChipsProps) {
  const shown = chips.find(({ key }) => key === chosen);
  if (chips.length === 0) return null;
  return (
    <ChoiceMenu
      label={label}
      value={chosen}
      choices={chips.map(({ key, name, picture }) => ({ value: key, name, picture }))}
      onChoose={onChoose}
      trigger={
        <button type="button" className={styles.menuChip} title={shown?.name}>
          {shown?.picture}
          <span className="visually-hidden">{`${label}: `}</span>
          <span className={styles.name}>{shown?.name ?? 'Choose a part'}</span>
          <ChevronDown aria-hidden />
        </button>
      }
    />
  );
}
