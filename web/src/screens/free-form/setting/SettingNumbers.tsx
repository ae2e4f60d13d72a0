import { LIMITS } from '@quiltwright/shared/limits';
import { act } from '@quiltwright/shared/model/command';
import { freeFormCommands as commands } from '@quiltwright/shared/model/free-form/free-form-commands';
import type { SettingNumbers as Numbers } from '@quiltwright/shared/model/free-form/setting/setting-commands';
import { rangeOf, type Setting } from '@quiltwright/shared/quilting/setting/setting';
import { StepField } from '../quilt/StepField';
import type { FreeFormEditor } from '../use-free-form-editor';
import styles from './SettingPanel.module.css';

/** The fields for the numbers of a setting: its columns and rows, and the size of its blocks. */
export function SettingNumbers({ editor, setting }: { editor: FreeFormEditor; setting: Setting }) {
  const { workspace, run } = editor;
  const { document } = workspace;
  const { columns, rows } = rangeOf(setting, document.design.quilt);
  const set = (numbers: Numbers) => {
    run(act(commands.setSettingNumbers, numbers));
  };
  const field = (
    key: keyof Numbers,
    label: string,
    [less, more]: readonly [string, string],
    { least, most }: { least: number; most: number },
    isCount = false,
  ) => (
    <StepField
      label={label}
      of={document.id}
      isCount={isCount}
      value={setting[key]}
      bounds={{ min: least, max: most }}
      less={less}
      more={more}
      onValue={(value) => {
        set({ [key]: value });
      }}
      onStep={(by) => {
        set({ [key]: setting[key] + by });
      }}
    />
  );
  const side = { least: LIMITS.placedBlockSide.min, most: LIMITS.quiltSide.max };
  return (
    <div className={styles.numbers}>
      {field('columns', 'Columns', ['One column less', 'One column more'], columns, true)}
      {field('rows', 'Rows', ['One row less', 'One row more'], rows, true)}
      {setting.kind === 'onPoint' ? (
        field('blockWidth', 'Block side', ['Smaller blocks', 'Larger blocks'], side)
      ) : (
        <>
          {field('blockWidth', 'Block width', ['Narrower blocks', 'Wider blocks'], side)}
          {field('blockHeight', 'Block height', ['Lower blocks', 'Higher blocks'], side)}
        </>
      )}
    </div>
  );
}
