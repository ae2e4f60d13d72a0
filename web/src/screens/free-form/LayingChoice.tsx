import { Segments } from '../../ui/Segments';
import type { FreeFormTable, Laying } from './use-free-form-table';

const options: readonly { value: Laying; name: string }[] = [
  { value: 'add', name: 'Add' },
  { value: 'here', name: 'Replace' },
  { value: 'everywhere', name: 'Everywhere' },
];

/** What a tap on a block does, while there is one whose place it could take. */
export function LayingChoice({ table: { selected, laying, setLaying } }: { table: FreeFormTable }) {
  if (selected.length === 0) return null;
  return (
    <Segments
      label="What a tapped block does"
      options={selected.length === 1 ? options : options.slice(0, 2)}
      value={laying}
      onChoose={setLaying}
    />
  );
}
