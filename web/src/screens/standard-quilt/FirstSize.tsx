import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { finishedSize, standardPlan, type SizeNum } from '@quiltwright/shared/quilting/standard-size';
import { Link } from 'react-router-dom';
import { EmptyTable } from '../../panels/workspace/EmptyTable';
import styles from './FirstSize.module.css';
import { sizeOptions } from './SizeSection';

interface FirstSizeProps {
  quilt: Quilt;
  isGuest: boolean;
  onSize: (size: SizeNum) => void;
}

/** The empty table: sizes to choose from. */
export function FirstSize({ quilt, isGuest, onSize }: FirstSizeProps) {
  return (
    <EmptyTable
      heading="First select a quilt size"
      text="Everything else can be changed afterwards, the size too."
    >
      <ul className={styles.sizes}>
        {sizeOptions(quilt).map(({ value, name, detail }) => (
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
          You are testing it out as a guest: quilts can’t be saved. <Link to="/subscribe">Subscribe</Link>
        </p>
      )}
    </EmptyTable>
  );
}

/** Pixels that stand for a foot, which is a block: all sizes are to one scale. */
const FOOT = 5;
const LONGEST = 9;

/** The quilt's blocks without borders and sashing, to scale. */
function SizePicture({ size }: { size: SizeNum }) {
  const plan = standardPlan(size, 0, false);
  const { width, length } = finishedSize(plan, false);
  const [columns, rows] = [width / 12, length / 12];
  const places = Array.from({ length: columns * rows }, (_, place) => place);
  const left = (LONGEST - columns) / 2;
  const top = LONGEST - rows;
  return (
    <svg width={LONGEST * FOOT} height={LONGEST * FOOT} viewBox={`0 0 ${LONGEST} ${LONGEST}`} aria-hidden>
      {places.map((place) => {
        const [column, row] = [place % columns, Math.floor(place / columns)];
        return (
          <rect
            key={place}
            x={left + column + 0.06}
            y={top + row + 0.06}
            width={0.88}
            height={0.88}
            rx={0.16}
            fill={(column + row) % 2 === 0 ? 'var(--ink)' : 'var(--second-block)'}
          />
        );
      })}
    </svg>
  );
}
