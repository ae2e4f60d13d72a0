import type { NotOnPaper } from '../../fault';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { SewnBlock } from '../../patches/numbered';
import type { PlanSettings } from '../../plan/whole-plan';
import type { FontName } from './marks';
import type { CameOut, PaperName } from './paper';

/** The kinds of pages that can be printed. */
export const pageKinds = [
  'picture',
  'shopping',
  'cutting',
  'blocks',
  'assembly',
  'templates',
  'foundations',
  'colouring',
] as const;
export type PageKind = (typeof pageKinds)[number];

/** The kinds of pages that quilts have and blocks don't have. */
export const ofQuilts: readonly PageKind[] = ['shopping', 'cutting', 'assembly'];

/** The kinds of pages that can be printed for a single block of a quilt. */
export const ofBlocks: readonly PageKind[] = ['blocks', 'templates', 'foundations', 'colouring'];

/** A design to print, with all choices for its pages. */
export interface PrintJob {
  design: { quilt: Quilt } | { block: SewnBlock };
  name: string;
  /** The date of printing, in words. */
  date: string;
  pages: readonly PageKind[];
  /** True to make only the first page, as a sample. */
  isSample?: boolean;
  /** The number of a block in the quilt, to print only this block. Null to print the whole design. */
  onlyBlock: number | null;
  /** True to print templates even for patches that can be cut with a ruler. */
  everyTemplate: boolean;
  paper: PaperName;
  cameOut: CameOut;
  /** The settings for buying and cutting fabric. Templates use the seam allowance of these settings. */
  plan: PlanSettings;
  fabrics: readonly PrintedFabric[];
  blockNames: readonly { blockNum: number; name: string }[];
  fonts: Readonly<Record<FontName, Uint8Array>>;
}

export interface PrintedFabric {
  fabricNum: number;
  name: string;
  /** The fabric's mean colour as #rrggbb. It is printed if there is no picture. */
  colour: string;
  /** A picture of 6 × 6 inches of fabric, in any file format that a browser reads. Null if there is none. */
  picture: Uint8Array<ArrayBuffer> | null;
}

export interface Printed {
  bytes: Uint8Array<ArrayBuffer>;
  pages: number;
  /** The names in which some letters couldn’t be printed. */
  replaced: string[];
  /** The blocks whose requested foundation pages couldn't be made, each with the reason. */
  notOnPaper: NotOnPaper[];
}
