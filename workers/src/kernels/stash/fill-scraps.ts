/** A rectangle of fabric that the quilter owns, in inches. */
export interface Scrap {
  /** The side across the fabric, from selvage to selvage, in inches. */
  width: number;
  length: number;
}

/** A rectangle to cut, in inches. */
export interface PieceToCut {
  width: number;
  height: number;
  mayTurn: boolean;
}

/**
 * A place in owned fabric from which a piece is cut. `x` and `y` are the position of the piece's corner from the
 * scrap's corner. `width` and `height` are the piece's sides after a possible turn. In inches.
 */
export interface Cut {
  scrap: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Differences smaller than this, in inches, are rounding errors. */
const HAIR = 1e-6;

/**
 * Cuts pieces from scraps of fabric, the tallest piece first. Cuts each scrap into strips across it, and puts each
 * piece into the first strip with room.
 * @returns the cut of each piece, or null for a piece without room
 */
export function fillScraps(scraps: readonly Scrap[], pieces: readonly PieceToCut[]): (Cut | null)[] {
  const open = scraps.map(({ width, length }): Open => ({ width, length, used: 0, strips: [] }));
  const cuts = pieces.map((): Cut | null => null);
  const tallestFirst = pieces.map((piece, index) => ({ piece, index }));
  tallestFirst.sort((a, b) => b.piece.height - a.piece.height || b.piece.width - a.piece.width);
  // The first scrap that may have room, for each size. Room only shrinks, so earlier scraps are never tried again.
  const from = new Map<string, number>();
  for (const { piece, index } of tallestFirst)
    for (const { width, height } of waysOf(piece)) {
      const size = `${width} ${height}`;
      let scrap = from.get(size) ?? 0;
      for (let own = open[scrap]; own && !cuts[index]; own = open[scrap]) {
        const corner = cornerIn(own, width, height);
        if (corner) cuts[index] = { scrap, ...corner, width, height };
        else scrap++;
      }
      from.set(size, scrap);
      if (cuts[index]) break;
    }
  return cuts;
}

/** A scrap with the strips that are cut from it so far. */
interface Open extends Scrap {
  /** Inches of the scrap's length that these strips use. */
  used: number;
  strips: { y: number; height: number; used: number }[];
}

/**
 * Reserves room for a piece in a scrap. Returns the position of the piece's corner from the scrap's corner, in inches.
 * Null if the scrap has no room.
 */
function cornerIn(scrap: Open, width: number, height: number): { x: number; y: number } | null {
  const hasRoom = (room: number, needed: number) => room >= needed - HAIR;
  let strip = scrap.strips.find(
    (each) => hasRoom(scrap.width - each.used, width) && hasRoom(each.height, height),
  );
  if (!strip) {
    if (!hasRoom(scrap.width, width) || !hasRoom(scrap.length - scrap.used, height)) return null;
    strip = { y: scrap.used, height, used: 0 };
    scrap.strips.push(strip);
    scrap.used += height;
  }
  const corner = { x: strip.used, y: strip.y };
  strip.used += width;
  return corner;
}

function waysOf({ width, height, mayTurn }: PieceToCut): Pick<PieceToCut, 'width' | 'height'>[] {
  return mayTurn && width !== height
    ? [
        { width, height },
        { width: height, height: width },
      ]
    : [{ width, height }];
}
