import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { allBlocks, type BlockFilter } from '../../panels/blocks/list/block-search';
import { filterIn, withFilter } from './filter-in-address';

/** Stands for a history entry while the build's page, drawn for the address without a query, is taken over. */
const DRAWN = '';

/**
 * Returns the list's filter. The address holds it, without a history entry for each letter. So the same list appears
 * after a way back, after a reload, and to others with the address.
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
    // Typed text takes precedence over the address, also text from before the page was taken over.
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
