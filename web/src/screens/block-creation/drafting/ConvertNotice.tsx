import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { Button } from '../../../ui/basics/Button';
import type { CreationEditor } from '../use-creation-editor';
import styles from './SeamPanel.module.css';

/** The button that makes patches of shapes that overlap. Nothing while no shapes overlap. */
export function ConvertNotice({ drawing, run }: Pick<CreationEditor, 'drawing' | 'run'>) {
  const convert = act(commands.makePlanar);
  if (!convert.canRun(drawing)) return null;
  return (
    <div className={styles.notice}>
      <p>Shapes of this block overlap. Convert them to patches to draft their seams.</p>
      <Button
        onClick={() => {
          run(convert);
        }}
      >
        Convert
      </Button>
    </div>
  );
}
