import type { CutPiece, FabricPlan, Strip } from '@quiltwright/workers/kernels/cutting/cutting-types';
import { diagonalsOf } from '@quiltwright/workers/kernels/cutting/pieces/diagonals';
import { useId } from 'react';
import { stripWords } from '../../panels/estimate/words/plan-words';
import { formatInches } from '@quiltwright/shared/ruler/lengths';
import styles from './Strips.module.css';

/** The length of an inch in units of the drawing. */
const SCALE = 10;
/** The smallest width and height of a piece, in inches, on which the drawing writes the piece's size. */
const ROOM_FOR_SIZE = { width: 3.25, height: 1.5 };

interface StripsProps extends Pick<FabricPlan, 'strips' | 'pieces'> {
  /** The width of the fabric in inches. */
  cloth: number;
}

/** A drawing of every cut strip, to scale. */
export function Strips({ strips, pieces, cloth }: StripsProps) {
  return (
    <ol className={styles.strips}>
      {strips.map((strip, index) => {
        const { count, height, left } = strip;
        const words = stripWords(strip);
        return (
          <li key={index}>
            <p className={styles.label}>
              <b>{`${count} × ${formatInches(height)}`}</b> <span>{`= ${formatInches(count * height)}`}</span>
            </p>
            <figure>
              <Drawing
                strip={strip}
                pieces={pieces}
                cloth={cloth}
                label={`A strip ${formatInches(height)} wide across ${formatInches(cloth)} of fabric: ${words}. ${formatInches(left)} is left at the end`}
              />
              <figcaption>{words}</figcaption>
            </figure>
          </li>
        );
      })}
    </ol>
  );
}

interface DrawingProps {
  strip: Strip;
  pieces: readonly CutPiece[];
  cloth: number;
  label: string;
}

function Drawing({ strip, pieces, cloth, label }: DrawingProps) {
  const hatch = useId();
  const seen = new Set<number>();
  return (
    <svg
      className={styles.drawing}
      viewBox={`-1 -1 ${cloth * SCALE + 2} ${strip.height * SCALE + 2}`}
      role="img"
      aria-label={label}
    >
      <pattern
        id={hatch}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
        className={styles.hatch}
      >
        <path d="M0 0V6" />
      </pattern>
      <rect
        width={cloth * SCALE}
        height={strip.height * SCALE}
        fill={`url(#${hatch})`}
        className={styles.edge}
      />
      {strip.columns.flatMap(({ piece, x, y, width, height, stack }, column) =>
        Array.from({ length: stack }, (_, row) => {
          const isFirst = !seen.has(piece);
          seen.add(piece);
          const of = pieces[piece];
          const [left, top, across, down] = [x, y + row * height, width, height].map(
            (each) => each * SCALE,
          ) as [number, number, number, number];
          const hasRoom = width >= ROOM_FOR_SIZE.width && height >= ROOM_FOR_SIZE.height;
          return (
            <g key={`${column} ${row}`} transform={`translate(${left} ${top})`}>
              <rect width={across} height={down} className={styles.piece} />
              {of && <path d={cutsOf(of, across, down)} className={styles.cut} />}
              {isFirst && hasRoom && (
                <text x={across / 2} y={down / 2} className={styles.size}>
                  {formatInches(width)}
                </text>
              )}
            </g>
          );
        }),
      )}
    </svg>
  );
}

/** Returns the diagonals along which a piece is cut again, as the data of an SVG path. */
function cutsOf(piece: CutPiece, across: number, down: number): string {
  return [`M0 ${down}L${across} 0`, `M0 0L${across} ${down}`].slice(0, diagonalsOf(piece)).join('');
}
