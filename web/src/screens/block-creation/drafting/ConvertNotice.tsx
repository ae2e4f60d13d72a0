import { counted } from '@quiltwright/shared/counted';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { overlapsToConvert } from '@quiltwright/shared/model/created-block/drafting/drafting-commands';
import { Button } from '../../../ui/basics/Button';
import type { CreationEditor } from '../use-creation-editor';
import styles from './SeamPanel.module.css';

interface ConvertNoticeProps extends Pick<CreationEditor, 'drawing' | 'run'> {
  /** Called after the block was converted: the button is gone then, and with it the focus. */
  onConverted: () => void;
}

/** The button that makes patches of shapes that overlap. Nothing while no shapes overlap. */
export function ConvertNotice({ drawing, run, onConverted }: ConvertNoticeProps) {
  const overlaps = overlapsToConvert(drawing);
  if (!overlaps) return null;
  const { hidden } = overlaps;
  return (
    <div className={styles.notice}>
      <p>Shapes of this block overlap. Convert them to patches to draft their seams.</p>
      {hidden > 0 && (
        <p>{`Others cover ${counted(hidden, 'shape')}. Converting the block removes ${hidden === 1 ? 'it' : 'them'}.`}</p>
      )}
      <Button
        onClick={() => {
          run(act(commands.makePlanar));
          onConverted();
        }}
      >
        Convert
      </Button>
    </div>
  );
}
