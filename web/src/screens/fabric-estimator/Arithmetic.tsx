import type { CutRow, FabricEstimate } from '@quiltwright/workers/kernels/estimate/estimate-types';
import styles from './Arithmetic.module.css';
import { arithmetic, figure, yardage, type NameBlock } from './estimate-words';

/** More figures are hard to add up in one line; they stand under one another in the table. */
const MOST_SUMMANDS = 4;

interface ArithmeticProps {
  estimate: FabricEstimate;
  nameBlock: NameBlock;
}

/** How the number of a fabric came about, to be followed with a pencil. */
export function Arithmetic({ estimate, nameBlock }: ArithmeticProps) {
  const rows = arithmetic(estimate, nameBlock);
  const total = figure(estimate.squareInches);
  const isSum = rows.length > 1 && rows.length <= MOST_SUMMANDS;
  return (
    <div className={styles.arithmetic}>
      <table>
        <thead>
          <tr>
            <th scope="col">Piece, finished</th>
            <th scope="col">Needed</th>
            <th scope="col">Square inches for one</th>
            <th scope="col">Together</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ piece, needed, one, squareInches }) => (
            <tr key={`${piece} ${one}`}>
              <th scope="row">{piece}</th>
              <td>
                {needed.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </td>
              <td>{one}</td>
              <td>{figure(squareInches)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {estimate.cuts.length > 0 && <p className={styles.how}>{howWords(estimate)}</p>}
      <p className={styles.sum}>
        <span>
          {isSum && `${rows.map(({ squareInches }) => figure(squareInches)).join(' + ')} = `}
          <b>{total}</b> square inches
        </span>
        <span>{total} ÷ 45</span>
        <output>{yardage(estimate.squareInches)}</output>
      </p>
    </div>
  );
}

/** How the cloth for one piece is found, as far as this fabric needs it. */
function howWords({ cuts }: FabricEstimate): string {
  const isRectangle = ({ kind }: CutRow) => kind === 'square' || kind === 'rectangle';
  return [
    'Every piece is cut with a seam allowance of ¼″ all around.',
    cuts.some(isRectangle) ? 'A rectangle grows by ½″ both ways.' : '',
    cuts.every(isRectangle)
      ? ''
      : 'Any other piece takes its area, the length around it × ¼, and for its corners so many sixteenths of a square ' +
        'inch: 1 for a square corner, more for a sharp one, never more than 5; 3.14 for a circle.',
    cuts.some(({ places }) => places.some(({ of }) => of === 'block'))
      ? 'Shapes that others hide count in full here.'
      : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
