import { setBlocks } from '@quiltwright/shared/model/free-form/free-form-document';
import { useId } from 'react';
import { BlockSketch } from '../../../panels/blocks/pictures/BlockSketch';
import { FabricPatch } from '../../../panels/fabric/swatch/FabricPatch';
import { nameOfFabric } from '../../../panels/fabric/finding/fabric-search';
import type { FreeFormEditor } from '../use-free-form-editor';
import styles from './SettingPanel.module.css';

/**
 * The blocks of the setting, and the fabric of its triangles. With several blocks, the quilter chooses the one that the
 * next block from the list replaces.
 */
export function SetBlocks({ editor }: { editor: FreeFormEditor }) {
  const { workspace, nameOf, fabric, slot, setSlot, quiltActions, pickFabricFor } = editor;
  const name = useId();
  const own = setBlocks(workspace.document.design);
  const blocks = own.filter(({ placement }) => !placement.role);
  const chosen = Math.min(slot, blocks.length - 1);
  const triangles = quiltActions.targets.find(
    (target) =>
      target.kind === 'spot' &&
      own.some(({ id, placement }) => id === target.id && placement.role === 'triangle'),
  );
  const cloth = triangles && fabric(triangles.fabric);
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
      {triangles && (
        <button
          type="button"
          className={styles.fabric}
          aria-label={`Fabric of setting triangles: ${cloth ? nameOfFabric(cloth) : 'Pick a fabric'}`}
          aria-haspopup="dialog"
          onClick={() => {
            pickFabricFor(triangles);
          }}
        >
          <FabricPatch fabric={cloth} />
          <span className="two-lines">{`Triangles: ${cloth ? nameOfFabric(cloth) : 'Pick a fabric'}`}</span>
        </button>
      )}
    </>
  );
}
