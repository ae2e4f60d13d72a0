import { ChevronDown } from 'lucide-react';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { Button } from '../../../ui/basics/Button';
import { ChoiceMenu } from '../../../ui/menus/ChoiceMenu';
import styles from './LayerMenu.module.css';
import type { CreationTable } from '../use-creation-table';

/** The name of the layer that contains the selected shapes, and a menu that moves them to another layer. */
export function LayerMenu({ table: { drawing, selected, adjust } }: { table: CreationTable }) {
  const levels = [...new Set(selected.map(({ level }) => level))];
  const [only] = levels.length === 1 ? levels : [];
  const choices = drawing.document.design.layers.map((_, level) => ({
    value: String(level),
    name: `Layer ${level + 1}`,
  }));
  return (
    <div className={styles.line}>
      <span aria-hidden>Layer</span>
      <ChoiceMenu
        label="Move to another layer"
        choices={choices}
        value={only === undefined ? null : String(only)}
        onChoose={(value) => {
          adjust(act(commands.moveToLayer, Number(value)));
        }}
        trigger={
          <Button>
            <span>
              {levels.length > 1 ? 'Several layers' : only === undefined ? 'Layer' : `Layer ${only + 1}`}
            </span>
            <ChevronDown aria-hidden />
          </Button>
        }
      />
    </div>
  );
}
