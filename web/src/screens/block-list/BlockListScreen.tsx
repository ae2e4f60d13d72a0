import { titleOf } from '@quiltwright/shared/contract/block-list-item';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { Link, useLoaderData, useLocation } from 'react-router-dom';
import { noteShown, shownBefore } from '../../browser/entry-note';
import { allBlocks, facetsOf, findBlocks, withoutUnknown } from '../../panels/blocks/list/block-search';
import { useBeginBlock } from '../../panels/blocks/start/use-begin-block';
import { BlockFilters } from '../../panels/blocks/menu/BlockFilters';
import { FreeFilter } from '../../panels/blocks/menu/FreeFilter';
import { FailureNote } from '../../page/forms/FailureNote';
import { Actions, Page, Quiet } from '../../page/frame/Page';
import { SubscribeDialog } from '../../page/subscribe/SubscribeDialog';
import { premadeBlocksQuery } from '../../server/queries/queries';
import { isSignedIn, isSubscriber, useSession } from '../../server/session/session';
import { Button, ButtonLink } from '../../ui/basics/Button';
import { Field } from '../../ui/fields/Field';
import { useGrowing } from '../../ui/hooks/use-growing';
import { BlockCard } from './BlockCard';
import styles from './BlockListScreen.module.css';
import type { ListedBlock } from './listed-block';
import { useListFilter } from './use-list-filter';
import { useListedPatches } from './use-listed-patches';

/** The number of blocks that are rendered at first. */
const IN_SIGHT = 16;
/** The number of blocks that a phone shows without scrolling. The pictures of all further blocks load later. */
const FIRST = 2;

const none: readonly ListedBlock[] = [];

/**
 * The list of all pre-made blocks, open to everyone. The build pre-renders the first blocks, which then appear before
 * any script runs. A name in the address, such as `?block=Ohio Star`, opens that block's patches like a press on its
 * card.
 */
export function BlockListScreen() {
  const drawn = useLoaderData<readonly ListedBlock[] | null>();
  return drawn ? <BlockList data={drawn} /> : <FetchedBlockList />;
}

function FetchedBlockList() {
  const { data, error, isFetching, refetch } = useQuery(premadeBlocksQuery);
  const failure = error && (
    <FailureNote
      message={isFetching ? 'Trying again…' : error.message}
      onRetry={() => {
        void refetch();
      }}
    />
  );
  return <BlockList data={data} instead={failure ?? <Quiet>Loading the blocks…</Quiet>} />;
}

interface BlockListProps {
  data: readonly ListedBlock[] | undefined;
  /** The content that is shown while there are no blocks. */
  instead?: ReactNode;
}

function BlockList({ data, instead }: BlockListProps) {
  const session = useSession();
  const onTrial = !isSubscriber(session);
  const blocks = data ?? none;
  const { filter: asked, setFilter, named, forgetNamed } = useListFilter();
  const filter = useMemo(() => (data ? withoutUnknown(asked, data) : asked), [asked, data]);
  /**
   * A ref callback of the search field. If a visitor typed words before React hydrated the page, puts these words
   * into the filter.
   */
  const takeTyped = useCallback(
    (field: HTMLInputElement | null) => {
      if (field)
        setFilter((before) => (before.words === field.value ? before : { ...before, words: field.value }));
    },
    [setFilter],
  );
  const { begin, dialog } = useBeginBlock();
  const patches = useListedPatches();
  const wanted = useDeferredValue(filter);
  const found = useMemo(() => findBlocks(blocks, wanted), [blocks, wanted]);
  const { shown, last } = useShown(found.length);
  const facets = useMemo(() => facetsOf(blocks, wanted), [blocks, wanted]);

  const isLocked = (block: ListedBlock) => onTrial && block.trial === false;
  const namedBlock = blocks.find((block) => titleOf(block) === named);
  const isNamedLocked = namedBlock !== undefined && isLocked(namedBlock);
  const beginNamed = useEffectEvent((blockNum: number) => {
    // The browser's back button leads to the list, not to the block again.
    forgetNamed();
    void begin(blockNum);
  });
  const numToBegin = isNamedLocked ? undefined : namedBlock?.designedBlockNum;
  useEffect(() => {
    if (numToBegin !== undefined) beginNamed(numToBegin);
  }, [numToBegin]);

  return (
    <Page
      title="Pre-Made Block List"
      heading="Traditional blocks, drawn accurately"
      lead="Each block is shown in real fabric. Choose a block and colour it your way."
      wide
    >
      <Actions>
        {!isSignedIn(session) && (
          <ButtonLink to="/guest-login" look="primary">
            Try it free
          </ButtonLink>
        )}
        <ButtonLink to="/block-creation">Block Creation</ButtonLink>
        <ButtonLink to="/created-blocks">Created Blocks</ButtonLink>
      </Actions>
      {onTrial && (
        <Quiet>
          In the free trial, you can colour any block that has no lock. Blocks with a lock are for
          subscribers.
        </Quiet>
      )}
      <div className={styles.tools}>
        <Field
          ref={takeTyped}
          label="Search blocks by any of their names"
          labelHidden
          type="search"
          className={styles.search}
          icon={<Search aria-hidden />}
          placeholder="Search by any name"
          autoComplete="off"
          spellCheck={false}
          value={filter.words}
          onChange={(event) => {
            setFilter({ ...filter, words: event.target.value });
          }}
        />
        <BlockFilters facets={facets} filter={filter} onFilter={setFilter} />
        <FreeFilter filter={filter} onFilter={setFilter} />
        <p className={styles.count} role="status">
          {data &&
            (found.length === data.length
              ? `${data.length} blocks`
              : `${found.length} of ${data.length} blocks`)}
        </p>
      </div>
      {!data && instead}
      {data && found.length === 0 && (
        <div className={styles.nothing}>
          <p>No block matches.</p>
          <Button
            onClick={() => {
              setFilter(allBlocks);
            }}
          >
            Show all
          </Button>
        </div>
      )}
      <ul className={styles.blocks} aria-label="Blocks">
        {found.slice(0, shown).map((block, index) => (
          <BlockCard
            key={block.designedBlockNum}
            ref={index === shown - 1 && shown < found.length ? last : undefined}
            block={block}
            isFirst={index < FIRST}
            isLocked={isLocked(block)}
            onPatches={patches.show}
          />
        ))}
      </ul>
      <p className={styles.request}>
        Are you missing a block that you want to sew? <Link to="/contact">Send a request</Link> and we will
        look into it.
      </p>
      {dialog}
      {patches.dialog}
      <SubscribeDialog open={isNamedLocked} onClose={forgetNamed} />
    </Page>
  );
}

/**
 * Returns the number of blocks to render (`shown`), which grows as the page is scrolled. After going back or
 * reloading, it is at least the previous number, which keeps the page's scroll position.
 */
function useShown(total: number) {
  const before = useSyncExternalStore(never, shownBefore, () => 0);
  const growing = useGrowing(total, IN_SIGHT, before - IN_SIGHT);
  const { key } = useLocation();
  const { shown } = growing;
  useEffect(() => {
    noteShown(shown);
  }, [key, shown]);
  return growing;
}

const never = () => () => undefined;
