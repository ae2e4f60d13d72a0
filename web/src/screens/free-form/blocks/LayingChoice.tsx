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
 * The choice of what an added block does to blocks on the quilt, for example replace them. For a block tapped in the
 * list, these are the selected blocks; for a dragged block, those under the pointer. The choice is always visible, so
 * that the list below it stays in place.
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
