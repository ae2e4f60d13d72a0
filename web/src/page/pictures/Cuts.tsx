import { classNames } from '../../ui/basics/class-names';
import styles from './Cuts.module.css';
import blocks from './blocks.webp';
import fabrics from './fabrics.webp';

/** The names of the blocks in `blocks.webp`, a picture with a row of blocks. The names go from left to right. */
export const pictureBlocks = [
  'Ohio Star',
  'Churn Dash',
  'Log Cabin',
  'Bear’s Paw',
  'Flying Geese',
  'Nine Patch',
] as const;

export type PictureBlock = (typeof pictureBlocks)[number];

/** The number of fabric swatches in `fabrics.webp`, a picture with a row of swatches. */
export const PICTURE_FABRICS = 8;

interface CutProps {
  className?: string;
}

/** A picture of one block: a square cut from the row of blocks in `blocks.webp`. */
export function BlockCut({ block, className }: CutProps & { block: PictureBlock }) {
  return (
    <Cut
      picture={blocks}
      index={pictureBlocks.indexOf(block)}
      of={pictureBlocks.length}
      className={className}
    />
  );
}

/**
 * A picture of one fabric swatch: a square cut from the row of swatches in `fabrics.webp`.
 * @param index the index of the swatch, from 0 to 7
 */
export function FabricCut({ index, className }: CutProps & { index: number }) {
  return <Cut picture={fabrics} index={index} of={PICTURE_FABRICS} className={className} />;
}

/**
 * One square cut from a picture that is a row of squares.
 * @param index the index of the square, from 0
 * @param of the number of squares in the picture
 */
function Cut({ picture, index, of, className }: CutProps & { picture: string; index: number; of: number }) {
  return (
    <span
      aria-hidden
      className={classNames(styles.cut, className)}
      style={{
        backgroundImage: `url(${picture})`,
        backgroundPosition: `${(index / (of - 1)) * 100}% 0`,
      }}
    />
  );
}
