import { formatInches } from '@quiltwright/shared/ruler/lengths';
import { kindWords } from '@quiltwright/workers/kernels/patches/patch-words';
import { Quiet } from '../../page/frame/Page';
import type { BlockFacts, Piece } from './block-facts';
import { CUT_AT, FINISHED_AT } from './block-sizes';
import { betweenWords, capitalised, cutWords, sizeWords } from './block-words';
import styles from './PatchTables.module.css';
import { measuredWords, squaresWords } from './triangle-words';

/** A table of the block's patches, by kind and finished size. */
export function PatchTable({ block: { pieces } }: { block: BlockFacts }) {
  return (
    <section className={styles.section} aria-labelledby="pieces">
      <h2 id="pieces">{`Patches of a ${FINISHED_AT}-inch block`}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Sewn as</th>
            <th scope="col">Finished size</th>
            <th scope="col">Count</th>
          </tr>
        </thead>
        <tbody>
          {pieces.map((piece) => (
            <tr key={keyOf(piece)}>
              <td>{capitalised(kindWords(piece.kind, piece.count))}</td>
              <td className={styles.size}>{sizeWords(piece)}</td>
              <td className={styles.size}>{piece.count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Quiet>{measuredWords(pieces)}</Quiet>
    </section>
  );
}

/** A table of the sizes to cut for the block's patches, at several sizes of the block. */
export function CutTable({ block }: { block: BlockFacts }) {
  const between = betweenWords(block);
  return (
    <section className={styles.section} aria-labelledby="cuts">
      <h2 id="cuts">What to cut for blocks of 6, 9, 10 and 12 inches</h2>
      <table className={`${styles.table} ${styles.cuts}`}>
        <thead>
          <tr>
            <th scope="col">For</th>
            {CUT_AT.map((side) => (
              <th key={side} scope="col">
                {formatInches(side)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.pieces.map((piece) => (
            <tr key={keyOf(piece)}>
              <td>{`${capitalised(kindWords(piece.kind, piece.count))}, ${piece.count}`}</td>
              {isByTemplate(piece) ? (
                <td colSpan={CUT_AT.length} className={styles.template}>
                  Template
                </td>
              ) : (
                piece.cuts.map((cut, index) => (
                  <td key={CUT_AT[index]} className={styles.size} data-for={formatInches(CUT_AT[index] ?? 0)}>
                    {cutWords(cut)}
                  </td>
                ))
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {between !== null && <Quiet>{between}</Quiet>}
      <Quiet>{squaresWords(block.pieces)}</Quiet>
    </section>
  );
}

/** True if a piece needs a template at one of the block's sizes. */
function isByTemplate({ cuts }: Piece): boolean {
  return cuts.every(({ sides }) => sides.length === 0);
}

function keyOf({ kind, size }: Piece): string {
  return `${kind} ${size.join(' ')}`;
}
