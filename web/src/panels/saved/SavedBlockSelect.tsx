import { useMemo, type ReactNode } from 'react';
import { SavedSelect } from './SavedSelect';

interface SavedBlockSelectProps {
  label: string;
  labelHidden?: boolean;
  /** The blocks, the latest first. */
  blocks: readonly { designedBlockNum: number; designName: string }[];
  /** The number of the saved block that is open; 0 for a new block. */
  chosen: number;
  /** The words that are shown if there are no blocks. */
  none: string;
  isPending: boolean;
  onChoose: (blockNum: number) => void;
  /** Buttons beside the menu. */
  children?: ReactNode;
}

/** The menu of a subscriber's saved blocks. */
export function SavedBlockSelect({
  label,
  labelHidden = false,
  blocks,
  chosen,
  none,
  isPending,
  onChoose,
  children,
}: SavedBlockSelectProps) {
  const options = useMemo(
    () => blocks.map(({ designedBlockNum: value, designName: name }) => ({ value, name })),
    [blocks],
  );
  return (
    <SavedSelect
      of="block"
      label={label}
      labelHidden={labelHidden}
      options={options}
      value={chosen}
      placeholder={!isPending && options.length === 0 ? none : 'Open a block'}
      disabled={options.length === 0}
      onChoose={onChoose}
    >
      {children}
    </SavedSelect>
  );
}
