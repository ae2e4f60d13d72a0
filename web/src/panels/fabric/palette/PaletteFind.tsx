import { History, Search, type LucideIcon } from 'lucide-react';
import { classNames } from '../../../ui/basics/class-names';
import { IconButton } from '../../../ui/basics/Button';
import { Field } from '../../../ui/fields/Field';
import { Select } from '../../../ui/fields/Select';
import sticky from '../../../page/layout/sticky-head.module.css';
import { ColourPicker } from '../finding/ColourPicker';
import styles from './PaletteFind.module.css';
import type { Wanted } from './use-cloth';
import { usePaletteOptions } from './use-offered-palettes';
import { ValueFilter } from './ValueFilter';

/** The part of a compact palette that a button has opened; null for none. */
export type Shown = 'search' | 'recent' | null;

interface PaletteFindProps {
  paletteNum: number;
  wanted: Wanted;
  /** True if there is little room. The search and the recently used fabrics are then behind buttons. */
  compact: boolean;
  shown: Shown;
  onPalette: (paletteNum: number) => void;
  onWanted: (wanted: Wanted) => void;
  onShown: (shown: Shown) => void;
}

/** Controls that choose which fabrics are shown. They stay in view while the fabrics scroll. */
export function PaletteFind({
  paletteNum,
  wanted,
  compact,
  shown,
  onPalette,
  onWanted,
  onShown,
}: PaletteFindProps) {
  const toggle = (which: 'search' | 'recent', label: string, icon: LucideIcon) => (
    <Toggle
      label={label}
      icon={icon}
      pressed={shown === which}
      onPress={() => {
        onShown(shown === which ? null : which);
      }}
    />
  );
  const words = (
    <Field
      className={styles.words ?? ''}
      label="Name or colour"
      labelHidden
      type="search"
      icon={<Search aria-hidden />}
      placeholder="Name or colour"
      autoFocus={compact}
      autoComplete="off"
      spellCheck={false}
      value={wanted.words}
      onChange={(event) => {
        onWanted({ ...wanted, words: event.target.value, beside: null });
      }}
    />
  );
  const value = (
    <ValueFilter
      value={wanted.value}
      compact={compact}
      onValue={(next) => {
        onWanted({ ...wanted, value: next });
      }}
    />
  );
  const colour = (
    <ColourPicker
      colour={wanted.colour}
      onColour={(next) => {
        onWanted({ ...wanted, colour: next, beside: null });
      }}
    />
  );
  return (
    <div className={classNames(sticky.head, styles.find)} data-compact={compact}>
      <Select
        label="Fabric palette"
        labelHidden
        options={usePaletteOptions()}
        value={paletteNum}
        onChoose={onPalette}
      />
      {compact ? (
        <>
          {toggle('search', 'Search', Search)}
          {value}
          {toggle('recent', 'Recently used', History)}
          {shown === 'search' && (
            <div className={styles.row}>
              {words}
              {colour}
            </div>
          )}
        </>
      ) : (
        <>
          {words}
          <div className={styles.row}>
            {value}
            {colour}
          </div>
        </>
      )}
    </div>
  );
}

interface ToggleProps {
  label: string;
  icon: LucideIcon;
  pressed: boolean;
  onPress: () => void;
}

function Toggle({ label, icon: Icon, pressed, onPress }: ToggleProps) {
  return (
    <IconButton label={label} className={styles.toggle} aria-pressed={pressed} onClick={onPress}>
      <Icon aria-hidden />
    </IconButton>
  );
}
