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
 * Chooses what the next added block does to blocks already on the quilt, for example replace them. A block
 * tapped in the list acts on the selection; a dragged block acts on the block under the pointer. The choice is
 * always visible, so that the list below it never moves under the pointer.
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
