import borders from './pictures/borders.webp';
import colour from './pictures/colour.webp';
import draw from './pictures/draw.webp';
import estimate from './pictures/estimate.webp';
import layout from './pictures/layout.webp';
import print from './pictures/print.webp';
import recolour from './pictures/recolour.webp';
import setting from './pictures/setting.webp';
import size from './pictures/size.webp';

interface Step {
  text: string;
  /** A picture of the product at this step, and its text alternative. */
  picture?: { source: string; alt: string };
}

/** A task, step by step. */
export interface Guide {
  id: string;
  name: string;
  lead: string;
  steps: readonly Step[];
  /** The screen on which the task begins. */
  start: { to: string; name: string };
}

/** The guides, in the order in which a quilt is made. `npm run help:pictures` makes the pictures. */
export const guides: readonly Guide[] = [
  {
    id: 'first-quilt',
    name: 'Your first quilt in five minutes',
    lead: 'A quilt of 12-inch blocks for a bed or a wall. You can undo every step.',
    steps: [
      {
        text: 'Open Standard Quilt Layouts and choose a size.',
        picture: { source: size, alt: 'The quilt sizes to choose from, each with a picture' },
      },
      {
        text: 'Choose a layout, then Block 1 and Block 2 from the blocks in the panel. The quilt shows each block as you point at it.',
        picture: { source: layout, alt: 'A quilt of two blocks that alternate' },
      },
      {
        text: 'Press a part of the quilt, then a fabric. The part gets the fabric in every copy of its block. You can also press a fabric first and sweep over the parts.',
        picture: { source: recolour, alt: 'A quilt with one of its parts in a new fabric' },
      },
      {
        text: 'Check First border, Second border or Sashing, and choose a fabric for each. If the quilt then has room for fewer blocks, a note says so. Its Keep button opens a free form copy with all the blocks.',
        picture: { source: borders, alt: 'A quilt with sashing and a border' },
      },
      {
        text: 'Give the quilt a name and press Save. Guests keep their quilt on this device; subscribers open it anywhere.',
      },
    ],
    start: { to: '/standard-quilt-layouts', name: 'Start a quilt' },
  },
  {
    id: 'draw-a-block',
    name: 'Draw a block',
    lead: 'Block Creation is for subscribers.',
    steps: [
      { text: 'Open Block Creation. Choose a patch grid: an Ohio Star has 3 × 3 patches.' },
      {
        text: 'Choose a unit, then press a cell of the grid. Sweep over two cells for one flying goose, or over four for a larger unit.',
        picture: { source: draw, alt: 'A block with its first shapes drawn on a grid' },
      },
      { text: 'Choose another spot for patches that get another fabric. Each spot becomes a layer.' },
      {
        text: 'Select shapes to move, turn or mirror them. Drag the round handle beside them to repeat a row. Symmetry repeats what you draw.',
      },
      {
        text: 'Name the block and press Save This Block. You find it in Created Blocks and wherever you choose a block.',
      },
    ],
    start: { to: '/block-creation', name: 'Draw a block' },
  },
  {
    id: 'colour-a-block',
    name: 'Colour a block',
    lead: 'Try a block in your fabrics before you set it into a quilt.',
    steps: [
      { text: 'Open Block & Fabric Selection and pick a block.' },
      { text: 'Select a layer, or a single patch, then press a fabric.' },
      {
        text: 'Choose another palette for other fabrics, or search them by name and colour.',
        picture: { source: colour, alt: 'A block in three fabrics beside the palette' },
      },
      { text: 'Save the block, or go on to a quilt with it.' },
    ],
    start: { to: '/block-fabric-selection', name: 'Colour a block' },
  },
  {
    id: 'set-blocks',
    name: 'Set blocks the way you like',
    lead: 'Free form quilts have any size, and blocks of any size anywhere.',
    steps: [
      {
        text: 'Open Free Form Quilt Layouts and start with a sampler, a grid of one block, a medallion or an empty quilt.',
      },
      {
        text: 'Drag blocks on to the quilt. Guides show where they line up. Dropped on another block, it replaces that block; with Alt, or with On top chosen, it goes on top.',
        picture: { source: setting, alt: 'A free form quilt with blocks of several sizes' },
      },
      { text: 'Check Sideways under Size for a runner or wall hanging that is wider than long.' },
      { text: 'Select a block to change its size, turn it or repeat it in rows and columns.' },
      { text: 'The checks show where blocks overlap or leave a gap, and offer a fix.' },
    ],
    start: { to: '/free-form-quilt-layouts', name: 'Set blocks' },
  },
  {
    id: 'estimate',
    name: 'Estimate fabric',
    lead: 'The Fabric Estimator is for subscribers.',
    steps: [
      { text: 'Open Fabric Estimator and pick a quilt, saved or not.' },
      {
        text: 'Read how much to buy of each fabric. Open a fabric to see how its strips are cut.',
        picture: { source: estimate, alt: 'A list of fabrics with the yards to buy' },
      },
      { text: 'Set the width of your fabric, shrinkage, and how you make borders and binding.' },
      { text: 'Enter what you own. The list then shows what you still need.' },
    ],
    start: { to: '/fabric-estimator', name: 'Estimate fabric' },
  },
  {
    id: 'print-a-pattern',
    name: 'Print a pattern',
    lead: 'Printed patterns are for subscribers.',
    steps: [
      { text: 'Open Print from a quilt or a block, and choose letter or A4.' },
      {
        text: 'Choose the pages you need: cutting, blocks, templates, how the quilt goes together.',
        picture: { source: print, alt: 'The print dialog with the pages of a pattern' },
      },
      { text: 'Print the first page at 100 %. Measure its one-inch square before you print templates.' },
    ],
    start: { to: '/standard-quilt-layouts', name: 'Choose a quilt to print' },
  },
];
