import { ChevronDown } from 'lucide-react';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { Button } from '../../../ui/basics/Button';
import { ChoiceMenu } from '../../../ui/menus/ChoiceMenu';
import styles from './LayerMenu.module.css';
import type { CreationEditor } from '../use-creation-editor';

/** The name of the layer that contains the selected shapes, and a menu that moves them to another layer. */
export function LayerMenu({ editor: { drawing, selected, adjust } }: { editor: CreationEditor }) {
  const layers = [...new Set(selected.map(({ layer }) => layer))];
  const [only] = layers.length === 1 ? layers : [];
  const choices = drawing.document.design.layers.map(({ id }, level) => ({
    value: String(id),
    name: `Layer ${level + 1}`,
  }));
  const name = choices.find(({ value }) => value === String(only))?.name ?? 'Layer';
  return (
    <div className={styles.line}>
      <span aria-hidden>Layer</span>
      <ChoiceMenu
        label="Move to another layer"
        choices={choices}
        value={only === undefined ? null : String(only)}
        onChoose={(value) => {
          adjust(act(commands.moveToLayer, { layer: Number(value) }));
        }}
        trigger={
          <Button>
            <span>{layers.length > 1 ? 'Several layers' : name}</span>
            <ChevronDown aria-hidden />
          </Button>
        }
      />
    </div>
  );
}
