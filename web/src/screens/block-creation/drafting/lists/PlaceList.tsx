import type { Ref } from 'react';
import { useGrowing } from '../../../../ui/hooks/use-growing';
import { useRoving } from '../../../../ui/hooks/use-roving';
import styles from './PlaceList.module.css';

/** The number of rows that are listed at first. Scrolling lists more. */
const FIRST_SHOWN = 20;

interface PlaceListProps {
  ref?: Ref<HTMLDivElement>;
  label: string;
  total: number;
  /** Returns the name of the item with an index, and where it is in the block. */
  wordsOf: (index: number) => { name: string; place: string };
  /** The index of the chosen item; null for none. */
  chosen: number | null;
  onChoose: (index: number) => void;
}

/** A list of seams or patches, as buttons that choose one. */
export function PlaceList({ ref, label, total, wordsOf, chosen, onChoose }: PlaceListProps) {
  const { shown, last } = useGrowing(total, FIRST_SHOWN);
  const indexes = Array.from({ length: shown }, (_, index) => index);
  const { grid, item } = useRoving(indexes, chosen);
  return (
    <div ref={ref} className={styles.list} role="group" aria-label={label} {...grid}>
      {indexes.map((index) => {
        const { name, place } = wordsOf(index);
        return (
          <button
            key={index}
            ref={index === shown - 1 && shown < total ? last : undefined}
            type="button"
            className={styles.row}
            aria-pressed={index === chosen}
            {...item(index)}
            onClick={() => {
              onChoose(index);
            }}
          >
            <b>{name}</b>
            <span>{place}</span>
          </button>
        );
      })}
    </div>
  );
}
