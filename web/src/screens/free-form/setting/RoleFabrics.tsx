import { setBlocks } from '@quiltwright/shared/model/free-form/free-form-document';
import type { SettingRole } from '@quiltwright/shared/quilting/setting/setting';
import { FabricPatch } from '../../../panels/fabric/swatch/FabricPatch';
import { nameOfFabric } from '../../../panels/fabric/finding/fabric-search';
import type { FreeFormEditor } from '../use-free-form-editor';
import styles from './SettingPanel.module.css';

const names: Readonly<Record<SettingRole, { part: string; short: string }>> = {
  triangle: { part: 'setting triangles', short: 'Triangles' },
  sashing: { part: 'sashing', short: 'Sashing' },
  cornerstone: { part: 'cornerstones', short: 'Cornerstones' },
};

/** The fabrics of the pieces of a setting that aren't blocks. Each opens the choice of another fabric. */
export function RoleFabrics({
  editor: { workspace, fabric, quiltActions, pickFabricFor },
}: {
  editor: FreeFormEditor;
}) {
  return setBlocks(workspace.document.design).map(({ id, placement: { role } }) => {
    const target = quiltActions.targets.find((each) => each.kind === 'spot' && each.id === id);
    if (!role || !target) return null;
    const cloth = fabric(target.fabric);
    const name = cloth ? nameOfFabric(cloth) : 'Pick a fabric';
    return (
      <button
        key={role}
        type="button"
        className={styles.fabric}
        aria-label={`Fabric of ${names[role].part}: ${name}`}
        aria-haspopup="dialog"
        onClick={() => {
          pickFabricFor(target);
        }}
      >
        <FabricPatch fabric={cloth} />
        <span className="two-lines">{`${names[role].short}: ${name}`}</span>
      </button>
    );
  });
}
