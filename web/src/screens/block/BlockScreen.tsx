import { Lock } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Link, useLoaderData, useSearchParams } from 'react-router-dom';
import { useBeginBlock, type BegunOn } from '../../panels/blocks/start/use-begin-block';
import { Actions, Page, Quiet } from '../../page/frame/Page';
import { PRICE } from '../../page/benefits/benefits';
import { SubscribeDialog } from '../../page/subscribe/SubscribeDialog';
import { blockPicture, colourwayPicture } from '../../server/uploads/pictures';
import { isSubscriber, useSession } from '../../server/session/session';
import { ButtonLink } from '../../ui/basics/Button';
import type { BlockFacts } from './block-facts';
import { capitalised, sourceWords, symmetryWords } from './block-words';
import { AnySize } from './AnySize';
import styles from './BlockScreen.module.css';
import { CutTable, PatchTable } from './PatchTables';
import { shownNames } from './shown-names';

/** The query parameter with the editor to open the block in: `?to=quilt` or `?to=block`. */
const TO = 'to';

/**
 * The page of a pre-made block, open to everyone. The build pre-renders the page, which then appears before any
 * script runs.
 */
export function BlockScreen() {
  const block = useLoaderData<BlockFacts | null>();
  return block ? <BlockPage key={block.address} block={block} /> : <NoBlock />;
}

function BlockPage({ block }: { block: BlockFacts }) {
  const { title, designName } = block;
  const dialog = useTaking(block);
  const otherNames = shownNames(block);
  return (
    <Page
      title={`${title} quilt block`}
      heading={title}
      lead={otherNames.length > 0 && `Also called ${otherNames.join(', ')}`}
      wide
    >
      <div className={styles.above}>
        <img
          className={styles.picture}
          src={blockPicture(designName)}
          alt={`${title}, in its own fabrics`}
          fetchPriority="high"
          width="480"
          height="480"
        />
        <div className={styles.part}>
          <Actions>
            <ButtonLink to={`?${TO}=block`} look="primary" large replace preventScrollReset>
              Colour it
            </ButtonLink>
            <ButtonLink to={`?${TO}=quilt`} large replace preventScrollReset>
              Use this block in a quilt
            </ButtonLink>
          </Actions>
          <Terms block={block} />
          <Facts block={block} />
        </div>
      </div>
      <div className={styles.below}>
        <div className={styles.looks}>
          <section className={styles.part} aria-labelledby="repeated">
            <h2 id="repeated">3 × 3 blocks</h2>
            <div
              className={styles.repeated}
              role="img"
              aria-label={`Nine ${title} blocks in three rows of three`}
            >
              {Array.from({ length: 9 }, (_, index) => (
                <img key={index} src={blockPicture(designName)} alt="" width="160" height="160" />
              ))}
            </div>
          </section>
          <Colourways block={block} />
        </div>
        <div className={styles.tables}>
          <PatchTable block={block} />
          <AnySize block={block} />
          <CutTable block={block} />
        </div>
      </div>
      <p className={styles.more}>
        <Link to="/block-list">All blocks</Link>
      </p>
      {dialog}
    </Page>
  );
}

/**
 * Opens the block in the editor that the address names. First removes the editor's name from the address: going back
 * then leads to this page.
 */
function useTaking({ designedBlockNum, facts }: BlockFacts) {
  const isLocked = !isSubscriber(useSession()) && !facts.trial;
  const { begin, dialog } = useBeginBlock();
  const [params, setParams] = useSearchParams();
  const to = params.get(TO);
  const on = to === 'block' || to === 'quilt' ? to : null;
  const forget = () => {
    setParams({}, { replace: true, preventScrollReset: true });
  };
  const take = useEffectEvent((wanted: BegunOn) => {
    forget();
    void begin(designedBlockNum, wanted);
  });
  const wanted = isLocked ? null : on;
  useEffect(() => {
    if (wanted) take(wanted);
  }, [wanted]);
  return dialog ?? <SubscribeDialog open={isLocked && on !== null} onClose={forget} />;
}

/**
 * Says that the block is free to try, or that it needs a subscription. Hidden from subscribers, who may use every
 * block. The pre-rendered page contains this text, because the build can't know the visitor.
 */
function Terms({ block: { facts } }: { block: BlockFacts }) {
  if (isSubscriber(useSession())) return null;
  return (
    <div className={styles.terms}>
      {!facts.trial && <Lock aria-hidden />}
      <Quiet>
        {facts.trial
          ? 'You can try this block for free, without an account.'
          : `This block needs a subscription, ${PRICE}. You can try other blocks for free.`}
      </Quiet>
    </div>
  );
}

function Facts({ block }: { block: BlockFacts }) {
  const { family, grid, patches, difficulty, source } = block.facts;
  const rows: readonly (readonly [string, string])[] = [
    ['Family', family],
    ['Grid', `${grid} × ${grid}`],
    ['Patches', String(patches)],
    ['Symmetry', symmetryWords(block)],
    ['Difficulty', capitalised(difficulty)],
    ...(source === undefined ? [] : [['Source', sourceWords(source)] as const]),
  ];
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Colourways({ block: { title, designName, colourways } }: { block: BlockFacts }) {
  return (
    <section className={styles.part} aria-labelledby="colourways">
      <h2 id="colourways">In other fabrics</h2>
      <ul className={styles.colourways}>
        {colourways.map(({ collectionNum, collectionName }) => (
          <li key={collectionNum}>
            <img
              className={styles.picture}
              src={colourwayPicture(designName, collectionNum)}
              alt={`${title} in ${collectionName} fabrics`}
              loading="lazy"
              width="480"
              height="480"
            />
            <p>{collectionName}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The page for an address that is no block's address. */
function NoBlock() {
  return (
    <Page
      title="No such block"
      heading="No block has that name"
      lead="The block may have another name. You can search for a block by any of its names."
    >
      <Actions>
        <ButtonLink to="/block-list" look="primary">
          All blocks
        </ButtonLink>
      </Actions>
    </Page>
  );
}
