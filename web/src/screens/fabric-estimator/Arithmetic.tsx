import type { CutRow, FabricEstimate } from '@quiltwright/workers/kernels/estimate/estimate-types';
import { arithmetic, figure, yardage, type NameBlock } from '../../panels/estimate/estimate-words';
import type { Count, FabricTotals } from '../../panels/estimate/totals';
import { eighthsOf, finishedArea, yards } from '../../panels/estimate/yardage-words';
import styles from './Arithmetic.module.css';

/** More figures are hard to add up in one line; they stand under one another in the table. */
const MOST_SUMMANDS = 4;

interface ArithmeticProps {
  totals: FabricTotals;
  count: Count;
  /** Usable width of the cloth, in inches. */
  width: number;
  nameBlock: NameBlock;
}

/** How the number of a fabric came about, to be followed with a pencil. */
export function Arithmetic({ totals, count, width, nameBlock }: ArithmeticProps) {
  const estimate = totals[count];
  if (!estimate) {
    return (
      <p className={styles.none}>
        {count === 'quick'
          ? 'The quick estimate counts none of it.'
          : 'Other shapes or blocks lie over all of it, so none of it is sewn.'}
      </p>
    );
  }
  const { squareInches } = estimate;
  const rows = arithmetic(estimate, nameBlock);
  const isSum = rows.length > 1 && rows.length <= MOST_SUMMANDS;
  const inches = squareInches / width;
  return (
    <div className={styles.arithmetic}>
      <table>
        <thead>
          <tr>
            <th scope="col">{count === 'sewn' ? 'Patch, finished' : 'Piece, finished'}</th>
            <th scope="col">Needed</th>
            <th scope="col">Square inches for one</th>
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
      <p className={styles.how}>{howWords(estimate, count)}</p>
      <p className={styles.sum}>
        <span>
          {isSum && `${rows.map((row) => figure(row.squareInches)).join(' + ')} = `}
          <b>{figure(squareInches)}</b> square inches
        </span>
        {count === 'quick' ? (
          <>
            <span>{figure(squareInches)} ÷ 45</span>
            <output>{yardage(squareInches)}</output>
          </>
        ) : (
          <>
            <span>
              {figure(squareInches)} ÷ {width} = {figure(inches)}″
            </span>
            <span>
              {figure(inches)} ÷ 36 = {figure(inches / 36)}, up to the next ⅛
            </span>
            <output>{yards(eighthsOf(squareInches, width))}</output>
          </>
        )}
      </p>
    </div>
  );
}

/** How the cloth for one piece is found, as far as this fabric needs it. */
function howWords(estimate: FabricEstimate, count: Count): string {
  const { cuts, ground } = estimate;
  const isRectangle = ({ kind }: CutRow) => kind === 'square' || kind === 'rectangle';
  const isOfBlock = cuts.some(({ places }) => places.some(({ of }) => of === 'block'));
  const pieces = [
    'Every piece is cut with a seam allowance of ¼″ all around.',
    cuts.some(isRectangle) ? 'A rectangle grows by ½″ both ways.' : '',
    cuts.every(isRectangle)
      ? ''
      : 'Any other piece takes its area, the length around it × ¼, and for its corners so many sixteenths of a square ' +
        'inch: 1 for a square corner, more for a sharp one, never more than 5; 3.14 for a circle.',
    count === 'quick' && isOfBlock ? 'Shapes that others hide count in full here.' : '',
    cuts.some(({ area, finished }) => finished < area - HAIR) ? 'What is cut out of a patch is lost.' : '',
  ];
  return [
    ...(cuts.length > 0 ? pieces : []),
    count === 'sewn' && ground ? 'Sashing under free form blocks has no seams yet.' : '',
    count === 'sewn' ? `Of this cloth ${figure(finishedArea(estimate))} square inches are seen.` : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** Areas that differ by less, in square inches, are the same. */
const HAIR = 0.01;
