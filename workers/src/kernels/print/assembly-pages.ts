import { formatInches } from '@quiltwright/shared/inch-words';
import type { AssemblyStep } from './assembly';
import { flowed, type FlowItem, type FlowSection } from './flow';
import { text } from './marks';
import type { PageDraft } from './page-frame';
import type { PageArea } from './paper';
import { tickBox } from './strip-drawing';
import { wrapped } from './text';
import type { Words } from './words';

const LINE = 0.2;
const POINTS = 10;
/** Where words begin beside the box that is ticked. */
const INDENT = 0.3;

/** The steps in which a quilt is put together, each with a box to tick. */
export function assemblyPages(
  steps: readonly AssemblyStep[],
  seam: number,
  { body }: PageArea,
  { measure }: Words,
): PageDraft[] {
  const x = body.x + INDENT;
  const heading = (title: string): FlowItem => ({
    height: 0.3,
    marks: (y) => [tickBox(body.x, y + 0.06), text({ x, y: y + 0.18 }, title, { font: 'title', points: 13 })],
  });
  const sections = steps.map(({ title, lines }, index): FlowSection => {
    const numbered = `${index + 1}. ${title}`;
    return {
      head: (isContinued) => heading(isContinued ? `${numbered}, continued` : numbered),
      items: lines
        .flatMap((line) => wrapped(line, body.width - INDENT, 'regular', POINTS, measure))
        .map((line) => ({
          height: LINE,
          marks: (y) => [text({ x, y: y + 0.14 }, line, { points: POINTS })],
        })),
    };
  });
  return flowed(sections, body).map((marks) => ({
    title: 'Putting it together',
    detail: 'Strips as they are cut. What the quilt measures is finished',
    foot: `Sizes to cut, ${formatInches(seam)} seams included`,
    marks,
  }));
}
