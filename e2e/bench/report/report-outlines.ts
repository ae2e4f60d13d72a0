import { SHAPED, type OutlineFigures } from '../measures/outlines.js';
import { figure, linesOf, table, within } from './report-tables.js';

/**
 * The most that a recolouring or a hit test may cost, as a multiple of the level quilt's. Level quilts are about 300
 * times faster than react-konva with a node a shape; the bar for both is 50 times.
 */
const SLOWER = 6;

/** Returns the report's section on outlines of many corners and on blocks on their points, in Markdown. */
export function reportOutlines({ floor, quilts }: OutlineFigures): string {
  const level = quilts['level squares'];
  const others = SHAPED.filter((name) => name !== 'level squares');
  return [
    '## Outlines and blocks on their points',
    '',
    'A quilt of 105,625 shapes of the eleven types in level blocks, the same quilt with an outline of thirty corners for each shape, every third side an arc, and the same quilt with all its blocks turned by an eighth. In milliseconds.',
    '',
    linesOf(
      others.flatMap((name) => {
        const { pan, firstPaint, recolour, drag, hitTest, heap } = quilts[name];
        return [
          within(`${name}, first paint`, 'level', 2, firstPaint, level.firstPaint),
          within(`${name}, pan`, 'a copy of the canvas', 3, pan, floor),
          within(`${name}, recolour a layer`, 'level', SLOWER, recolour, level.recolour),
          within(`${name}, drag`, 'level', 2, drag, level.drag),
          within(`${name}, hit test`, 'level', SLOWER, hitTest, level.hitTest),
          within(`${name}, heap`, 'level', 2, heap, level.heap),
        ];
      }),
    ),
    '',
    table(
      [
        '',
        'first paint',
        'pan',
        'recolour a layer',
        'drag',
        'zoom',
        'zoom, worst frame',
        'hit test',
        'heap, MB',
      ],
      SHAPED.map((name) => {
        const { firstPaint, pan, recolour, drag, pinch, pinchWorst, hitTest, heap } = quilts[name];
        return [name, ...[firstPaint, pan, recolour, drag, pinch, pinchWorst, hitTest, heap].map(figure)];
      }),
    ),
  ].join('\n');
}
