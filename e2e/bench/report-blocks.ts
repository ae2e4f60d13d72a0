import type { BlockCreationFigures } from './block-creation.js';
import type { BlockFigures } from './block-table.js';
import { ARRANGING, type FreeFormFigures } from './free-form.js';
import { COLUMNS, faster, figure, linesOf, table, within } from './report-tables.js';

/** The block menu and the block table as Markdown: the bar and the figures. */
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

/** Drawing in a block of a thousand shapes as Markdown: the bar and the figures. */
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

/** Arranging the largest quilt as Markdown: the bar and the figures. */
export function reportFreeForm({ open, arranging }: FreeFormFigures): string {
  const titleOf = (what: (typeof ARRANGING)[number]) =>
    what === 'select all' || what.startsWith('recolour') ? `${what}, script` : `${what}, script of a frame`;
  const bars = ARRANGING.map((what) => [what, what.startsWith('hover') ? 1 : 8] as const);
  return [
    '## Arranging 4,225 placements',
    '',
    'On the free form screen of the built product, all panels shown; real events of the mouse and the keyboard, and the ' +
      'processor time of scripts in the page. With *select all* and *recolour* panels are counted too.',
    '',
    linesOf(bars.map(([what, most]) => within(titleOf(what), `${most} ms`, 1, arranging[what], most))),
    '',
    table(
      ['', 'ms'],
      [
        ['open, script until it is at rest', figure(open)],
        ...ARRANGING.map((what) => [titleOf(what), figure(arranging[what])]),
      ],
    ),
  ].join('\n');
}
