import { Segments } from '../../../ui/fields/Segments';
import { hasBlocks } from '@quiltwright/shared/model/free-form/free-form-document';
import type { Laying } from '../canvas/block-drop-target';
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
  const { arrangement, selected, laying, setLaying } = editor;
  const canTake = {
    add: true,
    here: selected.length > 0,
    top: hasBlocks(arrangement.document.design),
    everywhere: selected.length === 1,
  };
  return (
    <Segments
      label="What happens when you add a block"
      options={options.map((option) => ({ ...option, isDisabled: !canTake[option.value] }))}
      value={laying}
      onChoose={setLaying}
    />
  );
}
