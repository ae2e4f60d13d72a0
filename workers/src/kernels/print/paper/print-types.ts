import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { SewnBlock } from '../../patches/numbered';
import type { PlanSettings } from '../../plan/whole-plan';
import type { FontName } from './marks';
import type { CameOut, PaperName } from './paper';

/** What can be printed of a design. */
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

/** What can be printed of quilts alone. */
export const ofQuilts: readonly PageKind[] = ['shopping', 'cutting', 'assembly'];

/** What can be printed of one block of a quilt. */
export const ofBlocks: readonly PageKind[] = ['blocks', 'templates', 'foundations', 'colouring'];

/** What is printed, and how. */
export interface PrintJob {
  design: { quilt: Quilt } | { block: SewnBlock };
  name: string;
  /** When it is printed, in words. */
  date: string;
  pages: readonly PageKind[];
  /** The first page alone, to see what the others are like. */
  isSample?: boolean;
  /** The one block of a quilt that pages are for; null for all of the quilt. */
  onlyBlock: number | null;
  /** Templates as well of what a ruler cuts. */
  everyTemplate: boolean;
  paper: PaperName;
  cameOut: CameOut;
  /** By which cloth is bought and cut; templates have the same seam allowance. */
  plan: PlanSettings;
  fabrics: readonly PrintedFabric[];
  blockNames: readonly { blockNum: number; name: string }[];
  fonts: Readonly<Record<FontName, Uint8Array>>;
}

export interface PrintedFabric {
  fabricNum: number;
  name: string;
  /** Its mean, #rrggbb: printed where there is no picture. */
  colour: string;
  /** 6 × 6 inches of it, in any form that a browser reads; null where it can't be had. */
  picture: Uint8Array<ArrayBuffer> | null;
}

export interface Printed {
  bytes: Uint8Array<ArrayBuffer>;
  pages: number;
  /** Names of which letters couldn’t be printed. */
  replaced: string[];
  /** Which blocks have no foundation pages though these were asked for, and why. */
  notOnPaper: string[];
}
