import { fault, type Answer, type NotOnPaper } from '../fault';
import type { Box } from '@quiltwright/shared/geometry/box';
import { bordersOf } from '@quiltwright/shared/quilting/bands/bands';
import { success } from '@quiltwright/shared/result';
import { finishingOf } from '../finishing/finishing';
import type { Finishing } from '../finishing/finishing-types';
import type { SewnBlock } from '../patches/numbered';
import { isWhole } from '../patches/sound';
import { finishingSettings, planWith, type WholePlan } from '../plan/whole-plan';
import { prepare, PreparedQuilt } from '../prepared/prepared-quilt';
import { assemblySteps } from './quilt/assembly';
import { assemblyDiagram, diagramScale } from './quilt/assembly-diagram';
import { assemblyPages } from './pages/assembly-pages';
import { blockPages } from './pages/block-pages';
import { blockSheet, type BlockSheet } from './block/block-sheet';
import {
  blockCover,
  clothPages,
  moreBlocks,
  quiltCover,
  type Cover,
  type OpenPage,
} from './cover/cover-page';
import { cuttingPages } from './pages/cutting-pages';
import { foundationPages } from './pages/foundation-pages';
import { blockToColour, quiltToColour } from './pages/colouring-page';
import { inkOf, type Measure } from './paper/marks';
import type { PageDraft } from './paper/page-frame';
import type { PageArea } from './paper/paper';
import { notes } from './cover/notes';
import { PieceNames } from './names/piece-names';
import { rowNames } from './names/placed-names';
import type { PageKind, PrintJob } from './paper/print-types';
import type { Printable } from './paper/printable';
import { SewnBlocks } from '../patches/sewn-blocks';
import { heightBelow, listBelow, shoppingPages, shoppingSection } from './pages/shopping-list';
import { shoppingRows } from './pages/shopping-rows';
import { templatePages } from './pages/template-pages';
import { TemplateNames } from './names/template-names';
import { isRulerCut, templatesOf, type PrintedBlock, type Template } from './block/templates';
import { withoutTurned } from './block/turned-blocks';
import type { Words } from './names/words';
import { part, within, type Report } from '../report';
import { pageTexts } from './texts/page-texts';

/**
 * The maximum number of pages in one print. More pages are a mistake, for example the templates of a quilt with a
 * hundred large blocks.
 */
const MOST_PAGES = 400;
/** The kinds of pages that need the cutting plan. */
const fromPlan: readonly PageKind[] = ['shopping', 'cutting'];

interface DraftOptions {
  job: PrintJob;
  area: PageArea;
  measure: Measure;
  printable: Printable;
}

interface Drafts {
  pages: PageDraft[];
  /** The blocks that can't be sewn on paper (foundation piecing), each with the reason. */
  notOnPaper: NotOnPaper[];
}

/**
 * Lays out all pages that a print job asks for, as plain data in inches. Fails with `too-many-pages` above 400 pages.
 * Also fails if the quilt can't be computed, with one of the faults listed at `print`.
 */
export function draftsOf({ job, area, measure, printable }: DraftOptions, report: Report): Answer<Drafts> {
  const fabricNames = new Map(job.fabrics.map(({ fabricNum, name }) => [fabricNum, printable.name(name)]));
  const blockNames = new Map(job.blockNames.map(({ blockNum, name }) => [blockNum, printable.name(name)]));
  const namesOf = {
    measure,
    fabric: (fabricNum: number) =>
      fabricNum === 0 ? pageTexts.noFabricName : (fabricNames.get(fabricNum) ?? pageTexts.fabric(fabricNum)),
    block: (blockNum: number) => blockNames.get(blockNum) ?? pageTexts.block,
  };
  const design = 'quilt' in job.design ? prepare(job.design.quilt) : job.design.block;
  const quilt =
    design instanceof PreparedQuilt
      ? { prepared: design, finishing: finishingOf(design, finishingSettings(job.plan)) }
      : null;
  const name = printable.name(job.name);
  const blocks =
    design instanceof PreparedQuilt
      ? blocksOf(design, namesOf.block, part(report, 0, 0.05))
      : oneBlock(design, name);
  if (!blocks.ok) return blocks;
  const sewn = quilt?.prepared.sewn ?? new SewnBlocks();
  const own = withoutTurned(blocks.value, job.plan.cutting, sewn, part(report, 0.05, 0.1));
  const sheets = sheetsOf(own, job, sewn, part(report, 0.1, 0.2));
  const plan = quilt ? planOf(quilt, job, part(report, 0.2, 0.35)) : success(null);
  if (!plan.ok) return plan;
  const piecesOf = (some: readonly BlockSheet[]) =>
    some.flatMap(({ cut }) => cut.pieces.map(({ one }) => one));
  const straight = sheets.flatMap((sheet) => sheet.straight ?? []);
  const names = new PieceNames(plan.value?.plan ?? null, piecesOf(sheets), piecesOf(straight));
  const templates = templatesFor(job, sheets, sewn, part(report, 0.35, 0.4));
  const words: Words = { ...namesOf, names, templates: new TemplateNames(sheets, templates, names) };
  const cover = { name, date: job.date, area, words, sewn };
  const notOnPaper: NotOnPaper[] = [];
  const whole = job.onlyBlock === null ? quilt : null;
  const inTurn = { job, whole, sheets, templates, plan: plan.value, cover, notOnPaper };
  const pages: PageDraft[] = [];
  for (const some of draftsInTurn(inTurn, report)) {
    if (!some.ok) return some;
    pages.push(...some.value);
    if (pages.length > MOST_PAGES) return fault({ code: 'too-many-pages', most: MOST_PAGES });
  }
  return success({ pages, notOnPaper });
}

/** A quilt with its finishing, which the pages about the whole quilt need. */
interface PrintedQuilt {
  prepared: PreparedQuilt;
  finishing: Answer<Finishing>;
}

interface InTurn {
  job: PrintJob;
  /**
   * The quilt, if it is printed as a whole. Null if the design is a block, or if only one block of a quilt is printed.
   */
  whole: PrintedQuilt | null;
  sheets: readonly BlockSheet[];
  templates: readonly Template[];
  /** The plan of what to buy and cut. Null if the design is a block, or a quilt without fabric. */
  plan: WholePlan | null;
  cover: Cover;
  /** A list to which this layout adds the blocks that can’t be sewn on paper, each with the reason. */
  notOnPaper: NotOnPaper[];
}

function* draftsInTurn(inTurn: InTurn, report: Report): Generator<Answer<readonly PageDraft[]>> {
  const { job, whole, sheets, templates, cover, notOnPaper } = inTurn;
  const { area, words, sewn } = cover;
  const { seam } = job.plan.cutting;
  const wanted = sheets.filter((sheet) => isWanted(sheet, job));
  const blocks = wanted.map(({ block }) => block);
  if (whole) yield quiltDrafts(whole, inTurn, part(report, 0.4, 0.6));
  else if (job.pages.includes('picture') && 'block' in job.design)
    yield success(blocks.flatMap((block) => blockCover(block, cover)));
  if (job.pages.includes('blocks')) {
    const darkness = darknessOf(job);
    const isPlanned =
      inTurn.plan !== null && whole !== null && fromPlan.some((kind) => job.pages.includes(kind));
    const printed = wanted.flatMap((sheet) => (sheet.straight ? [sheet, sheet.straight] : [sheet]));
    for (const [index, sheet] of printed.entries()) {
      const own = within(part(report, 0.6, 0.75), index, printed.length);
      yield success(blockPages(sheet, { area, words, seam, isPlanned, darkness }, own));
    }
  }
  if (whole && job.pages.includes('assembly'))
    yield assemblyDrafts(whole, job, blocks, cover, part(report, 0.75, 0.8));
  if (job.pages.includes('templates'))
    yield success(templatePages(templates, seam, area, words, part(report, 0.8, 0.9)));
  if (job.pages.includes('foundations'))
    for (const [index, block] of blocks.entries()) {
      part(report, 0.9, 0.98)(index / blocks.length);
      const found = foundationPages(block, sewn.seen(block).patches, seam, area, words);
      if (found.ok) yield found;
      else notOnPaper.push({ block: block.name, reason: found.error });
    }
  if (!job.pages.includes('colouring')) return;
  if (!whole) {
    for (const [index, block] of blocks.entries()) {
      part(report, 0.98, 1)(index / blocks.length);
      yield success([blockToColour(block, cover)]);
    }
    return;
  }
  report(0.98);
  yield quiltToColour(whole.prepared, cover);
}

/**
 * Returns the sheets of all blocks. Blocks that aren't printed have sheets too, because pieces are numbered through the
 * whole quilt. A sheet has sewing steps only if a page prints them, or if the picture page needs them to name the
 * skill.
 */
function sheetsOf(
  blocks: readonly PrintedBlock[],
  job: PrintJob,
  sewn: SewnBlocks,
  report: Report,
): BlockSheet[] {
  // The picture names the skill that the steps need.
  const hasSteps = job.pages.includes('blocks') || (job.pages.includes('picture') && job.onlyBlock === null);
  return blocks.map((block, index) => {
    report(index / blocks.length);
    return blockSheet(block, job.plan.cutting, sewn, hasSteps);
  });
}

function isWanted({ block }: Pick<BlockSheet, 'block'>, { onlyBlock }: PrintJob): boolean {
  return onlyBlock === null || block.blockNum === onlyBlock;
}

/** Returns the templates to print. Empty if the job has no template pages. */
function templatesFor(
  job: PrintJob,
  sheets: readonly BlockSheet[],
  sewn: SewnBlocks,
  report: Report,
): Template[] {
  if (!job.pages.includes('templates')) return [];
  const blocks = sheets.filter((sheet) => isWanted(sheet, job)).map(({ block }) => block);
  return templatesOf(
    blocks,
    job.plan.cutting.seam,
    (patch) => job.everyTemplate || !isRulerCut(patch),
    sewn,
    report,
  );
}

/**
 * Returns the plan of what to buy and cut, which gives all pages the names of fabrics and pieces. Null if there is no
 * plan and no page needs one.
 */
function planOf(
  { prepared, finishing }: PrintedQuilt,
  { pages, plan: settings }: PrintJob,
  report: Report,
): Answer<WholePlan | null> {
  const whole = finishing.ok ? planWith(finishing.value, prepared, settings, undefined, report) : finishing;
  // A quilt without fabric is printed without the shopping list and cutting charts, if the job has other pages.
  const isWanted = fromPlan.some((kind) => pages.includes(kind));
  const hasOthers = pages.some((kind) => !fromPlan.includes(kind));
  if (!whole.ok && isWanted && (whole.error.code !== 'nothing-to-cut' || !hasOthers)) return whole;
  return success(whole.ok ? whole.value : null);
}

/** Returns a function that returns the darkness of a fabric's mean colour, from 0 for white to 1 for black. */
function darknessOf({ fabrics }: PrintJob): (fabric: number) => number {
  const light = new Map(
    fabrics.map(({ fabricNum, colour }) => {
      const [red, green, blue] = inkOf(colour);
      return [fabricNum, 0.299 * red + 0.587 * green + 0.114 * blue];
    }),
  );
  return (fabric) => 1 - (light.get(fabric) ?? 1);
}

/** Lays out the pages of a quilt with its picture, shopping list and cutting charts, as far as the job has them. */
function quiltDrafts(
  { prepared }: PrintedQuilt,
  { job, sheets, plan, cover: options }: InTurn,
  report: Report,
): Answer<PageDraft[]> {
  const { quilt } = prepared;
  const { pages, plan: settings } = job;
  const { area, words } = options;
  const list = plan && pages.includes('shopping') ? shoppingRows(plan, settings.cutting, words) : null;
  let first: OpenPage | null = null;
  let others: PageDraft[] = [];
  if (pages.includes('picture')) {
    const below = list ? heightBelow(list) : 0;
    const pieces = sheets.flatMap(({ cut }) => cut.pieces.map(({ one }) => one));
    const hasBorders = bordersOf(quilt).length > 0;
    const onFirst = notes({ settings: settings.cutting, words, pieces, hasBorders }, area.body);
    const height = area.body.height - onFirst.height;
    const room = { ...area, body: { ...area.body, height } };
    const page = quiltCover(prepared, sheets, { ...options, area: room }, below, part(report, 0, 0.8));
    if (!page.ok) return page;
    const marks = [...page.value.marks, ...onFirst.marks(area.body.y + height)];
    first = { ...page.value, marks };
    // The shopping list names the fabrics, too.
    const cloths = list || page.value.hasCloths ? [] : clothPages(options);
    others = [...moreBlocks(page.value.others, options), ...cloths];
  }
  report(0.8);
  const withList = list && first && listBelow(first, list, settings.cutting, area, words);
  const cover = withList ?? first;
  const apart = withList ? null : list;
  const cut = plan && pages.includes('cutting') ? plan.plan.fabrics : [];
  // A list without room on the first page shares its page with the first cutting charts.
  const top = apart && cut.length > 0 ? shoppingSection(apart, settings.cutting, area, words) : null;
  const shopping = apart && !top ? shoppingPages(apart, settings.cutting, area, words) : [];
  report(0.9);
  const charts = cuttingPages(cut, settings.cutting, area, words, top);
  // The blocks and fabrics that don’t fit on the first page come directly after it.
  return success([...(cover ? [cover] : []), ...others, ...shopping, ...charts]);
}

/** Lays out the diagram of a quilt and the steps that sew it together. */
function assemblyDrafts(
  { prepared, finishing }: PrintedQuilt,
  { plan }: PrintJob,
  blocks: readonly PrintedBlock[],
  { area, words, sewn }: Cover,
  report: Report,
): Answer<PageDraft[]> {
  const settings = finishingSettings(plan);
  if (!finishing.ok) return finishing;
  report(0);
  const { quiltWidth: width, quiltLength: height } = prepared.quilt;
  const steps = assemblySteps(prepared, finishing.value, settings, words, rowNames(blocks, words));
  report(0.5);
  const beside = steps.flatMap((step) => step.beside ?? []);
  const { parts } = finishing.value;
  const options = { blocks, words, sewn, corners: settings.borders, parts, beside };
  const diagram = {
    draw: (box: Box) => assemblyDiagram(prepared, box, options),
    scaleIn: diagramScale(prepared, options),
  };
  return assemblyPages(steps, diagram, { quilt: { width, height }, seam: settings.seam }, area, words);
}

/**
 * Returns each block of a quilt once, with its printed name. Copies of a block that are covered in different places are
 * separate entries. The first block of the quilt comes first.
 */
function blocksOf(
  prepared: PreparedQuilt,
  nameBlock: Words['block'],
  report: Report,
): Answer<PrintedBlock[]> {
  const variants = prepared.variants(report);
  if (!variants.ok) return variants;
  if (!variants.value.every(isWhole)) return damaged;
  // `variants` lists the topmost block first, but the print lists the first block of the quilt first.
  return success(
    [...variants.value].reverse().map((variant) => ({ ...variant, name: nameBlock(variant.blockNum) })),
  );
}

/** Returns a list with a block that isn't part of a quilt. Fails with `damaged`. */
function oneBlock({ levels, blockWidth, blockHeight }: SewnBlock, name: string): Answer<PrintedBlock[]> {
  const block = { name, levels, width: blockWidth, height: blockHeight, covers: [], copies: 1, blockNum: 0 };
  return isWhole(block) ? success([block]) : damaged;
}

const damaged = fault({ code: 'damaged', part: 'printed-block' });
