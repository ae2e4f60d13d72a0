import { useEffect, useEffectEvent } from 'react';
import { Link, useLoaderData, useSearchParams } from 'react-router-dom';
import { useBeginBlock, type BegunOn } from '../../panels/blocks/use-begin-block';
import { Actions, Page, Quiet } from '../../panels/Page';
import { kindWords } from '@quiltwright/workers/kernels/patches/patch-words';
import { SubscribeDialog } from '../../panels/SubscribeDialog';
import { blockPicture, colourwayPicture } from '../../server/pictures';
import { isSubscriber, useSession } from '../../server/session';
import { ButtonLink } from '../../ui/Button';
import type { BlockFacts } from './block-facts';
import { CUT_AT, TOLD_AT } from './block-sizes';
import { betweenWords, capitalised, cutWords, sizeWords, sourceWords, symmetryWords } from './block-words';
import styles from './BlockScreen.module.css';

/** In the address, what the block is to be taken for: `?to=quilt`. */
const TO = 'to';

/** The page of a pre-made block, for all to read; the build draws it, so that it is there before any script. */
export function BlockScreen() {
  const block = useLoaderData<BlockFacts | null>();
  return block ? <BlockPage key={block.address} block={block} /> : <NoBlock />;
}

function BlockPage({ block }: { block: BlockFacts }) {
  const { title, facts, designName } = block;
  const { dialog, isLocked } = useTaking(block);
  return (
    <Page
      title={`${title} quilt block`}
      heading={title}
      lead={facts.otherNames.length > 0 && `Also called ${facts.otherNames.join(', ')}`}
      wide
    >
      <div className={styles.halves}>
        <img
          className={styles.picture}
          src={blockPicture(designName)}
          alt={`${title}, in the cloth that it comes in`}
          fetchPriority="high"
          width="480"
          height="480"
        />
        <div className={styles.half}>
          <Actions>
            <ButtonLink to={`?${TO}=block`} look="primary" large replace preventScrollReset>
              Colour it
            </ButtonLink>
            <ButtonLink to={`?${TO}=quilt`} large replace preventScrollReset>
              Set it into a quilt
            </ButtonLink>
          </Actions>
          <Quiet>
            {isLocked
              ? 'This block is for subscribers; others are free to try.'
              : 'Free to try, without an account.'}
          </Quiet>
          <Facts block={block} />
        </div>
      </div>
      <div className={styles.halves}>
        <section className={styles.half} aria-labelledby="repeated">
          <h2 id="repeated">Set 3 × 3</h2>
          <div className={styles.repeated} role="img" aria-label={`Nine ${title} blocks, side by side`}>
            {Array.from({ length: 9 }, (_, index) => (
              <img key={index} src={blockPicture(designName)} alt="" width="160" height="160" />
            ))}
          </div>
        </section>
        <div className={styles.half}>
          <Pieces block={block} />
          <Cuts block={block} />
        </div>
      </div>
      <Colourways block={block} />
      <p className={styles.more}>
        <Link to="/block-list">All blocks</Link>
      </p>
      {dialog}
    </Page>
  );
}

/** Takes the block for what the address names, and forgets that: whoever comes back finds the page. */
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
    begin(designedBlockNum, wanted);
  });
  const wanted = isLocked ? null : on;
  useEffect(() => {
    if (wanted) take(wanted);
  }, [wanted]);
  return { isLocked, dialog: dialog ?? <SubscribeDialog open={isLocked && on !== null} onClose={forget} /> };
}

function Facts({ block }: { block: BlockFacts }) {
  const { family, grid, patches, difficulty, source } = block.facts;
  const rows: readonly (readonly [string, string])[] = [
    ['Family', family],
    ['Grid', `${grid} × ${grid}`],
    ['Patches', String(patches)],
    ['Symmetry', symmetryWords(block)],
    ['To sew', capitalised(difficulty)],
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
    <section className={styles.half} aria-labelledby="colourways">
      <h2 id="colourways">In other cloth</h2>
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

function Pieces({ block: { pieces } }: { block: BlockFacts }) {
  return (
    <section className={styles.half} aria-labelledby="pieces">
      <h2 id="pieces">{`Patches of a ${TOLD_AT}-inch block`}</h2>
      <table className={styles.pieces}>
        <thead>
          <tr>
            <th scope="col">Sewn as</th>
            <th scope="col">Finished size</th>
            <th scope="col">Count</th>
          </tr>
        </thead>
        <tbody>
          {pieces.map((piece) => (
            <tr key={`${piece.kind} ${piece.size.join(' ')}`}>
              <td>{capitalised(kindWords(piece.kind, piece.count))}</td>
              <td>{sizeWords(piece)}</td>
              <td>{piece.count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Quiet>
        Without seam allowances. Of triangles the short sides are told, of quarter-square ones the long.
      </Quiet>
    </section>
  );
}

function Cuts({ block }: { block: BlockFacts }) {
  const { pieces } = block;
  const between = betweenWords(block);
  return (
    <section className={styles.half} aria-labelledby="cuts">
      <h2 id="cuts">Cut for blocks of 6, 9, 10 and 12 inches</h2>
      <table className={styles.pieces}>
        <thead>
          <tr>
            <th scope="col">For</th>
            {CUT_AT.map((side) => (
              <th key={side} scope="col">{`${side}″`}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pieces.map((piece) => (
            <tr key={`${piece.kind} ${piece.size.join(' ')}`}>
              <td>{`${capitalised(kindWords(piece.kind, piece.count))}, ${piece.count}`}</td>
              {piece.cuts.map((cut, index) => (
                <td key={CUT_AT[index]}>{cutWords(cut)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {between !== null && <Quiet>{between}</Quiet>}
      <Quiet>
        With seams of ¼ inch. A square gives two half-square or sky triangles, cut corner to corner, or four
        quarter-square triangles or geese, cut both ways.
      </Quiet>
    </section>
  );
}

/** What an address shows that no block has. */
function NoBlock() {
  return (
    <Page
      title="No such block"
      heading="No block goes by that name"
      lead="It may be called something else: look for it among all blocks, by any of their names."
    >
      <Actions>
        <ButtonLink to="/block-list" look="primary">
          All blocks
        </ButtonLink>
      </Actions>
    </Page>
  );
}
