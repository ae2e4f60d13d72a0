import { Segments } from '../../../ui/fields/Segments';
import { layingsFor, type Laying } from '../canvas/block-drop-target';
import type { FreeFormEditor } from '../use-free-form-editor';

const options: readonly { value: Laying; name: string }[] = [
  { value: 'add', name: 'Add' },
  { value: 'here', name: 'Replace' },
  { value: 'top', name: 'On top' },
  { value: 'everywhere', name: 'Everywhere' },
];

/**
 * The choice of the effect that an added block has on blocks of the quilt; for example, the added block replaces them.
 * A block tapped in the list affects the selected blocks; a dragged block affects the block under the pointer. The
 * choice is always visible, because the list below it would otherwise move.
 */
export function LayingChoice({ editor }: { editor: FreeFormEditor }) {
  const { arrangement, laying, setLaying } = editor;
  const allowed = layingsFor(arrangement);
  return (
    <Segments
      label="What happens when you add a block"
      options={options.map((option) => ({ ...option, isDisabled: !allowed.has(option.value) }))}
      value={laying}
      onChoose={setLaying}
    />
  );
}
