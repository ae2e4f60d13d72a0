import type { NumberedGroup } from '@quiltwright/workers/kernels/patches/numbered';
import { figure, pieceWords } from '../../estimate/words/estimate-words';
import { fabricName } from '../../fabric/swatch/fabric-name';
import { FabricPatch } from '../../fabric/swatch/FabricPatch';
import type { FindFabric } from '../../../server/fabrics/use-fabrics';
import { isByTemplate } from '@quiltwright/workers/kernels/patches/lattice/form';
import { mirroredWords, numberWords } from '@quiltwright/workers/kernels/patches/patch-words';
import styles from './PatchList.module.css';

interface PatchListProps {
  groups: readonly NumberedGroup[];
  fabric: FindFabric;
  /** The number of the first patch in the group that is highlighted; null for none. */
  marked: number | null;
  onMark: (first: number | null) => void;
}

/**
 * The patches of a block in words, one row for each group of patches that are cut alike. Pressing a row highlights its
 * patches in the picture.
 */
export function PatchList({ groups, fabric, marked, onMark }: PatchListProps) {
  return (
    <ul className={styles.list} aria-label="Patches, grouped by shape and size">
      {groups.map((group) => (
        <li key={group.first}>
          <button
            type="button"
            className={styles.group}
            aria-pressed={marked === group.first}
            onClick={() => {
              onMark(marked === group.first ? null : group.first);
            }}
          >
            <span className={styles.numbers}>{numberWords(group)}</span>
            <FabricPatch fabric={fabric(group.fabric)} />
            <span className={styles.words}>
              <span className={styles.piece}>{`${group.count} ${lowered(pieceWords(group))}`}</span>
              <span className={styles.cloth}>
                {[clothName(group.fabric, fabric), mirroredWords(group), areaWords(group)]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Returns the name of a patch's fabric. */
export function clothName(fabricNum: number, find: FindFabric): string {
  return fabricNum === 0 ? 'No fabric yet' : fabricName(fabricNum, find);
}

/** Returns the area of a patch that is cut by template. Empty for other patches, whose two lengths determine the area. */
function areaWords({ kind, area, count }: NumberedGroup): string {
  if (!isByTemplate(kind)) return '';
  return `${figure(area)} square inches${count > 1 ? ' each' : ''}`;
}

function lowered(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
