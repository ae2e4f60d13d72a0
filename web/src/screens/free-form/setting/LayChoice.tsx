import { act } from '@quiltwright/shared/model/command';
import { freeFormCommands as commands } from '@quiltwright/shared/model/free-form/free-form-commands';
import { layNames } from '@quiltwright/shared/model/free-form/setting/setting-words';
import { layRules } from '@quiltwright/shared/quilting/setting/lies';
import type { Setting } from '@quiltwright/shared/quilting/setting/setting';
import { RotateCw } from 'lucide-react';
import { Button } from '../../../ui/basics/Button';
import { Select } from '../../../ui/fields/Select';
import type { FreeFormEditor } from '../use-free-form-editor';
import styles from './SettingPanel.module.css';

const rules = layRules.map((value) => ({ value, name: layNames[value] }));

/** The choice of the rule by which the blocks of a setting lie, and a button that turns all of them. */
export function LayChoice({ editor: { run }, setting }: { editor: FreeFormEditor; setting: Setting }) {
  const rule = setting.lies ?? 'alike';
  const isHalved = setting.blockWidth !== setting.blockHeight;
  return (
    <>
      <Select
        label="How blocks lie"
        options={rules}
        value={rule}
        onChoose={(next) => {
          run(act(commands.layBlocks, next));
        }}
      />
      <Button
        onClick={() => {
          run(act(commands.turnSetBlocks));
        }}
      >
        <RotateCw aria-hidden />
        Turn all blocks
      </Button>
      {rule !== 'alike' && isHalved && (
        <p className={styles.quiet}>Only square blocks can turn by quarters. These turn by halves.</p>
      )}
      {rule === 'barnRaising' && (
        <p className={styles.quiet}>
          Barn Raising is even on all sides with an even number of columns and rows.
        </p>
      )}
    </>
  );
}
