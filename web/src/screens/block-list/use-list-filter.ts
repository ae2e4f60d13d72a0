import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { allBlocks, type BlockFilter } from '../../panels/blocks/block-search';
import { filterIn, withFilter } from './filter-in-address';

/** In place of an entry of the history, while what the build drew, for the address without a query, is taken over. */
const DRAWN = '';

/**
 * What the list is narrowed to. The address says it, without an entry of the history for each letter: who comes back,
 * reloads, or was sent the address sees the same list.
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
    // What is typed goes ahead of the address, and what was typed before the page was taken over goes before it.
    const typed = filterOf === DRAWN && filter.words !== '' ? { words: filter.words } : {};
    if (!isOwnChange) setFilter({ ...filterIn(params), ...typed });
  }
  const say = useEffectEvent((narrowed: BlockFilter) => {
    if (entry === DRAWN) return;
    const said = withFilter(params, narrowed);
    if (said.toString() !== params.toString()) setParams(said, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    say(filter);
  }, [filter]);

  /** The name of a block that the address takes as a press does, until it is forgotten. */
  const named = entry === DRAWN ? null : params.get('block');
  const forgetNamed = () => {
    setParams(withFilter(new URLSearchParams(), filter), { replace: true, preventScrollReset: true });
  };
  return { filter, setFilter, named, forgetNamed };
}

const never = () => () => undefined;
