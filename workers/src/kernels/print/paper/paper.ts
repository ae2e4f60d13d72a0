import type { Box } from '@quiltwright/shared/geometry/box';

/** Sheets of paper, in inches. A4 is 210 × 297 mm. */
export const papers = {
  letter: { width: 8.5, height: 11 },
  a4: { width: 210 / 25.4, height: 297 / 25.4 },
} as const;

export type PaperName = keyof typeof papers;

/** The measured lengths of a printed inch, across and down the page, in inches. */
export interface CameOut {
  across: number;
  down: number;
}

/**
 * The range of printed inches (`CameOut`) that can be corrected. A length outside the range comes from a wrong setting
 * of the printer.
 */
export const CAME_OUT = { least: 0.8, most: 1.25 } as const;

const SIDE = 0.6;
/** The tops of the header (`HEAD`) and of the body (`BODY`) on the page, in inches. The test square is between them. */
export const HEAD = 0.5;
const BODY = 1.82;
const FOOT = 0.78;

export interface PageArea {
  page: Box;
  /** The area between header and footer. */
  body: Box;
}

/**
 * Returns the areas of a page, in inches that a ruler measures on the printed paper. If the printer draws inches too
 * short, more of them fit on a sheet.
 */
export function pageArea(paper: PaperName, { across, down }: CameOut): PageArea {
  const [width, height] = [papers[paper].width * across, papers[paper].height * down];
  return {
    page: { x: 0, y: 0, width, height },
    body: { x: SIDE, y: BODY, width: width - 2 * SIDE, height: height - BODY - FOOT },
  };
}
