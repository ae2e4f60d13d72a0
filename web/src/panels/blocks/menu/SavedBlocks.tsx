import type { BlockListItem, BlockSummary } from '@quiltwright/shared/contract/block-list-item';
import type { BLOCK_KIND } from '@quiltwright/shared/contract/codes';
import type { Block } from '@quiltwright/shared/quilting/block';
import { success, type Result } from '@quiltwright/shared/result';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import type { OpenDocument } from '@quiltwright/shared/model/open-document';
import type { DocumentSession } from '../../../persistence/document-session';
import { useMade } from '../../../server/session/use-tab';
import { createStoredBlocks } from '../../../persistence/stored/stored-blocks';
import { ownBlocksQuery } from '../../../server/queries/queries';
import { mayComeLater } from '../../../server/queries/query-client';
import { formatSize } from '@quiltwright/shared/ruler/lengths';
import { changedOn } from '../../../documents/saved/changed-on';
import { PictureFault, SavedCard, type CardState } from '../../../documents/saved/SavedCard';
import type { Invitation } from '../../../documents/saved/SavedList';
import { SavedDocuments } from '../../../documents/saved/SavedDocuments';
import { BlockInUseDialog, type BlockInUse } from '../start/BlockInUseDialog';
import { useNear } from '../../../ui/hooks/use-near';
import { DrawnBlock } from '../pictures/BlockPicture';
import { useShapes } from '../pictures/use-shapes';

export interface SavedBlocksProps<Design> {
  /** The kind of the blocks. Created blocks are without fabrics; designed blocks are coloured. */
  are: keyof typeof BLOCK_KIND;
  quilterNum: number;
  /** Returns a line for the block's card, such as the number of fabrics. */
  factOf: (block: BlockListItem) => string;
  /** The words of the button that opens a block. */
  opening: string;
  /**
   * The open document of the editor that opens these blocks, with its drafts and saves. `editor` is the path of that
   * editor, such as `/block-creation`.
   */
  documentSession: DocumentSession<Design, Block>;
  editor: string;
  /** Fetches a listed block as a document that the editor can open. */
  fetch: (block: BlockSummary) => Promise<Result<OpenDocument<Design, Block>>>;
  /** Renders further buttons for a block, once the block's shapes are fetched. */
  more?: (block: BlockListItem) => ReactNode;
  /** The link that starts another block. Without `to`, the link opens an empty editor. */
  beginning: { name: string; to?: string };
  another: Invitation;
  /** Renders the empty list. `begin` starts the first block. */
  empty: (begin: () => void) => ReactNode;
}

/** The quilter's saved blocks of one kind. They can be opened and renamed, and deleted if no document uses them. */
export function SavedBlocks<Design>({
  are,
  quilterNum,
  factOf,
  opening,
  documentSession,
  editor,
  fetch,
  more,
  beginning,
  another,
  empty,
}: SavedBlocksProps<Design>) {
  const stored = useMade(createStoredBlocks);
  const queryClient = useQueryClient();
  const query = ownBlocksQuery(quilterNum);
  const list = useQuery(query);
  const blocks = useMemo(() => list.data?.blocks.filter(({ kind }) => kind === are), [list.data, are]);
  const [refused, setRefused] = useState<{ name: string; inUse: BlockInUse } | null>(null);

  const refresh = () => queryClient.invalidateQueries({ queryKey: query.queryKey });
  return (
    <>
      <SavedDocuments
        documentSession={documentSession}
        list={{ ...list, data: blocks }}
        room={list.data}
        numOf={({ designedBlockNum }) => designedBlockNum}
        nameOf={({ designName }) => designName}
        momentOf={({ changedAt }) => changedAt}
        card={(block, state) => (
          <BlockCard block={block} factOf={factOf} opening={opening} more={more} state={state} />
        )}
        editor={editor}
        fetch={fetch}
        duplicate={async ({ designedBlockNum }, name) => {
          const answer = await stored.duplicate(designedBlockNum, are, name);
          await refresh();
          return answer;
        }}
        rename={async ({ designedBlockNum }, name) => {
          const answer = await stored.rename(designedBlockNum, name);
          void refresh();
          return answer;
        }}
        remove={async ({ designedBlockNum, designName }) => {
          const answer = await stored.delete(designedBlockNum, are);
          if (answer.ok && answer.value.dbResponse !== 1)
            setRefused({ name: designName, inUse: answer.value });
          else if (answer.ok) {
            queryClient.setQueryData(
              query.queryKey,
              (listed) =>
                listed && {
                  ...listed,
                  blocks: listed.blocks.filter((block) => block.designedBlockNum !== designedBlockNum),
                  held: listed.held - 1,
                },
            );
          }
          void refresh();
          return answer.ok ? success(answer.value.dbResponse === 1) : answer;
        }}
        beginning={beginning}
        another={another}
        empty={empty}
      />
      {refused && (
        <BlockInUseDialog
          {...refused}
          onClose={() => {
            setRefused(null);
          }}
        />
      )}
    </>
  );
}

interface BlockCardProps extends Pick<SavedBlocksProps<never>, 'factOf' | 'opening' | 'more'> {
  block: BlockSummary;
  state: CardState;
}

/** A saved block in the list. Its shapes are fetched when its card is about to scroll into view. */
function BlockCard({ block, factOf, opening, more, state }: BlockCardProps) {
  const card = useRef<HTMLElement>(null);
  const isNear = useNear(card);
  const { data: drawn, error, isFetching, refetch } = useShapes(block, isNear);
  const size = formatSize(block.blockWidth, block.blockHeight);
  const isDamaged = error !== null && !drawn && !mayComeLater(error);
  return (
    <SavedCard
      ref={card}
      picture={
        <>
          {isNear && drawn && <DrawnBlock block={drawn} />}
          {error && !drawn && !isDamaged && (
            <PictureFault
              message={error.message}
              isBusy={isFetching}
              onRetry={() => {
                void refetch();
              }}
            />
          )}
        </>
      }
      facts={
        isDamaged
          ? ['This block is damaged and can’t be opened.']
          : [size, drawn ? factOf(drawn) : '\u00a0', ...changedOn(block)]
      }
      open={isDamaged ? null : opening}
      {...state}
      more={drawn && more?.(drawn)}
      {...(isDamaged && { onDuplicate: undefined })}
    />
  );
}
