import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { failure, success, type Result } from '@quiltwright/shared/result';
import { canCutBy, wrongSettings } from '../cutting/settings';
import { generate } from '../generate/generate';
import { isWhole } from '../patches/sound';
import { wholePlan } from '../plan/whole-plan';
import { looksSeen } from '../looks/looks-seen';
import { blockPages } from './block-pages';
import { clothJpeg } from './cloth-jpeg';
import { blockCover, quiltCover, type Cover, type OpenPage } from './cover-page';
import { cuttingPages } from './cutting-pages';
import { foundationPages } from './foundation-pages';
import type { Ink } from './marks';
import { framed, type PageDraft } from './page-frame';
import { CAME_OUT, pageArea, papers, type PageArea } from './paper';
import { PdfFile } from './pdf';
import { ofQuilts, type Printed, type PrintJob } from './print-types';
import { Printable } from './printable';
import { SewnBlocks } from './sewn-blocks';
import { heightBelow, shoppingPages, shoppingRows } from './shopping-list';
import { templatePages } from './template-pages';
import { isRulerCut, templatesOf, type PrintedBlock } from './templates';
import type { Words } from './words';

/** More pages nobody prints: a quilt of a hundred large blocks asks for them by mistake. */
const MOST_PAGES = 400;

/** The share of the work that each step takes, for who waits. */
const CLOTH_DONE = 0.3;
const LAID_OUT = 0.5;
const WRITTEN = 0.9;

/**
 * A design as a PDF. Fails with `nothing-to-print`, `too-many-pages`, `too-many-copies`, `bad-correction`, `wrong-settings`,
 * `damaged`.
 */
export async function print(job: PrintJob, report: (done: number) => void): Promise<Result<Printed>> {
  const { across, down } = job.cameOut;
  const { least, most } = CAME_OUT;
  if (![across, down].every((inch) => inch >= least && inch <= most))
    return failure('bad-correction', `An inch that came out has to measure from ${least} to ${most} inches.`);
  if (!canCutBy(job.plan.cutting)) return wrongSettings;
  const pictures = await picturesOf(job, report);
  const file = new PdfFile({
    title: job.name,
    paper: papers[job.paper],
    cameOut: job.cameOut,
    fonts: job.fonts,
    pictures,
    colours: new Map(job.fabrics.map(({ fabricNum, colour }) => [fabricNum, inkOf(colour)])),
  });
  const area = pageArea(job.paper, job.cameOut);
  const printable = new Printable((text) => file.canWrite(text));
  const drafts = draftsOf(job, area, file, printable);
  if (!drafts.ok) return drafts;
  report(LAID_OUT);
  const { pages, notOnPaper } = drafts.value;
  if (pages.length === 0)
    return failure(
      'nothing-to-print',
      ['There is nothing to print on the pages that you chose.', ...notOnPaper.map(sentence)].join(' '),
    );
  if (pages.length > MOST_PAGES)
    return failure(
      'too-many-pages',
      `This would be ${pages.length.toLocaleString('en')} pages, and ${MOST_PAGES} are the most. Choose fewer kinds of pages.`,
    );
  const correction =
    across === 1 && down === 1 ? '' : `Put right for a printer whose inch came out as ${across}″ × ${down}″`;
  pages.forEach((draft, index) => {
    const options = { area, page: index + 1, pages: pages.length, correction, measure: file.measure };
    file.addPage(framed(draft, options));
    report(LAID_OUT + ((WRITTEN - LAID_OUT) * (index + 1)) / pages.length);
  });
  const bytes = await file.save();
  return success({
    bytes: new Uint8Array(bytes),
    pages: pages.length,
    replaced: printable.replaced,
    notOnPaper,
  });
}

interface Drafts {
  pages: PageDraft[];
  /** As in `Printed`. */
  notOnPaper: string[];
}

function draftsOf(job: PrintJob, area: PageArea, file: PdfFile, printable: Printable): Result<Drafts> {
  const fabricNames = new Map(job.fabrics.map(({ fabricNum, name }) => [fabricNum, printable.name(name)]));
  const blockNames = new Map(job.blockNames.map(({ blockNum, name }) => [blockNum, printable.name(name)]));
  const words: Words = {
    measure: file.measure,
    fabric: (fabricNum) =>
      fabricNum === 0 ? 'no fabric yet' : (fabricNames.get(fabricNum) ?? `Fabric ${fabricNum}`),
    block: (blockNum) => blockNames.get(blockNum) ?? 'Block',
  };
  const blocks = blocksOf(job, printable, words);
  if (!blocks.ok) return blocks;
  const { design } = job;
  const { seam } = job.plan.cutting;
  const name = printable.name(job.name);
  const cover = { name, date: job.date, area, words, sewn: new SewnBlocks() };
  const drafts: PageDraft[] = [];
  if ('block' in design) {
    if (job.pages.includes('picture')) drafts.push(...blocks.value.map((block) => blockCover(block, cover)));
  } else {
    const ofQuilt = quiltDrafts(design.quilt, job, blocks.value, cover);
    if (!ofQuilt.ok) return ofQuilt;
    drafts.push(...ofQuilt.value);
  }
  if (job.pages.includes('blocks'))
    drafts.push(...blocks.value.flatMap((block) => blockPages(block, area, words, cover.sewn)));
  if (job.pages.includes('templates')) {
    const templates = templatesOf(blocks.value, seam, (patch) => job.everyTemplate || !isRulerCut(patch));
    drafts.push(...templatePages(templates, seam, area, words));
  }
  if (!job.pages.includes('foundations')) return success({ pages: drafts, notOnPaper: [] });
  const onPaper = foundationPages(blocks.value, seam, area, words);
  return success({ pages: [...drafts, ...onPaper.pages], notOnPaper: onPaper.notOnPaper });
}

/** The picture of a quilt, what to buy for it and how to cut it. */
function quiltDrafts(
  quilt: Quilt,
  { pages, plan: settings }: PrintJob,
  blocks: readonly PrintedBlock[],
  cover: Cover,
): Result<PageDraft[]> {
  const { area, words } = cover;
  const whole = ofQuilts.some((kind) => pages.includes(kind)) ? wholePlan(quilt, settings) : null;
  // A quilt that has no cloth yet is printed without them, where there is anything else to print.
  const hasOthers = pages.some((kind) => !ofQuilts.includes(kind));
  if (whole && !whole.ok && (whole.error.code !== 'nothing-to-cut' || !hasOthers)) return whole;
  const plan = whole?.ok ? whole.value : null;
  const list = plan && pages.includes('shopping') ? shoppingRows(plan, settings.cutting, words) : null;
  let first: OpenPage | null = null;
  if (pages.includes('picture')) {
    const page = quiltCover(generate(quilt), blocks, cover, list ? heightBelow(list) : 0);
    if (!page.ok) return page;
    first = page.value;
  }
  return success([
    ...(list ? shoppingPages(list, settings.cutting, first, area, words) : first ? [first] : []),
    ...(plan && pages.includes('cutting')
      ? cuttingPages(plan.plan.fabrics, settings.cutting, area, words)
      : []),
  ]);
}

function sentence(words: string): string {
  return `${words}.`;
}

/** The blocks of a design, each once; of those that lie under others, what is seen. */
function blocksOf({ design, name }: PrintJob, printable: Printable, words: Words): Result<PrintedBlock[]> {
  if ('block' in design) {
    const { levels, blockWidth: width, blockHeight: height } = design.block;
    if (!isWhole({ levels, width, height })) return damaged;
    return success([{ name: printable.name(name), levels, width, height, covers: [], copies: 1 }]);
  }
  const looks = looksSeen(generate(design.quilt).blocks, () => undefined);
  if (!looks.ok) return looks;
  if (!looks.value.every(isWhole)) return damaged;
  return success(looks.value.map(({ blockNum, ...look }) => ({ ...look, name: words.block(blockNum) })));
}

const damaged = failure(
  'damaged',
  'It can’t be printed: one of its blocks is damaged, and has shapes without a place or a size.',
);

/** Cloth as PDF takes it; what can’t be read is printed in its mean colour. */
async function picturesOf(
  { fabrics }: PrintJob,
  report: (done: number) => void,
): Promise<Map<number, Uint8Array>> {
  const pictures = new Map<number, Uint8Array>();
  for (const [index, { fabricNum, picture }] of fabrics.entries()) {
    report((CLOTH_DONE * index) / fabrics.length);
    if (!picture) continue;
    try {
      pictures.set(fabricNum, await clothJpeg(picture, CLOTH_SIDE));
    } catch {
      /* Damaged: its colour stands in. */
    }
  }
  return pictures;
}

/** Inches at which a tile of cloth is printed at most: of a small block on its own page. */
const CLOTH_SIDE = 3;

function inkOf(colour: string): Ink {
  const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16) / 255 || 0;
  return [part(1), part(3), part(5)];
}
