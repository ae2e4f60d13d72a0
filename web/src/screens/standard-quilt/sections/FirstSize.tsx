import { sashingOf } from '@quiltwright/shared/quilting/bands/bands';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import {
  borderCount,
  finishedSize,
  standardPlan,
  type SizeNum,
} from '@quiltwright/shared/quilting/standard/standard-size';
import { Link } from 'react-router-dom';
import { EmptyEditor } from '../../../panels/workspace/canvas/EmptyEditor';
import styles from './FirstSize.module.css';
import { sizeOptions } from './SizeSection';

interface FirstSizeProps {
  quilt: Quilt;
  isGuest: boolean;
  onSize: (size: SizeNum) => void;
}

/** The content of an empty editor: buttons for the sizes of a quilt. */
export function FirstSize({ quilt, isGuest, onSize }: FirstSizeProps) {
  return (
    <EmptyEditor heading="First select a quilt size" text="You can change everything later, even the size.">
      <ul className={styles.sizes}>
        {sizeOptions(borderCount(quilt), sashingOf(quilt) !== null).map(({ value, name, detail }) => (
          <li key={value}>
            <button
              type="button"
              className={styles.size}
              onClick={() => {
                onSize(value);
              }}
            >
              <SizePicture size={value} />
              <span className={styles.words}>
                <strong>{name}</strong>
                <span>{detail}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {isGuest && (
        <p className={styles.notice}>
          You are testing Quiltwright as a guest, so you can’t save quilts.{' '}
          <Link to="/subscribe">Subscribe</Link>
        </p>
      )}
    </EmptyEditor>
  );
}

/** The length of one foot (the side of a block) in the pictures of all sizes, in pixels. */
const FOOT = 5;
const LONGEST = 9;

/** A picture, to scale, of the blocks of a size without borders and sashing. */
function SizePicture({ size }: { size: SizeNum }) {
  const plan = standardPlan(size, 0, false);
  const { width, length } = finishedSize(plan, false);
  const [columns, rows] = [width / 12, length / 12];
  const left = (LONGEST - columns) / 2;
  const top = LONGEST - rows;
  // Two paths for each size: hundreds of separate squares would make the editor open slowly.
  const kinds = [[], []] as [string[], string[]];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      kinds[(row + column) % 2 === 0 ? 0 : 1].push(roundedSquare(left + column + 0.06, top + row + 0.06));
  return (
    <svg width={LONGEST * FOOT} height={LONGEST * FOOT} viewBox={`0 0 ${LONGEST} ${LONGEST}`} aria-hidden>
      <path d={kinds[0].join('')} fill="var(--ink)" />
      <path d={kinds[1].join('')} fill="var(--second-block)" />
    </svg>
  );
}

/**
 * Returns a rounded square as an SVG path, with its upper left corner at (`x`, `y`). All lengths are in sides of a
 * block: the square is 0.88 wide, and its corners have a radius of 0.16.
 */
function roundedSquare(x: number, y: number): string {
  const corner = (dx: number, dy: number) => `a.16.16 0 0 1 ${String(dx)} ${String(dy)}`;
  return `M${(x + 0.16).toFixed(2)} ${y.toFixed(2)}h.56${corner(0.16, 0.16)}v.56${corner(-0.16, 0.16)}h-.56${corner(-0.16, -0.16)}v-.56${corner(0.16, -0.16)}z`;
}
