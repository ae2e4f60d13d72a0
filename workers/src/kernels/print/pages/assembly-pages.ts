import type { Answer } from '../../fault';
import type { Box } from '@quiltwright/shared/geometry/box';
import type { Size } from '@quiltwright/shared/geometry/box';
import { formatInches } from '@quiltwright/shared/ruler/lengths';
import { success } from '@quiltwright/shared/result';
import type { AssemblyStep } from '../quilt/assembly';
import { BACKING, backingItem } from '../quilt/backing-drawing';
import { evenly, flowed, type FlowItem, type FlowSection } from '../paper/flow';
import { text, type Mark } from '../paper/marks';
import type { PageDraft } from '../paper/page-frame';
import type { PageArea } from '../paper/paper';
import { tickBox } from './strip-drawing';
import { wrapped } from '../paper/text';
import type { Words } from '../names/words';

const LINE = 0.2;
const POINTS = 10;
/** The distance from a tick box to the words beside it, in inches. */
const INDENT = 0.3;
/** The least height of the diagram, and the steps in which it grows, in inches. */
const DIAGRAM = { least: 3.4, step: 0.2 };
/**
 * The least scale of a diagram that shares its page, as a fraction of its scale on a whole page. A smaller diagram gets
 * a page of its own.
 */
const LARGE = 0.75;

/** The diagram of a quilt, with its rows and borders pulled apart. */
interface Diagram {
  draw: (box: Box) => Answer<Mark[]>;
  /** Returns the scale of the diagram in a box: inches of the page for each inch of the quilt. */
  scaleIn: (box: Box) => number;
}

/**
 * Lays out the diagram of a quilt and the sewing steps, each with a tick box. The diagram is as large as the smallest
 * number of pages allows, or it has a page of its own. Fails as the diagram does.
 */
export function assemblyPages(
  steps: readonly AssemblyStep[],
  diagram: Diagram,
  { quilt, seam }: { quilt: Size; seam: number },
  { body }: PageArea,
  { measure }: Words,
): Answer<PageDraft[]> {
  const x = body.x + INDENT;
  const heading = (title: string): FlowItem => ({
    height: 0.3,
    marks: (y) => [tickBox(body.x, y + 0.06), text({ x, y: y + 0.18 }, title, { font: 'title', points: 13 })],
  });
  /**
   * Returns the steps as sections of the page.
   * @param high height of the drawing of the backing, in inches
   */
  const sectionsWith = (high: number) =>
    steps.map(({ title, lines, backing }, index): FlowSection => {
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
          ...(backing ? [backingItem(backing, quilt, { x, width: body.width - INDENT }, high, measure)] : []),
        ],
      };
    });
  const pagesAt = (height: number, high: number) =>
    flowed([pictureOf(height, []), ...sectionsWith(high)], body).length;
  const heights = stepsDown(body.height, DIAGRAM.least);
  const least = Math.min(...heights.map((each) => pagesAt(each, BACKING.least)));
  // The height of the largest diagram that needs no extra page.
  const shared = heights.find((each) => pagesAt(each, BACKING.least) === least) ?? DIAGRAM.least;
  const isLarge = diagram.scaleIn({ ...body, height: shared }) >= LARGE * diagram.scaleIn(body);
  const height = isLarge ? lowest(shared) : body.height;
  const pages = pagesAt(height, BACKING.least);
  const high = stepsDown(BACKING.most, BACKING.least).find((each) => pagesAt(height, each) === pages);
  const sections = sectionsWith(high ?? BACKING.least);
  const drawn = diagram.draw({ ...body, height });
  if (!drawn.ok) return drawn;
  const laid = isLarge
    ? flowed([pictureOf(height, drawn.value), ...sections], body)
    : [drawn.value, ...evenly(sections, body)];
  return success(
    laid.map((marks) => ({
      title: 'Putting the quilt together',
      detail: `Measurements of rows, strips and the quilt include seam allowances of ${formatInches(seam)}`,
      foot: `Sizes to cut, including seam allowances of ${formatInches(seam)}`,
      marks,
    })),
  );

  /**
   * Returns the least height at which the diagram is as large as at the height `most`. A wide quilt then leaves
   * room for steps below it.
   */
  function lowest(most: number): number {
    const scale = diagram.scaleIn({ ...body, height: most });
    const alike = heights.filter(
      (each) => each <= most && diagram.scaleIn({ ...body, height: each }) >= scale,
    );
    return alike.at(-1) ?? most;
  }
}

function pictureOf(height: number, marks: readonly Mark[]): FlowSection {
  return { head: () => ({ height, marks: () => marks }), items: [] };
}

/** Returns heights from `most` down to `least`. */
function stepsDown(most: number, least: number): number[] {
  return Array.from({ length: 1 + Math.floor((most - least) / DIAGRAM.step) }, (_, i) =>
    Math.max(least, most - i * DIAGRAM.step),
  );
}
