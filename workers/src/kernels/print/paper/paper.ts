import type { Box } from '@quiltwright/shared/geometry/outline';

/** Sheets of paper, in inches. A4 is 210 × 297 mm. */
export const papers = {
  letter: { width: 8.5, height: 11 },
  a4: { width: 210 / 25.4, height: 297 / 25.4 },
} as const;

export type PaperName = keyof typeof papers;

/** What an inch measured that came out of a printer, each way. */
export interface CameOut {
  across: number;
  down: number;
}

/** What can be put right: more is another setting of the printer. */
export const CAME_OUT = { least: 0.8, most: 1.25 } as const;

const SIDE = 0.6;
/** Where the header begins, and where what the page is for does: between them stands the test square. */
export const HEAD = 0.5;
const BODY = 1.82;
const FOOT = 0.78;

export interface PageArea {
  page: Box;
  /** What lies between header and footer. */
  body: Box;
}

/**
 * A page in inches as a ruler measures them on the paper that came out: of a printer that draws too short more of them go on
 * to a sheet.
 */
export function pageArea(paper: PaperName, { across, down }: CameOut): PageArea {
  const [width, height] = [papers[paper].width * across, papers[paper].height * down];
  return {
    page: { x: 0, y: 0, width, height },
    body: { x: SIDE, y: BODY, width: width - 2 * SIDE, height: height - BODY - FOOT },
  };
}
