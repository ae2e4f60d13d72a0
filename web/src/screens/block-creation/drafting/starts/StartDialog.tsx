import { boundedNumbers, draftStarts } from '@quiltwright/shared/drafting/starts/starts';
import { draftStartTitles, type DraftStartName } from '@quiltwright/shared/drafting/starts/start-titles';
import { LIMITS } from '@quiltwright/shared/limits';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { hasShapes } from '@quiltwright/shared/model/created-block/design-shapes';
import { useId, useState } from 'react';
import type { FindFabric } from '../../../../server/fabrics/use-fabrics';
import { Button } from '../../../../ui/basics/Button';
import { Dialog } from '../../../../ui/dialogs/Dialog';
import { focusFault } from '../../../../ui/fields/focus-fault';
import type { CreationEditor } from '../../use-creation-editor';
import { NumberField } from './NumberField';
import styles from './StartFrom.module.css';
import { StartPicture } from './StartPicture';

/** Returns the usual numbers of a start, with lengths in whole quarters of an inch of a block this wide. */
function firstNumbers(start: DraftStartName, width: number): number[] {
  const quarter = LIMITS.blockSpace / width / 4;
  const numbers = draftStarts[start].numbers.map(({ kind, usual }) =>
    kind === 'length' ? Math.round(usual / quarter) * quarter : usual,
  );
  return boundedNumbers(start, numbers);
}

interface StartDialogProps {
  start: DraftStartName;
  editor: Pick<CreationEditor, 'drawing' | 'editing' | 'run'>;
  fabric: FindFabric;
  onClose: () => void;
}

/** The numbers of a pattern, and its picture, which follows them. *Use* puts the pattern into the block. */
export function StartDialog({ start, editor: { drawing, editing, run }, fabric, onClose }: StartDialogProps) {
  const form = useId();
  const [numbers, setNumbers] = useState(() => firstNumbers(start, drawing.document.design.block.blockWidth));
  const { design } = drawing.document;
  const { block } = design;
  return (
    <Dialog
      open
      title={draftStartTitles[start]}
      about={hasShapes(design) && 'This replaces the patches of the block. Undo brings them back.'}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={form}>
            Use
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (focusFault(event.currentTarget)) return;
          run(act(commands.draftStart, { start, numbers }));
          editing.choose('seam');
          onClose();
        }}
      >
        <StartPicture start={start} numbers={numbers} block={block} fabric={fabric} />
        <div className={styles.numbers}>
          {draftStarts[start].numbers.map((of, index) => (
            <NumberField
              key={of.name}
              of={of}
              value={numbers[index] ?? of.usual}
              bounds={of.bounds(numbers)}
              side={block.blockWidth}
              onValue={(value) => {
                setNumbers((before) =>
                  boundedNumbers(
                    start,
                    before.map((each, i) => (i === index ? value : each)),
                  ),
                );
              }}
            />
          ))}
        </div>
      </form>
    </Dialog>
  );
}
