import { Segments } from '../../ui/Segments';
import type { FreeFormTable, Laying } from './use-free-form-table';

const options: readonly { value: Laying; name: string }[] = [
  { value: 'add', name: 'Add' },
  { value: 'here', name: 'Replace' },
  { value: 'everywhere', name: 'Everywhere' },
];

/**
 * Chooses what a tap on a block does. It is always there, so that the blocks below never move under a pointer; only a
 * selected block can be replaced.
 */
export function LayingChoice({ table: { selected, laying, setLaying } }: { table: FreeFormTable }) {
  const canTake = { add: true, here: selected.length > 0, everywhere: selected.length === 1 };
  return (
    <Segments
      label="What a tapped block does"
      options={options.map((option) => ({ ...option, isDisabled: !canTake[option.value] }))}
      value={laying}
      onChoose={setLaying}
    />
  );
}
