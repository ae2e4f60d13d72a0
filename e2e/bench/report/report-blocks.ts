import type { PatchFigures } from '../../../web/bench/page-api.js';
import type { BlockCreationFigures } from '../measures/block-creation.js';
import type { BlockFigures } from '../measures/block-editor.js';
import { ARRANGING, type FreeFormFigures, type FreeFormQuilt } from '../measures/free-form.js';
import { COLUMNS, faster, figure, linesOf, table, within } from './report-tables.js';

/** Returns the report's section on the block menu and the block editor, in Markdown: goals and figures. */
export function reportBlocks({ blocks, menu, largest, paint, script, recolour }: BlockFigures): string {
  const title = `recolour a layer of ${largest.name}, ${largest.shapes} shapes`;
  return [
    '## Blocks',
    '',
    linesOf([
      within(`open the menu of ${blocks} blocks, main thread`, '100 ms', 1, menu, 100),
      within(`${title}, script of the frame that paints it`, '8 ms', 1, paint, 8),
      faster(`${title}, canvas alone`, COLUMNS['naive-konva'], 1, recolour['ours'], recolour['naive-konva']),
    ]),
    '',
    table(
      ['', 'ms'],
      [
        [`open the menu of ${blocks} blocks, main thread`, figure(menu)],
        [`${title}, script of the frame that paints it`, figure(paint)],
        [`${title}, all script from the click to rest`, figure(script)],
        ...Object.entries(recolour).map(([page, time]) => [
          `${title}, canvas alone: ${COLUMNS[page as keyof typeof COLUMNS]}`,
          figure(time),
        ]),
      ],
    ),
  ].join('\n');
}

/** Returns the report's section on drawing in a block of a thousand shapes, in Markdown: goals and figures. */
export function reportBlockCreation({ ours, konva, linked }: BlockCreationFigures): string {
  const editor = 'react-konva, a node a shape in a Transformer';
  const following = `drag ${linked.shapes / 4} of ${linked.shapes} linked shapes, script of a frame`;
  const rows = [
    ['select all, script', 'selectAll'],
    ['drag all, script of a frame', 'drag'],
    ['a box over all, script of a frame', 'marquee'],
  ] as const;
  return [
    '## Drawing in a block of 1,000 shapes',
    '',
    'On the block creation screen of the built product, all panels shown, and on a page of Konva nodes; real events of the ' +
      'mouse and the keyboard, and the processor time of scripts in the page. With *select all* panels are counted too.',
    '',
    linesOf([
      ...rows.flatMap(([title, key]) => [
        within(title, '8 ms', 1, ours[key], 8),
        faster(title, editor, 1, ours[key], konva[key]),
      ]),
      within(following, '8 ms', 1, linked.drag, 8),
    ]),
    '',
    table(
      ['', 'Quiltwright', editor],
      [
        ...rows.map(([title, key]) => [title, figure(ours[key]), figure(konva[key])]),
        [following, figure(linked.drag), '–'],
      ],
    ),
  ].join('\n');
}

/** Returns the report's section on patches and everything computed from them, in Markdown: goals and figures. */
export function reportPatches({ thousand, curved, largest, recoloured, apart, quick }: PatchFigures): string {
  const quilt = 'what to buy for 4,225 placements of 12 blocks';
  return [
    '## Patches',
    '',
    'The kernels alone, as a worker runs them.',
    '',
    linesOf([
      within('patches of a block of 1,000 shapes', '150 ms', 1, thousand, 150),
      within('patches of a block of 1,000 outlines with arcs', '300 ms', 1, curved, 300),
      within(quilt, '200 ms', 1, largest, 200),
      within(`${quilt}, after one recolour`, '10 ms', 1, recoloured, 10),
      faster(quilt, 'each placement resolved by itself', 10, largest, apart),
    ]),
    '',
    table(
      ['', 'ms'],
      [
        ['patches of a block of 1,000 shapes', figure(thousand)],
        ['patches of a block of 1,000 outlines with arcs', figure(curved)],
        [quilt, figure(largest)],
        [`${quilt}, after one recolour`, figure(recoloured)],
        [`${quilt}, each resolved by itself`, figure(apart)],
        ['quick estimate of that quilt', figure(quick)],
      ],
    ),
  ].join('\n');
}

/** Returns the report's section on arranging the largest quilts, in Markdown: goals and figures. */
export function reportFreeForm(quilts: Record<FreeFormQuilt, FreeFormFigures>): string {
  const isWhole = (what: (typeof ARRANGING)[number]) => what === 'select all' || what.startsWith('recolour');
  const rows = ARRANGING.map((what) => ({
    what,
    title: isWhole(what) ? `${what}, script` : `${what}, script of a frame`,
    most: what.startsWith('hover') ? 1 : 8,
  }));
  const all = Object.entries(quilts);
  return [
    '## Arranging the largest quilts',
    '',
    'On the free form screen of the built product, all panels shown: 4,225 separate placements of 12 blocks of 25 shapes, ' +
      'and 9,801 copies of one. Real events of the mouse and the keyboard, and the processor time of scripts in the page; ' +
      'with *select all* and *recolour* panels are counted too. Pictures and saves are on the clock.',
    '',
    linesOf(
      all.flatMap(([name, { picture, save, arranging }]) => [
        within(`${name}: from the press that opens it to its picture`, '1,000 ms', 1, picture, 1000),
        within(`${name}: saved`, '1,000 ms', 1, save, 1000),
        ...rows
          .filter(({ what }) => arranging[what] !== undefined && !what.endsWith(': all'))
          .map(({ what, title, most }) =>
            within(`${name}: ${title}`, `${most} ms`, 1, arranging[what], most),
          ),
      ]),
    ),
    '',
    table(
      ['ms', ...all.map(([name]) => name)],
      [
        ['open, script until it is at rest', ...all.map(([, { open }]) => figure(open))],
        ['from the press that opens it to its picture', ...all.map(([, { picture }]) => figure(picture))],
        ['from the press that saves it to the answer', ...all.map(([, { save }]) => figure(save))],
        ...rows.map(({ what, title }) => [
          title,
          ...all.map(([, { arranging }]) => figure(arranging[what] ?? NaN)),
        ]),
      ],
    ),
  ].join('\n');
}
