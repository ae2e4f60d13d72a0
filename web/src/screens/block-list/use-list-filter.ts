import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { allBlocks, type BlockFilter } from '../../panels/blocks/list/block-search';
import { filterIn, withFilter } from './filter-in-address';

/**
 * The key of the history entry until React has hydrated the pre-rendered page. The build rendered that page without a
 * query in its address.
 */
const DRAWN = '';

/**
 * Returns the list's filter, which is part of the address. The same list appears after going back or reloading, and
 * for everyone who opens the address. Typing adds no history entries.
 */
export function useListFilter() {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const isOwnChange = useNavigationType() === NavigationType.Replace;
  const entry = useSyncExternalStore(
    never,
    () => key,
    () => DRAWN,
  );
  const [filter, setFilter] = useState(() => (entry === DRAWN ? allBlocks : filterIn(params)));
  const [filterOf, setFilterOf] = useState(entry);
  if (filterOf !== entry) {
    setFilterOf(entry);
    // Typed words take precedence over the address, even if they were typed before React hydrated the page.
    const typed = filterOf === DRAWN && filter.words !== '' ? { words: filter.words } : {};
    if (!isOwnChange) setFilter({ ...filterIn(params), ...typed });
  }
  const say = useEffectEvent((narrowed: BlockFilter) => {
    if (entry === DRAWN) return;
    const next = withFilter(params, narrowed);
    if (next.toString() !== params.toString()) setParams(next, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    say(filter);
  }, [filter]);

  /**
   * The name of a block in the address. The page opens this block's patches, as after a press on its card. Null after
   * `forgetNamed`, which removes the name from the address.
   */
  const named = entry === DRAWN ? null : params.get('block');
  const forgetNamed = () => {
    setParams(withFilter(new URLSearchParams(), filter), { replace: true, preventScrollReset: true });
  };
  return { filter, setFilter, named, forgetNamed };
}

const never = () => () => undefined;
