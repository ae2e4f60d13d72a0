import { setBlocks } from '@quiltwright/shared/model/free-form/free-form-document';
import { useId } from 'react';
import { BlockSketch } from '../../../panels/blocks/pictures/BlockSketch';
import type { FreeFormEditor } from '../use-free-form-editor';
import { RoleFabrics } from './RoleFabrics';
import styles from './SettingPanel.module.css';

/**
 * The blocks of the setting, and the fabrics of its other pieces. With several blocks, the quilter chooses the one that the
 * next block from the list replaces.
 */
export function SetBlocks({ editor }: { editor: FreeFormEditor }) {
  const { workspace, nameOf, fabric, slot, setSlot } = editor;
  const name = useId();
  const own = setBlocks(workspace.document.design);
  const blocks = own.filter(({ placement }) => !placement.role);
  const chosen = Math.min(slot, blocks.length - 1);
  return (
    <>
      <fieldset className={styles.blocks}>
        <legend className="visually-hidden">Block to replace</legend>
        {blocks.map(({ id, placement }, index) => (
          <label key={id} className={styles.block}>
            <input
              type="radio"
              name={name}
              checked={index === chosen}
              onChange={() => {
                setSlot(index);
              }}
            />
            <BlockSketch className={styles.sketch} levels={placement.levels} fabric={fabric} />
            <span className="two-lines">{nameOf(placement)}</span>
          </label>
        ))}
      </fieldset>
      <p className={styles.quiet}>
        {blocks.length > 1
          ? 'Choose one of these, then a block from the list to replace it.'
          : 'Choose a block from the list to replace it.'}
      </p>
      <RoleFabrics editor={editor} />
    </>
  );
}
