import type { Browser, Page } from '@playwright/test';
import type { BenchPages } from '../../support/server/bench-pages.js';
import { CreationEditor } from '../../support/screens/creation-editor.js';
import { CountedGestures } from '../../support/pointers/gestures.js';
import { post } from '../../support/screens/saved-quilts.js';
import { beSubscriber } from '../../support/sign-in.js';
import { openPage } from '../browser.js';
import { median, type Effort } from '../measurements.js';
import { smallerThousand } from '../quilts.js';
import { dragScript, rest, scriptOf } from '../script-time.js';
import { startServer } from '../server.js';

/** Milliseconds of script while a block of a thousand shapes is edited. */
interface Editing {
  /**
   * All script from the key press that selects all shapes until everything has finished, updates of the panels
   * included.
   */
  selectAll: number;
  /** The script of one frame while all shapes are dragged. */
  drag: number;
  /**
   * The script of one frame while a selection box is drawn over all shapes. The box selects each shape that it touches.
   */
  marquee: number;
}

export interface BlockCreationFigures {
  /** The figures of the block creation screen in the built product. */
  ours: Editing;
  /** The figures of a page that draws the same shapes as Konva nodes, with the selected shapes in a Transformer. */
  konva: Editing;
  /** The figures for shapes that a symmetry copied. A quarter of the shapes is dragged, and their copies follow. */
  linked: { shapes: number; drag: number };
}

/** A page with a thousand shapes of a block, none of them selected. */
interface Editor {
  page: Page;
  /** Converts a point of the block, in block units, to a point on the page, in CSS pixels. */
  at: (x: number, y: number) => { x: number; y: number };
}

const VIEWPORT = { width: 1440, height: 900 };
const QUILTER = { email: 'draws@example.com', password: 'a thousand pieces by hand' };
/** The time limit for each action, in milliseconds. It is long enough for a busy machine. */
const PATIENCE = 120_000;
/** The number of cells along one side of the drawing. Each cell has two patches. */
const GRID = 20;

/** Measures the block creation screen of the built product, and the page `konva-editor` for comparison. */
export async function measureBlockCreation(
  browser: Browser,
  pages: BenchPages,
  effort: Effort,
): Promise<BlockCreationFigures> {
  const server = await startServer();
  const context = await browser.newContext({ baseURL: server.url, viewport: VIEWPORT });
  try {
    await server.addSubscriber(QUILTER.email, QUILTER.password);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    await beSubscriber(page, QUILTER.email, QUILTER.password);
    const ours = await edit(await openOurs(page), effort);
    const konva = await edit(await openKonva(browser, pages), effort);
    return { ours, konva, linked: await dragLinked(page, effort) };
  } finally {
    await context.close();
    await server.dispose();
  }
}

async function openOurs(page: Page): Promise<Editor> {
  const levels = [
    smallerThousand().map(([shapeType, x, y, width, height, fillFabric], index) => ({
      shapeNum: index + 1,
      shapeType,
      ...{ shapeXLoc: x, shapeYLoc: y, shapeWidth: width, shapeHeight: height },
      fillFabric,
    })),
  ];
  await post(page, '/functions/storeCreatedBlock.php', { designName: 'Thousand', levels });
  await page.goto('/created-blocks');
  const editor = new CreationEditor(page);
  await editor.button('Open Thousand').click();
  await page.locator('[data-quilt]').waitFor();
  return editorOn(editor);
}

async function editorOn({ page, picture }: CreationEditor): Promise<Editor> {
  const [corner, end] = [await picture.pointAt(0, 0), await picture.pointAt(12, 12)];
  const at = (x: number, y: number) => ({
    x: corner.x + ((end.x - corner.x) * x) / 1000,
    y: corner.y + ((end.y - corner.y) * y) / 1000,
  });
  await page.getByRole('button', { name: 'Select, move and resize' }).click();
  return { page, at };
}

async function openKonva(browser: Browser, pages: BenchPages): Promise<Editor> {
  const page = await openPage(browser, pages, 'konva-editor');
  await page.setViewportSize(VIEWPORT);
  const { corner, side } = await page.evaluate((shapes) => {
    window.konvaEditor.open({ width: 12, height: 12, shapes });
    return { corner: window.konvaEditor.corner, side: window.konvaEditor.side };
  }, smallerThousand());
  return { page, at: (x, y) => ({ x: corner + (side * x) / 1000, y: corner + (side * y) / 1000 }) };
}

async function edit({ page, at }: Editor, { rounds, frames }: Effort): Promise<Editing> {
  const times: Record<keyof Editing, number[]> = { selectAll: [], drag: [], marquee: [] };
  const { mouse, keyboard } = page;
  // The first round compiles code, so it doesn't count.
  for (let round = 0; round <= rounds; round++) {
    const empty = at(20, 20);
    await mouse.click(empty.x, empty.y);
    await rest(page);
    const marquee = await dragScript(page, at(20, 20), at(980, 980), frames);
    await mouse.up();
    await keyboard.press('Escape');
    await rest(page);
    const selectAll = await scriptOf(page, () => keyboard.press('Control+a'));
    const drag = await dragScript(page, at(500, 500), at(530, 520), frames);
    await mouse.up();
    await rest(page);
    await keyboard.press('Control+z');
    if (round === 0) continue;
    times.marquee.push(marquee);
    times.selectAll.push(selectAll);
    times.drag.push(drag);
  }
  return {
    selectAll: median(times.selectAll),
    drag: median(times.drag),
    marquee: median(times.marquee),
  };
}

/**
 * Draws a quarter of a block of half-square triangles, which a symmetry completes, and measures a drag of that quarter.
 */
async function dragLinked(page: Page, { rounds, frames }: Effort): Promise<BlockCreationFigures['linked']> {
  const editor = new CreationEditor(page);
  await editor.open();
  await editor.button('New block').click();
  const gestures = new CountedGestures(editor);
  await editor.takeGrid(GRID, GRID);
  await gestures.takeSymmetry('Mirror both ways');
  await gestures.takeUnit('Half-square triangle, bottom right');
  await page.getByText('A unit in each cell', { exact: true }).click();
  const middle = (index: number) => ((index + 0.5) * 12) / GRID;
  const half = GRID / 2;
  for (let row = 0; row < half; row++) {
    await editor.drag([middle(0), middle(row)], [middle(half - 1), middle(row)]);
  }
  const { at } = await editorOn(editor);
  const times: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    await editor.button('Select with a box').click();
    await dragScript(page, at(5, 5), at(495, 495), 4);
    await page.mouse.up();
    await editor.button('Select, move and resize').click();
    await rest(page);
    const time = await dragScript(page, at(260, 240), at(290, 260), frames);
    await page.mouse.up();
    await rest(page);
    await editor.undo.click();
    if (round > 0) times.push(time);
  }
  return { shapes: 2 * GRID * GRID, drag: median(times) };
}
