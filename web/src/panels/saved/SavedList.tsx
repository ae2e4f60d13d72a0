import type { NameOf } from '@quiltwright/shared/names';
import { Plus, Search } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { FailureNote } from '../FailureNote';
import styles from './SavedList.module.css';

/** With more than these one looks for a name. */
const SEARCHED_FROM = 9;

/** What a query for them gave as far as it has come. */
export interface SavedQuery<Item> {
  data: readonly Item[] | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

interface SavedListProps<Item> {
  of: NameOf;
  /** How many there is room for. */
  most?: number;
  list: SavedQuery<Item>;
  nameOf: (item: Item) => string;
  numOf: (item: Item) => number;
  card: (item: Item) => ReactNode;
  /** The way to another one, in words. */
  beginning: string;
  onBegin: () => void;
  /** What stands here while there are none. */
  empty: ReactNode;
}

/** The things of one kind that a quilter saved, as cards that are found by name. */
export function SavedList<Item>({
  of,
  most,
  list,
  nameOf,
  numOf,
  card,
  beginning,
  onBegin,
  empty,
}: SavedListProps<Item>) {
  const [words, setWords] = useState('');
  const { data: items, error, isFetching, refetch } = list;
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
  const wanted = words.trim().toLowerCase();
  const found = items.filter((item) => nameOf(item).toLowerCase().includes(wanted));
  const counted = items.length === 1 ? `1 ${of}` : `${items.length} ${of}s`;
  const room = most === undefined ? '' : `, room for ${Math.max(0, most - items.length)} more`;
  return (
    <>
      <div className={styles.tools}>
        <p className={styles.count} role="status">
          {wanted === '' ? counted + room : `${found.length} of ${counted}`}
        </p>
        {items.length >= SEARCHED_FROM && (
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
        )}
        <Button look="primary" onClick={onBegin}>
          <Plus aria-hidden />
          {beginning}
        </Button>
      </div>
      {found.length === 0 && <p>No {of} of yours is called that. Try a shorter word.</p>}
      <ul className={styles.cards}>
        {found.map((item) => (
          <li key={numOf(item)}>{card(item)}</li>
        ))}
      </ul>
    </>
  );
}

/** Empty cards while the list is on its way. */
function Fetching({ of }: { of: NameOf }) {
  return (
    <div role="status">
      <p className="visually-hidden">Fetching your {of}s…</p>
      <div className={styles.cards} aria-hidden>
        {[1, 2, 3, 4].map((card) => (
          <div key={card} className={styles.blank} />
        ))}
      </div>
    </div>
  );
}
