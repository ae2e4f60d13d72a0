import { counted } from '@quiltwright/shared/counted';
import type { NameOf } from '@quiltwright/shared/names';
import { Plus, Search } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/basics/Button';
import { Field } from '../../ui/fields/Field';
import { Select } from '../../ui/fields/Select';
import { useGrowing } from '../../ui/hooks/use-growing';
import { FailureNote } from '../../page/forms/FailureNote';
import { Sample, type SampleBlocks } from './NoneSaved';
import { orders, sorted, type Order } from './saved-order';
import styles from './SavedList.module.css';

/** Lists of at least this many documents can be searched and sorted. */
const SEARCHED_FROM = 2;

/** Lists of at most this many documents end with an invitation to make another one. */
const FEW = 3;

/** The number of cards that are rendered at first: more than a window shows. */
const IN_SIGHT = 48;

/** The current result of the query for a list of saved documents. */
export interface SavedQuery<Item> {
  data: readonly Item[] | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/** An invitation to make another document: words and example blocks. */
export interface Invitation {
  text: ReactNode;
  sample: SampleBlocks;
}

interface SavedListProps<Item> {
  of: NameOf;
  /** The greatest number of documents that the account can have. */
  most?: number;
  list: SavedQuery<Item>;
  /** A note above the list. */
  note?: ReactNode;
  nameOf: (item: Item) => string;
  numOf: (item: Item) => number;
  /** Returns the time when an item was last changed; for an item that never changed, the time when it was added. */
  momentOf: (item: Item) => string | undefined;
  card: (item: Item) => ReactNode;
  /** The words of the button that starts another document. */
  beginning: string;
  onBegin: () => void;
  /** A link that starts another kind of document. */
  otherWay?: ReactNode;
  /** The invitation to make another document, shown while there are few. */
  another: Invitation;
  /** The content of the list while there are no documents. */
  empty: ReactNode;
}

/** The saved documents of one kind as cards, which can be sorted and searched by name. */
export function SavedList<Item>({
  of,
  most,
  list,
  note,
  nameOf,
  numOf,
  momentOf,
  card,
  beginning,
  onBegin,
  otherWay,
  another,
  empty,
}: SavedListProps<Item>) {
  const [words, setWords] = useState('');
  const [order, setOrder] = useState<Order>('newest');
  const { data: items, error, isFetching, refetch } = list;
  const wanted = words.trim().toLowerCase();
  const found = sorted(
    (items ?? []).filter((item) => nameOf(item).toLowerCase().includes(wanted)),
    order,
    (item) => ({ num: numOf(item), name: nameOf(item), at: momentOf(item) }),
  );
  const { shown, last } = useGrowing(found.length, IN_SIGHT);
  if (!items && error) {
    return (
      <FailureNote
        message={isFetching ? 'Trying again…' : error.message}
        onRetry={() => {
          void refetch();
        }}
      />
    );
  }
  if (!items) return <Fetching of={of} />;
  if (items.length === 0) return empty;
  const all = counted(items.length, of);
  const room =
    most === undefined ? '' : `, room for ${Math.max(0, most - items.length).toLocaleString('en')} more`;
  return (
    <>
      <div className={styles.tools}>
        <p className={styles.count} role="status">
          {wanted === '' ? all + room : `${found.length.toLocaleString('en')} of ${all}`}
        </p>
        {items.length >= SEARCHED_FROM && (
          <>
            <Field
              label={`Search my ${of}s`}
              labelHidden
              type="search"
              className={styles.search}
              icon={<Search aria-hidden />}
              placeholder="Search by name"
              value={words}
              onChange={(event) => {
                setWords(event.target.value);
              }}
            />
            <Select
              label="Order"
              labelHidden
              look="chip"
              options={orders}
              value={order}
              onChoose={setOrder}
            />
          </>
        )}
        <div className={styles.begin}>
          <Button look="primary" onClick={onBegin}>
            <Plus aria-hidden />
            <span>{beginning}</span>
          </Button>
          {otherWay}
        </div>
      </div>
      {note}
      {found.length === 0 && <p>{`No ${of} of yours has that name. Try a shorter word.`}</p>}
      <ul className={styles.cards}>
        {found.slice(0, shown).map((item, index) => (
          <li key={numOf(item)} ref={index === shown - 1 && shown < found.length ? last : undefined}>
            {card(item)}
          </li>
        ))}
        {items.length <= FEW && wanted === '' && (
          <li>
            <button type="button" className={styles.another} onClick={onBegin}>
              <Sample of={another.sample} />
              <span>{another.text}</span>
            </button>
          </li>
        )}
      </ul>
    </>
  );
}

/** Empty cards, shown while the list loads. */
function Fetching({ of }: { of: NameOf }) {
  return (
    <div role="status">
      <p className="visually-hidden">{`Loading your ${of}s…`}</p>
      <div className={styles.cards} aria-hidden>
        {[1, 2, 3, 4].map((card) => (
          <div key={card} className={styles.blank} />
        ))}
      </div>
    </div>
  );
}
