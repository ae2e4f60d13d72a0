import { FABRIC } from '@quiltwright/shared/limits';
import type { Block } from '@quiltwright/shared/quilting/block';
import { formOf } from '@quiltwright/shared/quilting/shapes/form';
import type { Shape } from '@quiltwright/shared/quilting/shapes/shape';
import { boxOf } from '@quiltwright/shared/quilting/shapes/shape-outlines';
import { memo, useEffect, useMemo, useRef, type Ref } from 'react';
import { nothingSelected, type Selection } from '@quiltwright/shared/model/selection';
import type { FindFabric } from '../../../server/fabrics/use-fabrics';
import { useGrowing } from '../../../ui/hooks/use-growing';
import { useLatest } from '../../../ui/hooks/use-latest';
import { useRoving } from '../../../ui/hooks/use-roving';
import styles from './ShapeList.module.css';
import { shapeName } from '../words/shape-names';
import { placeIn, sizeIn } from './shape-words';
import { ShapeIcon } from './ShapeIcon';

/** The number of rows that are rendered at first. Scrolling renders more. */
const FIRST_SHOWN = 20;

interface ShapeListProps {
  label: string;
  /** The shapes of the layer in stacking order, bottom first. */
  shapes: readonly Shape[];
  /** The index of the shapes' layer. */
  level: number;
  block: Block;
  fabric: FindFabric;
  selection: Selection;
  onShape: (shapeNum: number, isMore: boolean) => void;
}

/**
 * The shapes of a layer, topmost first, as buttons that select them. A press with Shift, Ctrl or ⌘ adds to the
 * selection.
 */
export function ShapeList({ label, shapes, level, block, fabric, selection, onShape }: ShapeListProps) {
  const topFirst = useMemo(() => [...shapes].reverse(), [shapes]);
  const newest = [...selection].at(-1);
  const needed = topFirst.findIndex(({ shapeNum }) => shapeNum === newest) + 1;
  const { shown, last } = useGrowing(topFirst.length, FIRST_SHOWN, needed);
  const rows = topFirst.slice(0, shown);
  const chosen = rows.find(({ shapeNum }) => selection.has(shapeNum))?.shapeNum ?? null;
  const roving = useRoving(
    rows.map(({ shapeNum }) => shapeNum),
    chosen,
  );
  const list = useRef<HTMLDivElement>(null);
  const focused = useRef<number | null>(null);
  const onFocus = useLatest((shapeNum: number) => {
    focused.current = shapeNum;
    roving.item(shapeNum).onFocus();
  });
  const onPress = useLatest(onShape);
  useEffect(() => {
    // If the row with the focus has been removed, the list takes the focus.
    const isGone = focused.current !== null && shapes.every(({ shapeNum }) => shapeNum !== focused.current);
    if (!isGone) return;
    focused.current = null;
    if (document.activeElement === document.body) list.current?.querySelector('button')?.focus();
  }, [shapes]);
  const before = useRef<Selection>(nothingSelected);
  useEffect(() => {
    const isMore = newest !== undefined && !before.current.has(newest);
    const isOne = selection.size === 1 || selection.size === before.current.size + 1;
    before.current = selection;
    if (isMore && isOne) list.current?.children[needed - 1]?.scrollIntoView({ block: 'nearest' });
  }, [selection, newest, needed]);
  if (shapes.length === 0) return <p className={styles.none}>No shapes yet.</p>;
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
        <Row
          key={shape.shapeNum}
          ref={index === rows.length - 1 && shown < topFirst.length ? last : undefined}
          shape={shape}
          level={level}
          blockWidth={block.blockWidth}
          blockHeight={block.blockHeight}
          colour={fabric(shape.fillFabric)?.averageColour}
          isSelected={selection.has(shape.shapeNum)}
          tabIndex={roving.item(shape.shapeNum).tabIndex}
          onFocus={onFocus}
          onPress={onPress}
        />
      ))}
    </div>
  );
}

interface RowProps extends Pick<Block, 'blockWidth' | 'blockHeight'> {
  ref: Ref<HTMLButtonElement> | undefined;
  shape: Shape;
  level: number;
  /** The colour of the shape's fabric spot or real fabric; undefined until the real fabric is loaded. */
  colour: string | undefined;
  isSelected: boolean;
  tabIndex: number;
  onFocus: (shapeNum: number) => void;
  onPress: (shapeNum: number, isMore: boolean) => void;
}

const Row = memo(function Row({
  ref,
  shape,
  level,
  blockWidth,
  blockHeight,
  colour,
  isSelected,
  tabIndex,
  onFocus,
  onPress,
}: RowProps) {
  const block = { blockWidth, blockHeight };
  const box = boxOf(shape);
  const isCloth = shape.fillFabric > FABRIC.lastSpot;
  return (
    <button
      ref={ref}
      type="button"
      className={styles.shape}
      data-selects
      aria-pressed={isSelected}
      tabIndex={tabIndex}
      onFocus={() => {
        onFocus(shape.shapeNum);
      }}
      onClick={({ shiftKey, ctrlKey, metaKey }) => {
        onPress(shape.shapeNum, shiftKey || ctrlKey || metaKey);
      }}
    >
      <ShapeIcon form={formOf(shape)} />
      <span className={styles.words}>
        <span>{`${shapeName(shape, block)} `}</span>
        <span className={styles.place}>{placeIn(box, block)}</span>
      </span>
      <span className="visually-hidden">
        {`${sizeIn(box, block)}, layer ${level + 1}, ${isCloth ? 'in' : 'spot'}`}
      </span>
      {isCloth && <span>Fabric</span>}
      <span className={styles.spot} style={{ backgroundColor: colour }}>
        {isCloth ? '' : shape.fillFabric}
      </span>
    </button>
  );
});
