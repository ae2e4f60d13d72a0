import type { PremadeFacts } from '../quilting/block.js';
import type { Levels } from '../quilting/shape.js';
import { patchwork, type Patchwork } from './patchwork.js';

/** A block that the product ships, in the stand-in fabrics 1 to 9. */
export interface PremadeBlock {
  /** Its number for ever: blocks are only ever added at the end. */
  designedBlockNum: number;
  designName: string;
  levels: Levels;
  /** `clothNames` are library fabrics by name, for the spots 1, 2, 3 … in turn. */
  facts: Omit<PremadeFacts, 'cloth'> & { clothNames: string[] };
}

interface Facts {
  also?: string[];
  family: string;
  patches: number;
  difficulty?: PremadeFacts['difficulty'];
  trial?: boolean;
  cloth: string[];
}

/** A block's row in the table below. */
type Row = [name: string, facts: Facts, drawing: Patchwork];

/*
 * Traditional patterns in the public domain. `also` are other names that a pattern goes by; sources
 * are the pattern's entry in Barbara Brackman’s numbering (BB) or the year of an early printing.
 */
const rows: Row[] = [
  [
    'Nine Patch',
    { family: 'Nine patch', patches: 9, trial: true, cloth: ['Unbleached Muslin', 'Dusk Meadow'] },
    patchwork`
      B A B
      A B A
      B A B`,
  ],
  [
    'Shoo Fly',
    {
      also: ['Simplicity'],
      family: 'Nine patch',
      patches: 13,
      trial: true,
      cloth: ['Tea Pin Dot', 'Madder Garden', 'Turkey Red'],
    },
    patchwork`
      A/B A B\A
      A   C A
      A\B A B/A`,
  ],
  [
    'Churn Dash',
    {
      also: ['Monkey Wrench', 'Hole in the Barn Door'],
      family: 'Churn dash',
      patches: 17,
      trial: true,
      cloth: ['Country Cream', 'Sage Garden', 'Hunter Calico', 'Cheddar'],
    },
    patchwork`
      A/B - A - B\A -
      |   | C - |   |
      A   C D - C   A
      |   | | | |   |
      A\B - C - B/A -
      |   | A - |   |`,
  ],
  [
    'Ohio Star',
    {
      also: ['Variable Star'],
      family: 'Stars',
      patches: 21,
      trial: true,
      cloth: ['Rosebud Shirting', 'Night Pin Dot', 'Cheddar Calico', 'Madder Garden'],
    },
    patchwork`
      A    ABCB A
      BCBA D    BABC
      A    CBAB A`,
  ],
  [
    'Sawtooth Star',
    {
      also: ['Evening Star'],
      family: 'Stars',
      patches: 17,
      trial: true,
      cloth: ['Country Cream', 'Midnight Pond', 'Madder Garden'],
    },
    patchwork`
      A   AvB - A
      A>B C   - A<B
      |   |   | |
      A   A^B - A`,
  ],
  [
    'Friendship Star',
    { family: 'Stars', patches: 13, trial: true, cloth: ['Indigo Shirting', 'Barn Red'] },
    patchwork`
      A   B\A A
      A/B B   B/A
      A   A\B A`,
  ],
  [
    'Pinwheel',
    {
      also: ['Windmill'],
      family: 'Pinwheels',
      patches: 8,
      trial: true,
      cloth: ['Unbleached Muslin', 'Barn Red', 'Diner Check'],
    },
    patchwork`
      B\A C/A
      A/C A\B`,
  ],
  [
    'Square in a Square',
    {
      also: ['Diamond in a Square'],
      family: 'Four patch',
      patches: 5,
      trial: true,
      cloth: ['Hunter Calico', 'Cheddar Calico'],
    },
    patchwork`
      B<>A -
      |    |`,
  ],
  [
    'Flying Geese',
    {
      family: 'Flying geese',
      patches: 24,
      trial: true,
      cloth: ['Country Cream', 'Midnight Pond', 'Barn Red', 'Cheddar'],
    },
    patchwork`
      B^A - C^A -
      D^A - B^A -
      C^A - D^A -
      B^A - C^A -`,
  ],
  [
    'Dutchmans Puzzle',
    {
      also: ['Wheel'],
      family: 'Flying geese',
      patches: 24,
      difficulty: 'medium',
      cloth: ['Tea Pin Dot', 'Dusk Meadow', 'Chambray'],
    },
    patchwork`
      B^A -   C>A B>A
      C^A -   |   |
      B<A C<A CvA -
      |   |   BvA -`,
  ],
  [
    'Log Cabin',
    {
      family: 'Log cabins',
      patches: 13,
      difficulty: 'medium',
      trial: true,
      cloth: [
        'Unbleached Muslin',
        'Tea Pin Dot',
        'Rosebud Shirting',
        'Chambray',
        'Dusk Meadow',
        'Midnight Pond',
        'Barn Red',
      ],
    },
    patchwork`
      C - - - - - F
      C B - - - E |
      | B A - D | |
      | | A G | | |
      | | D - - | |
      | E - - - - |
      F - - - - - -`,
  ],
  [
    'Bears Paw',
    {
      also: ['Hands of Friendship'],
      family: 'Bears paw',
      patches: 45,
      difficulty: 'medium',
      cloth: ['Country Cream', 'Barn Red', 'Hunt Club', 'Cheddar'],
    },
    patchwork`
      A   A/B A/B A B\A B\A A
      A/B C   -   | C   -   B\A
      A/B |   |   | |   |   B\A
      A   -   -   D A   -   -
      A\B C   -   A C   -   B/A
      A\B |   |   | |   |   B/A
      A   A\B A\B | B/A B/A A`,
  ],
];

/** Every pre-made block, numbered from 1 in the order in which it was added. */
export const premadeBlocks: readonly PremadeBlock[] = rows.map(([designName, facts, drawing], index) => ({
  designedBlockNum: index + 1,
  designName,
  levels: drawing.levels,
  facts: {
    otherNames: facts.also ?? [],
    family: facts.family,
    grid: drawing.grid,
    patches: facts.patches,
    difficulty: facts.difficulty ?? 'easy',
    trial: facts.trial ?? false,
    clothNames: facts.cloth,
  },
}));
