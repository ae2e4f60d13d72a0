import type { Box } from '@quiltwright/shared/geometry/box';

/** The sizes of sheets of paper, in inches. A4 is 210 × 297 mm. */
export const papers = {
  letter: { width: 8.5, height: 11 },
  a4: { width: 210 / 25.4, height: 297 / 25.4 },
} as const;

export type PaperName = keyof typeof papers;

/**
 * The length that a printed inch really has on the paper, in inches: `across` the page, and `down` the page. The
 * quilter measures both with a ruler.
 */
export interface CameOut {
  across: number;
  down: number;
}

/**
 * The least and the greatest length of a printed inch (`CameOut`) that can be corrected. Any other length comes from a
 * wrong setting of the printer.
 */
export const CAME_OUT = { least: 0.8, most: 1.25 } as const;

const SIDE = 0.6;
/**
 * The distances from the top of the page to the header (`HEAD`) and to the body (`BODY`), in inches. The test square is
 * in the header.
 */
export const HEAD = 0.5;
const BODY = 1.82;
const FOOT = 0.78;

export interface PageArea {
  page: Box;
  /** The area between the header and the foot, in inches. */
  body: Box;
}

/**
 * Returns the areas of a page, in real inches, as a ruler measures them on the printed paper. If the printer draws
 * inches too short, the printed page is smaller than the sheet of paper. Its areas then have fewer real inches.
 */
export function pageArea(paper: PaperName, { across, down }: CameOut): PageArea {
  const [width, height] = [papers[paper].width * across, papers[paper].height * down];
  return {
    page: { x: 0, y: 0, width, height },
    body: { x: SIDE, y: BODY, width: width - 2 * SIDE, height: height - BODY - FOOT },
  };
}
