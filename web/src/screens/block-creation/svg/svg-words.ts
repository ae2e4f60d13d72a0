import { counted } from '@quiltwright/shared/counted';
import { LIMITS } from '@quiltwright/shared/limits';
import { listed } from '@quiltwright/shared/listed';

/** The reason why nothing of a file can be imported. */
export type SvgFault =
  'large' | 'unread' | 'unreadable' | 'declarations' | 'no-outlines' | 'flat' | 'detailed';

/** The message for each fault: what is wrong, and what to do. */
export const svgFaultWords: Readonly<Record<SvgFault, string>> = {
  large: 'This file is larger than 2 MB. Simplify the drawing, or choose a smaller file.',
  unread:
    'The browser can’t read this file. The file may have been moved or changed after you chose it. Choose it again.',
  unreadable: 'This file isn’t an SVG drawing, or a part of it is missing. Save the drawing as SVG again.',
  declarations: 'This file has parts that can slow down the browser. Save the drawing as plain SVG.',
  'no-outlines': 'This file has no outlines. Choose an SVG drawing with paths, rectangles or circles.',
  flat: 'All lines of this drawing lie on one line. Choose an SVG drawing with shapes that have an area.',
  detailed: 'This drawing has too many lines and curves. Simplify it, or save its parts as separate files.',
};

/** The reason why a shape can’t have an outline of the drawing. */
export type UnusedReason = 'damaged' | 'many-corners' | 'crosses' | 'empty' | 'outside';

/** How a sentence about one outline ends, and a sentence about several outlines. */
const endings: Readonly<Record<UnusedReason, readonly [one: string, several: string]>> = {
  damaged: ['is damaged', 'are damaged'],
  'many-corners': [
    `has more than ${String(LIMITS.outlineCorners)} corners`,
    `have more than ${String(LIMITS.outlineCorners)} corners`,
  ],
  crosses: ['crosses itself', 'cross themselves'],
  empty: ['has no area', 'have no area'],
  outside: ['extends over the edge of the block', 'extend over the edge of the block'],
};

/**
 * Returns the message about outlines that were left out; null if there are none.
 * @param isAll true if no outline of the drawing is used
 */
export function describeUnused(unused: readonly UnusedReason[], isAll: boolean): string | null {
  if (unused.length === 0) return null;
  const counts = new Map<UnusedReason, number>();
  for (const reason of unused) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const reasons = [...counts].map(([reason, count]) => {
    const [one, several] = endings[reason];
    return unused.length === 1 ? `it ${one}` : `${count.toLocaleString('en')} ${count === 1 ? one : several}`;
  });
  const subject = isAll
    ? 'No outline of this drawing can be used'
    : `${counted(unused.length, 'outline')} could not be used`;
  return `${subject}: ${listed(reasons)}. Correct the drawing, then import it again.`;
}

/** A part of a drawing that can’t be read. `relative` is a shape with lengths such as 50%. */
export type IgnoredPart = 'copy' | 'text' | 'line' | 'picture' | 'drawing' | 'relative';

/** The nouns for each part, for one and for several. */
const nouns: Readonly<Record<IgnoredPart, readonly [one: string, several: string]>> = {
  copy: ['linked copy', 'linked copies'],
  text: ['text', 'texts'],
  line: ['line', 'lines'],
  picture: ['picture', 'pictures'],
  drawing: ['drawing inside it', 'drawings inside it'],
  relative: ['shape with a length in %', 'shapes with lengths in %'],
};

/** Returns the message about parts of a drawing that can’t be read; null if there are none. */
export function describeIgnored(ignored: readonly IgnoredPart[]): string | null {
  if (ignored.length === 0) return null;
  const counts = new Map<IgnoredPart, number>();
  for (const part of ignored) counts.set(part, (counts.get(part) ?? 0) + 1);
  const parts = [...counts].map(([part, count]) => counted(count, ...nouns[part]));
  const them = ignored.length === 1 ? 'it' : 'them';
  return `This drawing has ${listed(parts)}, which can’t be imported. Convert ${them} to paths, then import the drawing again.`;
}
