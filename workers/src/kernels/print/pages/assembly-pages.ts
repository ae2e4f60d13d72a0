import type { Answer } from '../../fault';
import type { Box } from '@quiltwright/shared/geometry/box';
import type { Size } from '@quiltwright/shared/geometry/box';
import { formatInches } from '@quiltwright/shared/ruler/lengths';
import { success } from '@quiltwright/shared/result';
import type { AssemblyStep } from '../quilt/assembly-step';
import { BACKING, backingItem } from '../quilt/backing-drawing';
import { evenly, flowed, type FlowItem, type FlowSection } from '../paper/flow';
import { text, type Mark } from '../paper/marks';
import type { PageDraft } from '../paper/page-frame';
import type { PageArea } from '../paper/paper';
import { tickBox } from './strip-drawing';
import { wrapped } from '../paper/text';
import type { Words } from '../names/words';
import { assemblyTexts } from '../texts/assembly-texts';
import { pageTexts } from '../texts/page-texts';

const LINE = 0.2;
const POINTS = 10;
/** The distance from a tick box to the words beside it, in inches. */
const INDENT = 0.3;
/**
 * `least` is the least height of the diagram in inches. `step` is the difference between two heights that are tried.
 */
const DIAGRAM = { least: 3.4, step: 0.2 };
/**
 * The least scale of a diagram on a page with steps, as a fraction of its scale on a separate page. A smaller diagram
 * gets a separate page.
 */
const LARGE = 0.75;
/** If a page is emptier than this fraction, steps may continue from one page on the next. */
const LEAST_FULL = 0.6;

/** The diagram of a quilt, with gaps between its rows and borders. `draw` returns its marks. */
interface Diagram {
  draw: (box: Box) => Answer<Mark[]>;
  /** Returns the scale of the diagram in a box: inches of the page for each inch of the quilt. */
  scaleIn: (box: Box) => number;
}

/**
 * Lays out the diagram of a quilt and the sewing steps, each with a tick box. Usually the diagram is above steps on one
 * page, as large as the smallest number of pages allows. A diagram that would be too small there may get a page of its
 * own. Fails with the faults of the diagram's `draw`.
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
   * Returns each step as a section of the page.
   * @param high height of the drawing of the backing, in inches
   */
  const sectionsWith = (high: number) =>
    steps.map(({ title, lines, backing }, index): FlowSection => {
      const numbered = `${index + 1}. ${title}`;
      return {
        head: (isContinued) => heading(isContinued ? pageTexts.continued(numbered) : numbered),
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
  const lowestSections = sectionsWith(BACKING.least);
  const flowedAt = (height: number, high: number, mayBreak: boolean, marks: readonly Mark[] = []) => {
    const sections = high === BACKING.least ? lowestSections : sectionsWith(high);
    return flowed([pictureOf(height, marks), ...sections], body, mayBreak);
  };
  const pagesAt = (height: number, high: number = BACKING.least, mayBreak = false) =>
    flowedAt(height, high, mayBreak).length;
  const heights = stepsDown(body.height, DIAGRAM.least);
  const isLarge = (height: number) => diagram.scaleIn({ ...body, height }) >= LARGE * diagram.scaleIn(body);
  const { height, isShared, mayBreak } = shared() ?? sharedOrAlone(hasEmptyPage());
  const high = highestBacking(height, mayBreak);
  const drawn = diagram.draw({ ...body, height });
  if (!drawn.ok) return drawn;
  const laid = isShared
    ? flowedAt(height, high, mayBreak, drawn.value)
    : [drawn.value, ...evenly(sectionsWith(high), body, mayBreak).map(({ marks }) => marks)];
  return success(
    laid.map((marks) => ({
      title: assemblyTexts.title,
      detail: assemblyTexts.detail(formatInches(seam)),
      foot: assemblyTexts.foot(formatInches(seam)),
      marks,
    })),
  );

  /** Returns the greatest height of the drawing of the backing, in inches, that needs no further page. */
  function highestBacking(height: number, mayBreak: boolean): number {
    const pages = pagesAt(height, BACKING.least, mayBreak);
    const highs = stepsDown(BACKING.most, BACKING.least);
    return highs.find((each) => pagesAt(height, each, mayBreak) === pages) ?? BACKING.least;
  }

  /**
   * Returns the layout with the largest diagram among those that have the fewest pages, with the diagram on a page with
   * steps. Null if this diagram is too small.
   */
  function shared(): Layout | null {
    const least = Math.min(...heights.map((each) => pagesAt(each)));
    const most = heights.find((each) => pagesAt(each) === least) ?? DIAGRAM.least;
    return isLarge(most) ? { height: lowest(most), isShared: true, mayBreak: false } : null;
  }

  /**
   * Returns the layout with the largest diagram that saves a page, because steps continue on the next page. If there is
   * none, or if steps may not continue, returns the layout with the diagram on a separate page.
   */
  function sharedOrAlone(mayBreak: boolean): Layout {
    const alone = { height: body.height, isShared: false, mayBreak };
    if (!mayBreak) return alone;
    const most = pagesAt(body.height) - 1;
    const saving = heights.find((each) => isLarge(each) && pagesAt(each, BACKING.least, true) <= most);
    return saving === undefined ? alone : { height: lowest(saving), isShared: true, mayBreak };
  }

  /** True if a page is less full than `LEAST_FULL` when the diagram is on a separate page. */
  function hasEmptyPage(): boolean {
    return evenly(sectionsWith(highestBacking(body.height, false)), body).some(
      ({ bottom }) => bottom - body.y < LEAST_FULL * body.height,
    );
  }

  /**
   * Returns the least height, in inches, of a box in which the diagram is as large as in a box of height `most`. The
   * diagram of a wide quilt doesn't fill a high box, so the steps can use the room below it.
   */
  function lowest(most: number): number {
    const scale = diagram.scaleIn({ ...body, height: most });
    const alike = heights.filter(
      (each) => each <= most && diagram.scaleIn({ ...body, height: each }) >= scale,
    );
    return alike.at(-1) ?? most;
  }
}

/** A layout of the pages. `height` is the height of the diagram in inches. */
interface Layout {
  height: number;
  /** False if the diagram is on a separate page. */
  isShared: boolean;
  /** True if a step may continue on the next page. */
  mayBreak: boolean;
}

function pictureOf(height: number, marks: readonly Mark[]): FlowSection {
  return { head: () => ({ height, marks: () => marks }), items: [] };
}

/** Returns heights to try, in inches: from `most` down to `least`, with `DIAGRAM.step` between them. */
function stepsDown(most: number, least: number): number[] {
  return Array.from({ length: 1 + Math.floor((most - least) / DIAGRAM.step) }, (_, i) =>
    Math.max(least, most - i * DIAGRAM.step),
  );
}
