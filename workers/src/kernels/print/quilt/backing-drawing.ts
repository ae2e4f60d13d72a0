import type { Size } from '@quiltwright/shared/geometry/box';
import { formatSize } from '@quiltwright/shared/ruler/lengths';
import type { Box } from '@quiltwright/shared/geometry/box';
import type { Backing } from '../../finishing/finishing-types';
import type { FlowItem } from '../paper/flow';
import { inks, line, rectangle, seamLine, text, type Measure, type Stroke } from '../paper/marks';
import { fitting } from './quilt-picture';
import { wrapped } from '../paper/text';
import { layerTexts } from '../texts/layer-texts';

/** The greatest and the least height of the drawing of a backing, in inches. */
export const BACKING = { most: 3.2, least: 1.4 } as const;
const BESIDE = 0.25;
/** The height of a line of words about the backing, in inches. */
const LINE = 0.19;
/** The greatest width of the drawing if words are beside it, as a multiple of its height. */
const WIDTH = 2.2 / 1.75;
/** The words are below the drawing if the backing is at least this many times as wide as it is high. */
const WIDE = 2;
const edge: Stroke = { ink: inks.ink, width: 0.9 };
const seam: Stroke = { ink: inks.red, width: 1 };

/**
 * Draws a backing with its panels and seams, and the quilt on it as a dashed line. Lists the sizes of the backing, the
 * panels and the quilt.
 * @param high height of the drawing, in inches
 */
export function backingItem(
  { way, panels, panelWidth, panelLength, sewnWidth }: Backing,
  quilt: Size,
  { x, width: room }: Pick<Box, 'x' | 'width'>,
  high: number,
  measure: Measure,
): FlowItem {
  const size =
    way === 'lengthwise'
      ? { width: sewnWidth, height: panelLength }
      : { width: panelLength, height: sewnWidth };
  const step = panels > 1 ? sewnWidth / panels : 0;
  const isWide = size.width >= WIDE * size.height;
  const drawn = fitting(size, { x, y: 0, width: isWide ? room : high * WIDTH, height: high - 0.08 });
  const words = [
    layerTexts.backingMeasures(formatSize(size.width, size.height)),
    panels > 1
      ? layerTexts.panels(panels, formatSize(panelWidth, panelLength), way)
      : layerTexts.onePiece(formatSize(panelWidth, panelLength)),
    ...(panels > 1 ? [layerTexts.seams] : []),
    layerTexts.dashedLine(formatSize(quilt.width, quilt.height)),
  ];
  const forWords = isWide ? room : room - drawn.width - BESIDE;
  const lines = words.flatMap((each) => wrapped(each, forWords, 'regular', 9, measure));
  const wordsHeight = 0.2 + lines.length * LINE;
  return {
    height: (isWide ? drawn.height + wordsHeight : Math.max(drawn.height, wordsHeight)) + 0.18,
    marks: (y) => {
      const place = { ...drawn, y: y + 0.02 };
      const { scale, width, height } = place;
      const inside = {
        x: x + (width - quilt.width * scale) / 2,
        y: place.y + (height - quilt.height * scale) / 2,
        width: quilt.width * scale,
        height: quilt.height * scale,
      };
      const seams = Array.from({ length: panels - 1 }, (_, i) => (i + 1) * step * scale);
      return [
        {
          kind: 'path',
          outlines: [rectangle({ x, y: place.y, width, height })],
          fill: inks.linen,
          stroke: edge,
        },
        { kind: 'path', outlines: [rectangle(inside)], stroke: seamLine },
        ...seams.map((at) =>
          way === 'lengthwise'
            ? line({ x: x + at, y: place.y }, { x: x + at, y: place.y + height }, seam)
            : line({ x, y: place.y + at }, { x: x + width, y: place.y + at }, seam),
        ),
        ...lines.map((each, i) =>
          text(
            isWide
              ? { x, y: place.y + height + 0.24 + i * LINE }
              : { x: x + width + BESIDE, y: place.y + 0.2 + i * LINE },
            each,
            { points: 9 },
          ),
        ),
      ];
    },
  };
}
