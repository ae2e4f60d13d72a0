import { LIMITS } from '@quiltwright/shared/limits';
import type { Block } from '@quiltwright/shared/quilting/block';
import type { Shape } from '@quiltwright/shared/quilting/shape';
import type { Selection } from '../../model/created-block/drawing';
import { formatInches } from '../../ui/inches';
import { useRoving } from '../../ui/use-roving';
import styles from './ShapeList.module.css';
import { shapeNames } from './shape-names';
import { ShapeIcon } from './ShapeIcon';

interface ShapeListProps {
  label: string;
  /** Bottom first, as they lie. */
  shapes: readonly Shape[];
  block: Block;
  selection: Selection;
  onShape: (shapeNum: number, isMore: boolean) => void;
}

/** The shapes of a layer, topmost first, by which they are selected; with shift, Ctrl or ⌘ several. */
export function ShapeList({ label, shapes, block, selection, onShape }: ShapeListProps) {
  const topFirst = [...shapes].reverse();
  const chosen = topFirst.find(({ shapeNum }) => selection.has(shapeNum))?.shapeNum ?? null;
  const roving = useRoving(
    topFirst.map(({ shapeNum }) => shapeNum),
    chosen,
  );
  if (shapes.length === 0) return <p className={styles.none}>Nothing lies here yet.</p>;
  return (
    <div className={styles.list} role="group" aria-label={label} {...roving.grid}>
      {topFirst.map(({ shapeNum, shapeType, shapeXLoc, shapeYLoc, fillFabric }) => (
        <button
          key={shapeNum}
          type="button"
          className={styles.shape}
          aria-pressed={selection.has(shapeNum)}
          {...roving.item(shapeNum)}
          onClick={({ shiftKey, ctrlKey, metaKey }) => {
            onShape(shapeNum, shiftKey || ctrlKey || metaKey);
          }}
        >
          <ShapeIcon type={shapeType} />
          <span className={styles.words}>
            {shapeNames[shapeType].split(',')[0]}{' '}
            <span className={styles.place}>
              {formatInches((shapeXLoc * block.blockWidth) / LIMITS.blockSpace)},{' '}
              {formatInches((shapeYLoc * block.blockHeight) / LIMITS.blockSpace)}
            </span>
          </span>
          <span className={styles.spot}>{fillFabric}</span>
        </button>
      ))}
    </div>
  );
}
