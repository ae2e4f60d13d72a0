import { act } from '@quiltwright/shared/model/command';
import { freeFormCommands as commands } from '@quiltwright/shared/model/free-form/free-form-commands';
import { blocksIn, different, type BlockOrder } from '@quiltwright/shared/quilting/setting/order';
import type { Setting } from '@quiltwright/shared/quilting/setting/setting';
import { Select, type Option } from '../../../ui/fields/Select';
import { StepField } from '../quilt/StepField';
import type { FreeFormEditor } from '../use-free-form-editor';

const orders: readonly Option<BlockOrder>[] = [
  { value: 'one', name: 'One block' },
  { value: 'alternating', name: 'Two by turns' },
  { value: 'rows', name: 'By rows' },
  { value: 'columns', name: 'By columns' },
  { value: 'diagonals', name: 'By diagonals' },
  { value: 'rounds', name: 'In rounds from the middle' },
];

/** The choice of which block lies where, and of how many blocks lie by turns. */
export function OrderChoice({ editor, setting }: { editor: FreeFormEditor; setting: Setting }) {
  const { workspace, run } = editor;
  const { order } = setting;
  const count = blocksIn(setting);
  const setCount = (next: number) => {
    run(act(commands.setBlockOrder, { different: next }));
  };
  return (
    <>
      <Select
        label="Which block where"
        options={orders}
        value={order}
        onChoose={(next) => {
          run(act(commands.setBlockOrder, { order: next }));
        }}
      />
      {order !== 'one' && order !== 'alternating' && (
        <StepField
          label="Different blocks"
          of={workspace.document.id}
          isCount
          value={count}
          bounds={{ min: different.least, max: different.most }}
          less="One block less"
          more="One block more"
          onValue={setCount}
          onStep={(by) => {
            setCount(count + by);
          }}
        />
      )}
    </>
  );
}
