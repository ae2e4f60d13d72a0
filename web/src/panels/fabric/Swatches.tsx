import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { swatchPicture } from '../../server/pictures';
import { usePeek } from '../../ui/use-peek';
import { useRoving } from '../../ui/use-roving';
import type { DragSource } from '../drag-source';
import { nameOfFabric } from './fabric-search';
import styles from './Swatches.module.css';

export interface SwatchesProps {
  fabrics: readonly Fabric[];
  /** The number of the one that is marked; 0 for none. */
  chosen: number;
  /** Where fabrics can be dragged away. */
  drag?: DragSource<Fabric> | undefined;
  /** Places that are kept free after the last swatch, so that nothing moves when they fill. */
  places?: number;
  onFabric: (fabric: Fabric) => void;
  /** A fabric is looked at, or none any more. */
  onPeek: (fabric: Fabric | null) => void;
}

/** Cuts of fabrics in a grid: one stop for Tab, arrow keys within. */
export function Swatches({ fabrics, chosen, drag, places = 0, onFabric, onPeek }: SwatchesProps) {
  const { peekable } = usePeek(onPeek);
  const numbers = fabrics.map(({ fabricNum }) => fabricNum);
  const { grid, item } = useRoving(numbers, chosen);
  const list = useRef<HTMLUListElement>(null);
  const steady = drag?.steady;
  useEffect(() => (list.current && steady ? steady(list.current) : undefined), [steady]);
  return (
    <ul className={styles.swatches} ref={list} {...grid}>
      {fabrics.map((fabric) => {
        const isChosen = fabric.fabricNum === chosen;
        const name = nameOfFabric(fabric);
        return (
          <li key={fabric.fabricNum}>
            <button
              type="button"
              className={styles.swatch}
              aria-label={name}
              aria-pressed={isChosen}
              title={name}
              data-lifted={fabric.fabricNum === drag?.lifted?.fabricNum || undefined}
              style={{ backgroundColor: fabric.averageColour }}
              onPointerDown={({ nativeEvent }) => {
                drag?.reach(nativeEvent, fabric);
              }}
              onClick={() => {
                onFabric(fabric);
              }}
              {...peekable(fabric)}
              {...item(fabric.fabricNum)}
            >
              <img src={swatchPicture(fabric)} alt="" loading="lazy" decoding="async" draggable={false} />
              {isChosen && (
                <span className={styles.tick}>
                  <Check aria-hidden />
                </span>
              )}
            </button>
          </li>
        );
      })}
      {Array.from({ length: Math.max(0, places - fabrics.length) }, (_, place) => (
        <li key={`place ${place}`} className={styles.free} aria-hidden />
      ))}
    </ul>
  );
}
