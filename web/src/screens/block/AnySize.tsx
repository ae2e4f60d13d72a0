import { exactInches, formatInches } from '@quiltwright/shared/ruler/lengths';
import { parseInches } from '@quiltwright/shared/ruler/read-length';
import { kindWords } from '@quiltwright/workers/kernels/patches/patch-words';
import { useState } from 'react';
import { Field } from '../../ui/fields/Field';
import { Quiet } from '../../page/frame/Page';
import { cutOf } from './block-cuts';
import type { BlockFacts } from './block-facts';
import { ANY_SIDE, FINISHED_AT } from './block-sizes';
import { capitalised, curveWords, cutWords, sizeWords } from './block-words';
import styles from './PatchTables.module.css';

/** The side that the table shows at first, in inches: one that no other table has. */
const FIRST = 15;

/** The finished and cut sizes of the block's patches, and its curves, at a size that the reader types. */
export function AnySize({ block: { pieces, curves } }: { block: BlockFacts }) {
  const [typed, setTyped] = useState(formatInches(FIRST));
  /** The last size that could be read. */
  const [side, setSide] = useState<number>(FIRST);
  const isWithin = (inches: number | null) =>
    inches !== null && inches >= ANY_SIDE.min && inches <= ANY_SIDE.max;
  const at = side / FINISHED_AT;
  return (
    <section className={styles.section} aria-labelledby="any-size">
      <h2 id="any-size">Any size</h2>
      <Field
        label="Finished side of the block"
        className={styles.side}
        value={typed}
        autoComplete="off"
        fault={
          isWithin(parseInches(typed))
            ? null
            : `From ${formatInches(ANY_SIDE.min)} to ${formatInches(ANY_SIDE.max)}, for example 7 1/2`
        }
        onChange={({ target: { value } }) => {
          setTyped(value);
          const inches = parseInches(value);
          if (inches !== null && isWithin(inches)) setSide(inches);
        }}
      />
      <table className={styles.table}>
        <caption className="visually-hidden">{`Sizes for a block of ${exactInches(side)}`}</caption>
        <thead>
          <tr>
            <th scope="col">For</th>
            <th scope="col">Finished size</th>
            <th scope="col">Cut</th>
          </tr>
        </thead>
        <tbody>
          {pieces.map(({ kind, size: [long, short], count }) => (
            <tr key={`${kind} ${long} ${short}`}>
              <td>{`${capitalised(kindWords(kind, count))}, ${count}`}</td>
              <td className={styles.size}>{sizeWords({ kind, size: [long * at, short * at] })}</td>
              <td className={styles.size}>{cutWords(cutOf({ kind, size: [long, short] }, side))}</td>
            </tr>
          ))}
          {curves.map((curve) => (
            <tr key={`${curve.radius} ${curve.length}`}>
              <td>{`Curved ${curve.count === 1 ? 'seam' : 'seams'}, ${curve.count}`}</td>
              <td colSpan={2}>{curveWords(curve, side)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {curves.length > 0 && (
        <Quiet>Radius and length are those of the seam line. Templates add ¼″ for the seam.</Quiet>
      )}
    </section>
  );
}
