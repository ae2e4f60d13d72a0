import { Lock } from 'lucide-react';
import { act } from '@quiltwright/shared/model/command';
import { freeFormCommands as commands } from '@quiltwright/shared/model/free-form/free-form-commands';
import { ItemButtons } from '../../../panels/arrange/ItemButtons';
import { BlockSketch } from '../../../panels/blocks/pictures/BlockSketch';
import { tapWord, useDeviceInUse } from '../../../panels/workspace/canvas/device-in-use';
import { IconButton } from '../../../ui/basics/Button';
import styles from './PlacementHead.module.css';
import type { FreeFormEditor } from '../use-free-form-editor';
import { sizeOf } from '../describing/words';

/** The name of the selection, and buttons for the actions on the whole selection. */
export function PlacementHead({
  editor: { selected, nameOf, fabric, adjust, workspace },
}: {
  editor: FreeFormEditor;
}) {
  const device = useDeviceInUse();
  const way = device === 'keyboard' ? 'Press N to select a block' : `${tapWord(device)} a block`;
  const [only, ...others] = selected;
  const name = !only
    ? 'No block selected'
    : others.length > 0
      ? `${selected.length} placements`
      : nameOf(only.placement);
  return (
    <div className={styles.head}>
      {only && others.length === 0 && (
        <BlockSketch className={styles.sketch} levels={only.placement.levels} fabric={fabric} />
      )}
      <div className={styles.words}>
        <h2>{name}</h2>
        <p className={styles.quiet}>
          {!only
            ? workspace.document.design.quilt.setting
              ? 'The setting places the blocks. Choose “By hand” under Setting to move them yourself.'
              : workspace.shell === 'desk'
                ? `${way} to change it, or choose one in the list below.`
                : `${way} to change it.`
            : others.length === 0 && sizeOf(only.placement)}
        </p>
      </div>
      {only && (
        <>
          <IconButton
            label="Lock"
            onClick={() => {
              const ids = selected.map(({ id }) => id);
              adjust(act(commands.lock, { ids, isLocked: true }));
            }}
          >
            <Lock aria-hidden />
          </IconButton>
          <ItemButtons commands={commands} onAction={adjust} />
        </>
      )}
    </div>
  );
}
