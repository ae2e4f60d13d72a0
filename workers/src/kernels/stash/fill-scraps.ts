/** A rectangle of cloth that lies there, in inches. */
export interface Scrap {
  /** From selvage to selvage. */
  width: number;
  length: number;
}

/** A rectangle that is to be cut; inches. */
export interface Wanted {
  width: number;
  height: number;
  mayTurn: boolean;
}

/** What is less, in inches, is rounding. */
const HAIR = 1e-6;

/**
 * Cuts pieces from scraps, strip by strip across each scrap, the tallest first, each into the first strip that has room.
 *
 * @returns for each piece whether it found room
 */
export function fillScraps(scraps: readonly Scrap[], pieces: readonly Wanted[]): boolean[] {
  const open = scraps.map(({ width, length }) => ({ width, left: length, strips: [] as Room[] }));
  const isPlaced = pieces.map(() => false);
  const tallestFirst = pieces.map((piece, index) => ({ piece, index }));
  tallestFirst.sort((a, b) => b.piece.height - a.piece.height || b.piece.width - a.piece.width);
  for (const { piece, index } of tallestFirst)
    isPlaced[index] = waysOf(piece).some(({ width, height }) =>
      open.some((scrap) => {
        const room = scrap.strips.find(
          (strip) => strip.left >= width - HAIR && strip.height >= height - HAIR,
        );
        if (room) room.left -= width;
        else if (scrap.width >= width - HAIR && scrap.left >= height - HAIR) {
          scrap.left -= height;
          scrap.strips.push({ height, left: scrap.width - width });
        } else return false;
        return true;
      }),
    );
  return isPlaced;
}

/** A strip of a scrap, and how much is left at its end. */
interface Room {
  height: number;
  left: number;
}

function waysOf({ width, height, mayTurn }: Wanted): Pick<Wanted, 'width' | 'height'>[] {
  return mayTurn && width !== height
    ? [
        { width, height },
        { width: height, height: width },
      ]
    : [{ width, height }];
}
