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
  /** A picture of the product at this step, with its text alternative. */
  picture?: { source: string; alt: string };
}

/** A guide that shows how to do a task, step by step. */
export interface Guide {
  id: string;
  name: string;
  lead: string;
  steps: readonly Step[];
  /** The screen on which the task begins. */
  start: { to: string; name: string };
}

/**
 * The guides, in the order in which a quilter makes a quilt. The command `npm run help:pictures` makes the pictures
 * of the guides.
 */
export const guides: readonly Guide[] = [
  {
    id: 'first-quilt',
    name: 'Your first quilt in five minutes',
    lead: 'Make a quilt of 12-inch blocks for a bed or a wall. You can undo every step.',
    steps: [
      {
        text: 'Open Standard Quilt Layouts and choose a size.',
        picture: { source: size, alt: 'The quilt sizes to choose from, each with a picture' },
      },
      {
        text: 'Choose a layout. Then choose Block 1 and Block 2 from the blocks in the panel. Point at a block to see it in the quilt.',
        picture: { source: layout, alt: 'A quilt of two blocks that alternate' },
      },
      {
        text: 'Press a part of the quilt, then a fabric. This part then gets the fabric in every copy of the block. You can also press a fabric first and sweep over the parts.',
        picture: { source: recolour, alt: 'A quilt with one of its parts in a new fabric' },
      },
      {
        text: 'To compare fabrics, press Colourways and keep up to six colourways of the quilt. You see them side by side as pictures. Press one to use it.',
      },
      {
        text: 'Check First border, Second border or Sashing, and choose a fabric for each. With Sashing, you can also check Cornerstones. A note tells you if the quilt then has room for fewer blocks. The Keep button in the note opens a free form copy with all the blocks.',
        picture: { source: borders, alt: 'A quilt with sashing and a border' },
      },
      {
        text: 'Give the quilt a name and press Save. A subscriber can then open the quilt on any device. A guest’s quilt is kept on this device.',
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
        text: 'Choose a unit, for example a half-square triangle, then press a cell of the grid to fill it. Sweep over two cells for one flying goose, or over four cells for a larger unit.',
        picture: { source: draw, alt: 'A block with its first shapes drawn on a grid' },
      },
      {
        text: 'For patches in a different fabric, choose another spot, 2 to 9. Each spot becomes a layer.',
      },
      {
        text: 'Select shapes to move, turn or mirror them. To repeat the selected shapes in a row, drag the round handle beside them. With Symmetry, every shape that you draw is repeated.',
      },
      {
        text: 'New to drafting? Choose a pattern under Start from, or choose Seams and press Take the tour.',
      },
      {
        text: 'To draft stars and curves, choose Seams and a grid: Wheel, 60° or Arcs. Trace a picture lays a photo or drawing under the seams.',
      },
      {
        text: 'Name the block and press Save This Block. You then find the block in Created Blocks, and in every list of blocks.',
      },
    ],
    start: { to: '/block-creation', name: 'Draw a block' },
  },
  {
    id: 'colour-a-block',
    name: 'Colour a block',
    lead: 'Try a block in your fabrics before you use it in a quilt.',
    steps: [
      { text: 'Open Block & Fabric Selection and pick a block.' },
      { text: 'Select a layer, or a single patch, then press a fabric.' },
      {
        text: 'Choose another palette to see other fabrics, or search for fabrics by name and colour.',
        picture: { source: colour, alt: 'A block in three fabrics beside the palette' },
      },
      { text: 'Save the block, or start a quilt with it.' },
    ],
    start: { to: '/block-fabric-selection', name: 'Colour a block' },
  },
  {
    id: 'set-blocks',
    name: 'Place blocks the way you like',
    lead: 'Free form quilts can have any size. You can place blocks of any size anywhere.',
    steps: [
      {
        text: 'Open Free Form Quilt Layouts and start with a sampler, a grid that repeats one block, a medallion or an empty quilt.',
      },
      {
        text: 'Drag blocks on to the quilt. Guides show where blocks line up. If you drop a block on another block, it replaces that block. If you hold Alt, or choose On top, it goes on top.',
        picture: { source: setting, alt: 'A free form quilt with blocks of several sizes' },
      },
      {
        text: 'To set your blocks in rows or on point, choose a picture under Setting. The triangles around blocks on point, and the size of the quilt, follow from the numbers. Sashing lies between the blocks or all round, with cornerstones if you like. By hand releases the blocks again.',
      },
      { text: 'For a runner or wall hanging that is wider than it is long, check Sideways under Size.' },
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
        text: 'The list shows how much to buy of each fabric. Open a fabric to see how to cut its strips.',
        picture: { source: estimate, alt: 'A list of fabrics with the yards to buy' },
      },
      {
        text: 'Enter the width of your fabric and its shrinkage, and choose how you make borders and binding.',
      },
      { text: 'Enter how much of each fabric you own. The list then shows how much you still need.' },
    ],
    start: { to: '/fabric-estimator', name: 'Estimate fabric' },
  },
  {
    id: 'print-a-pattern',
    name: 'Print a pattern',
    lead: 'Printed patterns are for subscribers.',
    steps: [
      { text: 'Open a quilt or a block, press Print, and choose letter or A4 paper.' },
      {
        text: 'Choose the pages you need: cutting charts, blocks, templates, or the assembly of the quilt.',
        picture: { source: print, alt: 'The print dialog with the pages of a pattern' },
      },
      { text: 'Print the first page at 100 %. Measure its one-inch square before you print templates.' },
    ],
    start: { to: '/standard-quilt-layouts', name: 'Choose a quilt to print' },
  },
  {
    id: 'other-colours',
    name: 'Try other colours',
    lead: 'Compare colours before you cut.',
    steps: [
      {
        text: 'Press Suggest colours beside the fabrics of a quilt. You see the quilt in twelve other colourings from a palette: lights stay light, and darks stay dark. Press one to use it.',
      },
      {
        text: 'Press Values only beside the zoom controls of any editor. You see the fabrics in greys, as light and as dark as they are. Press it again for the colours.',
      },
      {
        text: 'Press K to keep the fabrics of a quilt or block as a colourway, and Compare to see all of them side by side.',
      },
    ],
    start: { to: '/standard-quilt-layouts', name: 'Choose a quilt' },
  },
  {
    id: 'own-fabric',
    name: 'Use your own fabric',
    lead: 'Subscribers keep their fabrics in their account. Guests try them on their device.',
    steps: [
      {
        text: 'Drop a picture of the fabric on a border, the sashing or a patch, which then gets the fabric. You can also paste the picture, or press Add your own in a fabric palette.',
      },
      {
        text: 'Name the fabric. Drag the picture under the square, and set the size and the turn of the square.',
      },
      {
        text: 'Enter how many inches of fabric the square shows. If you don’t know, press Measure with a ruler line and lay the line over a known length, such as a coin.',
      },
      {
        text: 'Press Use this fabric. To use a fabric of the library instead, press one of those beside the colours of the picture.',
      },
    ],
    start: { to: '/standard-quilt-layouts', name: 'Choose a quilt' },
  },
  {
    id: 'pictures',
    name: 'See a quilt as sewn and make pictures',
    lead: 'Pictures are free for everyone.',
    steps: [
      {
        text: 'Open a quilt, press the spool beside the zoom controls and choose the quilting. The quilt then has seams, quilting and binding. Press Q to switch back.',
      },
      {
        text: 'The binding has the fabric that you choose for it in the Fabric Estimator, or else the darkest fabric of the quilt.',
      },
      {
        text: 'Press Export, then Picture. Choose As sewn, As designed, Line drawing or Colouring sheet, and the number of pixels.',
      },
      {
        text: 'A colouring sheet has the outlines, a number for each fabric and a key. Choose Drawing for one that is sharp at any size.',
      },
      { text: 'Press Copy picture to paste the picture elsewhere, or Share on devices that can share.' },
    ],
    start: { to: '/standard-quilt-layouts', name: 'Choose a quilt' },
  },
  {
    id: 'share',
    name: 'Show a quilt to friends',
    lead: 'Sharing by a link is for subscribers. Friends need no account.',
    steps: [
      { text: 'Save the quilt or the block, then press Share beside Print and Export.' },
      {
        text: 'Enter your name as friends know you, and some words if you like. Choose if friends may colour it, keep a copy, and have the pictures of your own fabrics. Then press Make the link.',
      },
      {
        text: 'Press Copy link, or Send on devices that can share, and give the link to your friends. The page shows the quilt as you saved it.',
      },
      {
        text: 'After you change the quilt, save it and press Update the page. New link gives the page another address, and Stop sharing takes the page away at once.',
      },
    ],
    start: { to: '/shared-pages', name: 'My shared pages' },
  },
];
