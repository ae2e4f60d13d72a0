import { listed } from '@quiltwright/shared/listed';

/** The texts of the first page, and of the pages for the blocks that don't fit on it. */
export const coverTexts = {
  printed: (date: string) => `Designed with Quiltwright, printed ${date}`,
  quilt: 'The quilt',
  block: 'The block',
  finishedSize: 'Finished size',
  sizeNamed: (size: string, name: string) => `${size}, ${name}`,
  freeForm: 'free form',
  patches: 'Patches',
  fabrics: 'Fabrics',
  hatched: 'Hatched',
  skill: 'Skill',
  blocks: 'Blocks',
  sashing: 'Sashing',
  borders: 'Borders',
  tile: (size: string, copies: number) => `${size}, make ${copies}`,
  smallTile: (copies: number) => `Make ${copies}`,
  othersFollow: (count: number) =>
    count === 1 ? 'Another block is on the next page.' : `The other ${count} blocks are on the next page.`,
  allFabrics: 'All fabrics',
  blocksOfQuilt: 'Blocks of the quilt',
  moreBlocks: 'More blocks of the quilt',
};

/** The texts for the skill level that a quilt needs. */
export const skillTexts = {
  levels: {
    beginner: 'Beginner',
    easy: 'Easy',
    intermediate: 'Intermediate',
    advanced: 'Advanced',
  },
  because: (level: string, reason: string) => `${level}: ${reason}`,
  curves: 'curved seams',
  applique: 'appliqué',
  setIn: 'set-in seams',
  templates: 'templates',
  offRuler: 'sizes between ruler lines',
  inBlocks: (reason: string, blocks: readonly string[]) => `${reason} in ${listed(blocks)}`,
} as const;

/** The texts of the pages with outlines to colour. */
export const colouringTexts = {
  detail: 'To colour as you like',
  joinParts: (parts: number) =>
    `To colour as you like. Join the ${parts} parts from left to right at the dashed edges`,
};
