import type { Box } from '@quiltwright/shared/geometry/outline';
import { formatInches } from '@quiltwright/shared/inch-words';
import { success, type Result } from '@quiltwright/shared/result';
import type { Sides } from '../finishing/finishing-types';
import type { AssemblyStep } from './assembly';
import { backingItem } from './backing-drawing';
import { flowed, type FlowItem, type FlowSection } from './flow';
import { text, type Mark } from './marks';
import type { PageDraft } from './page-frame';
import type { PageArea } from './paper';
import { tickBox } from './strip-drawing';
import { wrapped } from './text';
import type { Words } from './words';

const LINE = 0.2;
const POINTS = 10;
/** Where words begin beside the box that is ticked. */
const INDENT = 0.3;
/** How high the diagram of the quilt is at least, and in which steps it grows. */
const DIAGRAM = { least: 3.4, step: 0.2 };

/**
 * The diagram of a quilt and the steps in which it is put together, each with a box to tick. Fails as the diagram does.
 * @param diagram draws it into a box
 */
export function assemblyPages(
  steps: readonly AssemblyStep[],
  diagram: (box: Box) => Result<Mark[]>,
  { quilt, seam }: { quilt: Sides; seam: number },
  { body }: PageArea,
  { measure }: Words,
): Result<PageDraft[]> {
  const x = body.x + INDENT;
  const heading = (title: string): FlowItem => ({
    height: 0.3,
    marks: (y) => [tickBox(body.x, y + 0.06), text({ x, y: y + 0.18 }, title, { font: 'title', points: 13 })],
  });
  const sections = steps.map(({ title, lines, backing }, index): FlowSection => {
    const numbered = `${index + 1}. ${title}`;
    return {
      head: (isContinued) => heading(isContinued ? `${numbered}, continued` : numbered),
      items: [
        ...lines
          .flatMap((line) => wrapped(line, body.width - INDENT, 'regular', POINTS, measure))
          .map((line): FlowItem => ({
            height: LINE,
            marks: (y) => [text({ x, y: y + 0.14 }, line, { points: POINTS })],
          })),
        ...(backing ? [backingItem(backing, quilt, x)] : []),
      ],
    };
  });
  const pictureOf = (height: number, marks: readonly Mark[]): FlowSection => ({
    head: () => ({ height, marks: () => marks }),
    items: [],
  });
  const pagesAt = (height: number) => flowed([pictureOf(height, []), ...sections], body).length;
  const heights = Array.from(
    { length: 1 + Math.floor((body.height - DIAGRAM.least) / DIAGRAM.step) },
    (_, i) => Math.max(DIAGRAM.least, body.height - i * DIAGRAM.step),
  );
  const least = Math.min(...heights.map(pagesAt));
  // The largest picture that takes no page more.
  const height = heights.find((each) => pagesAt(each) === least) ?? DIAGRAM.least;
  const drawn = diagram({ ...body, height });
  if (!drawn.ok) return drawn;
  const picture = pictureOf(height, drawn.value);
  return success(
    flowed([picture, ...sections], body).map((marks) => ({
      title: 'Putting it together',
      detail: `Rows, strips and the quilt measured with their seams of ${formatInches(seam)}`,
      foot: `Sizes to cut, ${formatInches(seam)} seams included`,
      marks,
    })),
  );
}
