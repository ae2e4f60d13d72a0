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

/** The kinds of pages that only quilts have. */
export const ofQuilts: readonly PageKind[] = ['shopping', 'cutting', 'assembly'];

/** The kinds of pages that one block of a quilt has. */
export const ofBlocks: readonly PageKind[] = ['blocks', 'templates', 'foundations', 'colouring'];

/** A design to print, with all choices for its pages. */
export interface PrintJob {
  design: { quilt: Quilt } | { block: SewnBlock };
  name: string;
  /** The date of the print, in words. */
  date: string;
  pages: readonly PageKind[];
  /** True if only the first page is made, as a sample. */
  isSample?: boolean;
  /** The block of a quilt to print, or null for the whole quilt. */
  onlyBlock: number | null;
  /** True if patches that can be cut with a ruler get templates too. */
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
  /** The fabric's mean colour as #rrggbb, which is printed if there is no picture of the fabric. */
  colour: string;
  /** A picture of 6 × 6 inches of fabric, in any file format that a browser reads; null if there is none. */
  picture: Uint8Array<ArrayBuffer> | null;
}

export interface Printed {
  bytes: Uint8Array<ArrayBuffer>;
  pages: number;
  /** Names that contain letters which couldn’t be printed. */
  replaced: string[];
  /** The blocks without the requested foundation pages, each with the reason. */
  notOnPaper: NotOnPaper[];
}
