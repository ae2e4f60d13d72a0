import { act, type Action, type Command } from '@quiltwright/shared/model/command';
import { Button } from '../../ui/basics/Button';
import styles from './SelectButtons.module.css';

interface SelectButtonsProps<Work> {
  commands: { selectAll: Command<Work>; deselectAll: Command<Work> };
  onAction: (action: Action<Work>) => void;
}

/** A button that selects all shapes or blocks, and a button that deselects all. */
export function SelectButtons<Work>({ commands, onAction }: SelectButtonsProps<Work>) {
  return (
    <div className={styles.buttons}>
      <Button
        onClick={() => {
          onAction(act(commands.selectAll));
        }}
      >
        Select All
      </Button>
      <Button
        onClick={() => {
          onAction(act(commands.deselectAll));
        }}
      >
        Deselect All
      </Button>
    </div>
  );
}
