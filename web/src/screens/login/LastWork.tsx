import type { BlockSummary } from '@quiltwright/shared/contract/block-list-item';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { BlockPicture } from '../../panels/blocks/pictures/BlockPicture';
import { FailureNote } from '../../page/forms/FailureNote';
import { QuiltPicture } from '../../documents/pictures/QuiltPicture';
import { changedOn } from '../../documents/saved/changed-on';
import { sorted } from '../../documents/saved/saved-order';
import { useOpenInEditor } from '../../documents/opening/use-open-in-editor';
import { sizeWords } from '../../ui/words/size-words';
import { createCreatedBlockSession } from '../../persistence/kinds/created-block-session';
import { createDesignedBlockSession } from '../../persistence/kinds/designed-block-session';
import { createFreeFormSession } from '../../persistence/kinds/free-form-session';
import { createStandardQuiltSession } from '../../persistence/kinds/standard-quilt-session';
import { createStoredBlocks } from '../../persistence/stored/stored-blocks';
import { createStoredQuilts } from '../../persistence/stored/stored-quilts';
import { ownBlocksQuery } from '../../server/queries/queries';
import { quiltQuery, quiltsQuery, type ListedQuilt } from '../../server/queries/quilt-queries';
import { useMade } from '../../server/session/use-tab';
import styles from './LastWork.module.css';

/** The greatest number of blocks that are shown, side by side. */
const BLOCKS = 3;

/**
 * The subscriber's last saved quilt and blocks, with buttons that open them. Renders nothing if the account has no
 * saved quilt or block.
 */
export function LastWork({ quilterNum }: { quilterNum: number }) {
  const quilts = useQuery(quiltsQuery(quilterNum));
  const blocks = useQuery(ownBlocksQuery(quilterNum));
  const failed = [quilts, blocks].find(({ data, error }) => error && !data);
  if (failed?.error) {
    return <FailureNote message={failed.error.message} onRetry={() => void failed.refetch()} />;
  }
  if (!quilts.data || !blocks.data) {
    return (
      <div className={styles.coming} role="status">
        <span className="visually-hidden">Loading your latest work…</span>
      </div>
    );
  }
  const [quilt] = sorted(quilts.data.quilts, 'newest', (each) => ({
    ...{ num: each.quiltNum, name: each.quiltName, at: each.changedAt },
  }));
  const last = sorted(blocks.data.blocks, 'newest', (each) => ({
    ...{ num: each.designedBlockNum, name: each.designName, at: each.changedAt },
  })).slice(0, BLOCKS);
  if (!quilt && last.length === 0) return null;
  return (
    <section className={styles.work} aria-labelledby="last-work">
      <h2 id="last-work">Continue with your latest work</h2>
      {quilt && <LastQuilt quilt={quilt} quilterNum={quilterNum} />}
      {last.length > 0 && <LastBlocks blocks={last} />}
    </section>
  );
}

function LastQuilt({ quilt, quilterNum }: { quilt: ListedQuilt; quilterNum: number }) {
  const { quiltNum, quiltName, isStandard } = quilt;
  const stored = useMade(createStoredQuilts);
  const standard = useOpenInEditor(useMade(createStandardQuiltSession), '/standard-quilt-layouts');
  const freeForm = useOpenInEditor(useMade(createFreeFormSession), '/free-form-quilt-layouts');
  const { data } = useQuery(quiltQuery(quiltNum, quilterNum));
  const isOpening = (isStandard ? standard : freeForm).opening !== null;
  return (
    <>
      <button
        type="button"
        className={styles.quilt}
        onClick={() => {
          if (isStandard) void standard.open(quiltNum, () => stored.fetch(quiltNum));
          else void freeForm.open(quiltNum, () => stored.fetchFreeForm(quiltNum));
        }}
      >
        <span className={styles.picture}>{data && <QuiltPicture quilt={data} label="" />}</span>
        <span>
          <span className={styles.name}>{quiltName}</span>
          {[sizeWords(quilt), ...changedOn(quilt)].map((fact) => (
            <span key={fact} className={styles.fact}>
              {fact}
            </span>
          ))}
          {isOpening && <span className={styles.fact}>Opening…</span>}
        </span>
        <ChevronRight aria-hidden />
      </button>
      {standard.dialog}
      {freeForm.dialog}
    </>
  );
}

function LastBlocks({ blocks }: { blocks: readonly BlockSummary[] }) {
  const stored = useMade(createStoredBlocks);
  const designs = useOpenInEditor(useMade(createDesignedBlockSession), '/block-fabric-selection');
  const drawings = useOpenInEditor(useMade(createCreatedBlockSession), '/block-creation');
  return (
    <>
      <ul className={styles.blocks} aria-label="Your latest blocks">
        {blocks.map((block) => {
          const { designedBlockNum: num, designName, kind } = block;
          const isOpening = [designs.opening, drawings.opening].includes(num);
          return (
            <li key={num}>
              <button
                type="button"
                className={styles.block}
                onClick={() => {
                  if (kind === 'designed') void designs.open(num, () => stored.fetch(num));
                  else void drawings.open(num, () => stored.fetchCreated(num));
                }}
              >
                <span className={styles.tile}>
                  <BlockPicture block={block} />
                </span>
                <span className={styles.label}>{isOpening ? 'Opening…' : designName}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {designs.dialog}
      {drawings.dialog}
    </>
  );
}
