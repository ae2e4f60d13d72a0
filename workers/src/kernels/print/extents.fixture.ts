import type { Box, Edges } from '@quiltwright/shared/geometry/box';
import { boundsOf } from '@quiltwright/shared/geometry/outline';
import type { Mark, Measure } from './paper/marks';
import { papers } from './paper/paper';
import { PdfFile } from './pdf/pdf';
import type { PrintJob } from './paper/print-types';

/** Returns a function that measures the width of a text in the fonts of printed pages. */
export function measureForTests(fonts: PrintJob['fonts']): Measure {
  const none = { pictures: new Map<number, Uint8Array>(), colours: new Map(), letters: null };
  const file = { title: '', paper: papers.letter, cameOut: { across: 1, down: 1 }, fonts };
  return new PdfFile({ ...file, ...none }).measure;
}

/** Marks may extend beyond a box by this many inches. Half the width of a line and the edges of letters do so. */
const HAIR = 0.03;

interface MarkExtent extends Edges {
  what: string;
}

/** Returns the box of the visible part of each mark (drawn line or text) on the page, in inches. */
function extentsOf(marks: readonly Mark[], measure: Measure): MarkExtent[] {
  return marks.flatMap((mark): MarkExtent[] => {
    switch (mark.kind) {
      case 'text': {
        if (mark.text === '') return [];
        const wide = measure(mark.text, mark.font, mark.points);
        const before = wide * { left: 0, centre: 0.5, right: 1 }[mark.align ?? 'left'];
        const [ascent, descent] = [(mark.points * 0.75) / 72, (mark.points * 0.25) / 72];
        const { x, y } = mark.at;
        return [
          mark.isUpright
            ? {
                what: mark.text,
                left: x - ascent,
                right: x + descent,
                top: y - wide + before,
                bottom: y + before,
              }
            : {
                what: mark.text,
                left: x - before,
                right: x - before + wide,
                top: y - ascent,
                bottom: y + descent,
              },
        ];
      }
      case 'line':
        return mark.paths
          .flat()
          .map(({ x, y }) => ({ what: 'a line', left: x, right: x, top: y, bottom: y }));
      case 'path':
        return mark.outlines.map(boundsOf).flatMap((box) =>
          (mark.places ?? [{ x: 0, y: 0, scale: 1 }]).map(({ x, y, scale }) => ({
            what: `a path of ${mark.outlines.length}`,
            left: x + box.x * scale,
            right: x + (box.x + box.width) * scale,
            top: y + box.y * scale,
            bottom: y + (box.y + box.height) * scale,
          })),
        );
      case 'clip': {
        const { x, y, width, height } = mark.box;
        return extentsOf(mark.marks, measure).flatMap(({ what, ...inside }) => {
          const clipped = {
            what,
            left: Math.max(inside.left + mark.by.x, x),
            right: Math.min(inside.right + mark.by.x, x + width),
            top: Math.max(inside.top + mark.by.y, y),
            bottom: Math.min(inside.bottom + mark.by.y, y + height),
          };
          return clipped.left <= clipped.right && clipped.top <= clipped.bottom ? [clipped] : [];
        });
      }
    }
  });
}

/**
 * Returns the extents of marks (drawn lines and texts) that reach outside a box. Leaves out marks that reach outside by
 * at most `HAIR`, such as half the width of a line.
 */
export function beyond(marks: readonly Mark[], { x, y, width, height }: Box, measure: Measure): MarkExtent[] {
  return extentsOf(marks, measure).filter(
    ({ left, right, top, bottom }) =>
      left < x - HAIR || top < y - HAIR || right > x + width + HAIR || bottom > y + height + HAIR,
  );
}

/** Returns the lower end of the lowest mark (drawn line or text), in inches from the top of the page. */
export function bottomOf(marks: readonly Mark[], measure: Measure): number {
  return Math.max(...extentsOf(marks, measure).map(({ bottom }) => bottom));
}
