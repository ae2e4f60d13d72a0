import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { Check, Heart } from 'lucide-react';
import { memo, useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { isPressed, keyOf } from '../../../editor/shortcuts';
import { swatchPicture } from '../../../server/uploads/pictures';
import { useMade } from '../../../server/session/use-tab';
import { usePeek } from '../../../ui/hooks/use-peek';
import { useRoving } from '../../../ui/hooks/use-roving';
import type { DragSource } from '../../controls/drag-source';
import { createClothAhead } from '../swatch/cloth-ahead';
import { nameOfFabric } from '../finding/fabric-search';
import styles from './Swatches.module.css';
import { useLongPress } from '../swatch/use-long-press';

export interface SwatchesProps {
  fabrics: readonly Fabric[];
  /** The number of the fabric that is shown as chosen; 0 for none. */
  chosen: number;
  favourites: ReadonlySet<number>;
  /** Starts dragging a fabric out of the grid; absent if fabrics can't be dragged. */
  drag?: DragSource<Fabric> | undefined;
  /** A tile in front of the swatches. */
  first?: ReactNode;
  /**
   * The least number of places that the grid reserves for fabrics. Further fabrics fill empty places, so that nothing
   * else moves.
   */
  places?: number;
  onFabric: (fabric: Fabric) => void;
  /** Called with the fabric to preview; null ends the preview. */
  onPeek: (fabric: Fabric | null) => void;
  /** Called to add or remove a favourite. */
  onHeart: (fabric: Fabric) => void;
  /** Called to open the menu of a fabric at a place on the page. */
  onMenu: (fabric: Fabric, at: { x: number; y: number }) => void;
}

/* All swatches share these elements, because React skips elements that are identical to the previous ones. */
const heart = <Heart aria-hidden />;
const tick = <Check aria-hidden />;

/**
 * Swatches of fabrics in a grid. The grid is one Tab stop. Arrow keys move within it, and F adds or removes a
 * favourite. Hearts are for the mouse. People without a mouse use F or the fabric's menu.
 */
export const Swatches = memo(function Swatches({
  fabrics,
  chosen,
  favourites,
  drag,
  first,
  places = 0,
  onFabric,
  onPeek,
  onHeart,
  onMenu,
}: SwatchesProps) {
  const fetchClothAhead = useMade(createClothAhead);
  const { peekable } = usePeek(onPeek);
  const { pressable } = useLongPress(onMenu);
  const numbers = fabrics.map(({ fabricNum }) => fabricNum);
  const { grid, item } = useRoving(numbers, chosen);
  const list = useRef<HTMLUListElement>(null);
  const steady = drag?.steady;
  useEffect(() => (list.current && steady ? steady(list.current) : undefined), [steady]);

  const openMenu = (event: MouseEvent, fabric: Fabric) => {
    event.preventDefault();
    // On touch, this event comes before the finger is lifted, but the menu opens when it is lifted.
    if (event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch') return;
    onMenu(fabric, { x: event.clientX, y: event.clientY });
  };
  const markByKey = (event: KeyboardEvent, fabric: Fabric) => {
    if (!isPressed('favourite', event)) return;
    event.stopPropagation();
    onHeart(fabric);
  };

  return (
    <ul className={styles.swatches} ref={list} {...grid}>
      {first && <li>{first}</li>}
      {fabrics.map((fabric, index) => {
        const isChosen = fabric.fabricNum === chosen;
        const isFavourite = favourites.has(fabric.fabricNum);
        const name = nameOfFabric(fabric);
        return (
          <li
            key={fabric.fabricNum}
            onPointerOver={() => {
              fetchClothAhead(fabric);
            }}
            onFocus={() => {
              fetchClothAhead(fabric);
              fetchClothAhead(fabrics[index + 1]);
            }}
            {...pressable(fabric)}
          >
            <button
              type="button"
              className={styles.swatch}
              aria-label={name}
              aria-pressed={isChosen}
              aria-keyshortcuts={keyOf('favourite')}
              title={isFavourite ? `${name}, a favourite` : name}
              data-dragged={fabric.fabricNum === drag?.dragged?.fabricNum || undefined}
              style={{ backgroundColor: fabric.averageColour }}
              onPointerDown={({ nativeEvent }) => {
                drag?.reach(nativeEvent, fabric);
              }}
              onContextMenu={(event) => {
                openMenu(event, fabric);
              }}
              onKeyDown={(event) => {
                markByKey(event, fabric);
              }}
              onClick={() => {
                onFabric(fabric);
              }}
              {...peekable(fabric)}
              {...item(fabric.fabricNum)}
            >
              <img src={swatchPicture(fabric)} alt="" loading="lazy" decoding="async" draggable={false} />
              {isChosen && <span className={styles.tick}>{tick}</span>}
              <span
                className={styles.heart}
                data-favourite={isFavourite || undefined}
                onClick={(event) => {
                  event.stopPropagation();
                  onHeart(fabric);
                }}
              >
                {heart}
              </span>
            </button>
          </li>
        );
      })}
      {Array.from({ length: Math.max(0, places - fabrics.length) }, (_, place) => (
        <li key={`place ${place}`} className={styles.free} aria-hidden />
      ))}
    </ul>
  );
});
