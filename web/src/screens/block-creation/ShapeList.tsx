import { FABRIC } from '@quiltwright/shared/limits';
import type { Block } from '@quiltwright/shared/quilting/block';
import type { Shape } from '@quiltwright/shared/quilting/shape';
import { boxOf } from '@quiltwright/shared/quilting/shape-outlines';
import { useEffect, useRef } from 'react';
import type { Selection } from '../../model/selection';
import { useGrowing } from '../../ui/use-growing';
import { useRoving } from '../../ui/use-roving';
import styles from './ShapeList.module.css';
import { shortName } from './shape-names';
import { placeIn, wordsOfShape } from './shape-words';
import { ShapeIcon } from './ShapeIcon';

/** Rows that are shown at first; more come as they are scrolled to. */
const FIRST_SHOWN = 60;

interface ShapeListProps {
  label: string;
  /** Bottom first, as they lie. */
  shapes: readonly Shape[];
  /** The index of their layer. */
  level: number;
  block: Block;
  selection: Selection;
  onShape: (shapeNum: number, isMore: boolean) => void;
}

/** The shapes of a layer, topmost first, by which they are selected; with shift, Ctrl or ⌘ several. */
export function ShapeList({ label, shapes, level, block, selection, onShape }: ShapeListProps) {
  const topFirst = [...shapes].reverse();
  const { shown, last } = useGrowing(topFirst.length, FIRST_SHOWN);
  const rows = topFirst.slice(0, shown);
  const chosen = rows.find(({ shapeNum }) => selection.has(shapeNum))?.shapeNum ?? null;
  const roving = useRoving(
    rows.map(({ shapeNum }) => shapeNum),
    chosen,
  );
  const list = useRef<HTMLDivElement>(null);
  const focused = useRef<number | null>(null);
  useEffect(() => {
    // Where the row with the focus went, the list keeps it.
    const isGone = focused.current !== null && shapes.every(({ shapeNum }) => shapeNum !== focused.current);
    if (!isGone) return;
    focused.current = null;
    if (document.activeElement === document.body) list.current?.querySelector('button')?.focus();
  }, [shapes]);
  if (shapes.length === 0) return <p className={styles.none}>Nothing lies here yet.</p>;
  return (
    <div
      ref={list}
      className={styles.list}
      role="group"
      aria-label={label}
      {...roving.grid}
      onBlur={() => {
        focused.current = null;
      }}
    >
      {rows.map((shape, index) => (
        <button
          key={shape.shapeNum}
          ref={index === rows.length - 1 && shown < topFirst.length ? last : undefined}
          type="button"
          className={styles.shape}
          data-selects
          aria-label={wordsOfShape({ shape, level }, block)}
          aria-pressed={selection.has(shape.shapeNum)}
          {...roving.item(shape.shapeNum)}
          onFocus={() => {
            focused.current = shape.shapeNum;
            roving.item(shape.shapeNum).onFocus();
          }}
          onClick={({ shiftKey, ctrlKey, metaKey }) => {
            onShape(shape.shapeNum, shiftKey || ctrlKey || metaKey);
          }}
        >
          <ShapeIcon type={shape.shapeType} />
          <span className={styles.words}>
            {shortName(shape.shapeType)} <span className={styles.place}>{placeIn(boxOf(shape), block)}</span>
          </span>
          <span className={styles.spot}>
            {shape.fillFabric > FABRIC.lastSpot ? 'Cloth' : shape.fillFabric}
          </span>
        </button>
      ))}
    </div>
  );
}
