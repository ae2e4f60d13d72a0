import type { CutRow, FabricEstimate } from '@quiltwright/workers/kernels/estimate/estimate-types';
import { arithmetic, figure, yardage, type NameBlock } from '../../panels/estimate/words/estimate-words';
import styles from './Arithmetic.module.css';

/**
 * The greatest number of areas whose sum is also written in one line. For more areas, the line is left out, because
 * the table's column of areas is easier to follow.
 */
const MOST_SUMMANDS = 4;

interface ArithmeticProps {
  /** The quick estimate of the fabric; null if the estimate doesn't include this fabric. */
  estimate: FabricEstimate | null;
  nameBlock: NameBlock;
}

/**
 * Shows how the quick estimate computes the amount of a fabric. A quilter can then check the amount with a pencil.
 */
export function Arithmetic({ estimate, nameBlock }: ArithmeticProps) {
  if (!estimate)
    return <p className={styles.none}>The count “Specification’s estimate” doesn’t include this fabric.</p>;
  const { squareInches } = estimate;
  const rows = arithmetic(estimate, nameBlock);
  const isSum = rows.length > 1 && rows.length <= MOST_SUMMANDS;
  return (
    <div className={styles.arithmetic}>
      <table>
        <thead>
          <tr>
            <th scope="col">Piece, finished</th>
            <th scope="col">Needed</th>
            <th scope="col">Square inches each</th>
            <th scope="col">Together</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.piece} ${row.one}`}>
              <th scope="row">{row.piece}</th>
              <td>
                {row.needed.map((line, index) => (
                  <span key={index}>{line}</span>
                ))}
              </td>
              <td>{row.one}</td>
              <td>{figure(row.squareInches)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.how}>{howWords(estimate)}</p>
      <p className={styles.sum}>
        <span>
          {isSum && <span>{`${rows.map((row) => figure(row.squareInches)).join(' + ')} = `}</span>}
          <b>{figure(squareInches)}</b>
          <span> square inches</span>
        </span>
        <span>{`${figure(squareInches)} ÷ 45`}</span>
        <output>{yardage(squareInches)}</output>
      </p>
    </div>
  );
}

/**
 * Returns sentences that explain how the quick estimate computes the area of a piece. Mentions only the rules that
 * apply to this fabric.
 */
function howWords({ cuts }: FabricEstimate): string {
  const isRectangle = ({ kind }: CutRow) => kind === 'square' || kind === 'rectangle';
  const isOfBlock = cuts.some(({ places }) => places.some(({ of }) => of === 'block'));
  const pieces = [
    'Every piece has a seam allowance of ¼″ all around.',
    cuts.some(isRectangle) ? 'The allowance makes a rectangle ½″ wider and ½″ longer.' : '',
    cuts.every(isRectangle)
      ? ''
      : 'For any other piece, add ¼″ times the length around the piece to its finished area, and a little for each corner. ' +
        'A square corner counts as 1⁄16 square inch, and a sharp corner as up to 5⁄16. For a circle, add 3.14⁄16 instead.',
    isOfBlock ? 'Shapes that are hidden under other shapes count in full.' : '',
    cuts.some(({ area, finished }) => finished < area - HAIR)
      ? 'Fabric that you cut away from a patch counts as used.'
      : '',
  ];
  return cuts.length > 0 ? pieces.filter((sentence) => sentence !== '').join(' ') : '';
}

/** Areas that differ by less than this number of square inches count as equal. */
const HAIR = 0.01;
