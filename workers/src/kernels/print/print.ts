import { part, type Report } from '../report';
import { decimalInches } from '@quiltwright/shared/ruler/lengths';
import { fault, type Answer } from '../fault';
import { success } from '@quiltwright/shared/result';
import { canCutBy, wrongSettings } from '../cutting/settings';
import { clothJpeg } from './pdf/cloth-jpeg';
import { draftsOf } from './drafts';
import { devicePainter, type LetterPainter } from './pdf/letter-painter';
import { inkOf } from './paper/marks';
import { framed } from './paper/page-frame';
import { CAME_OUT, pageArea, papers } from './paper/paper';
import { PdfFile } from './pdf/pdf';
import type { Printed, PrintJob } from './paper/print-types';
import { Printable } from './paper/printable';
import { pageTexts } from './texts/page-texts';

/**
 * The progress, from 0 to 1, when the fabric pictures are read (`CLOTH_DONE`), the pages laid out (`LAID_OUT`) and
 * their content written (`WRITTEN`).
 */
const CLOTH_DONE = 0.2;
const LAID_OUT = 0.6;
const WRITTEN = 0.9;

/**
 * Makes a PDF of a design. Fails with `nothing-to-print`, `too-many-pages`, `too-many-copies`, `bad-correction`,
 * `wrong-settings` and `damaged`. The print of a quilt may also fail with the faults of `finishingOf`.
 */
export async function print(
  job: PrintJob,
  report: Report,
  letters: LetterPainter | null = devicePainter(),
): Promise<Answer<Printed>> {
  const { across, down } = job.cameOut;
  const { least, most } = CAME_OUT;
  if (![across, down].every((inch) => inch >= least && inch <= most))
    return fault({ code: 'bad-correction', least, most });
  if (!canCutBy(job.plan.cutting)) return wrongSettings;
  const pictures = await picturesOf(job, report);
  const file = new PdfFile({
    title: job.name,
    paper: papers[job.paper],
    cameOut: job.cameOut,
    fonts: job.fonts,
    pictures,
    colours: new Map(job.fabrics.map(({ fabricNum, colour }) => [fabricNum, inkOf(colour)])),
    letters,
  });
  const area = pageArea(job.paper, job.cameOut);
  const printable = new Printable((text) => file.canWrite(text));
  const drafts = draftsOf(
    { job, area, measure: file.measure, printable },
    part(report, CLOTH_DONE, LAID_OUT),
  );
  if (!drafts.ok) return drafts;
  report(LAID_OUT);
  const { notOnPaper } = drafts.value;
  const pages = drafts.value.pages.slice(0, job.isSample ? 1 : undefined);
  if (pages.length === 0) return fault({ code: 'nothing-to-print', notOnPaper });
  const correction = across === 1 && down === 1 ? '' : pageTexts.corrected(measured(across), measured(down));
  for (const [index, draft] of pages.entries()) {
    const options = { area, page: index + 1, pages: pages.length, correction, measure: file.measure };
    await file.addPage(framed(draft, options));
    report(LAID_OUT + ((WRITTEN - LAID_OUT) * (index + 1)) / pages.length);
  }
  const bytes = await file.save();
  return success({
    bytes: new Uint8Array(bytes),
    pages: pages.length,
    replaced: printable.replaced,
    notOnPaper,
  });
}

/** Returns the pictures of fabrics as JPEG, by fabric number. Leaves out fabrics without a readable picture. */
async function picturesOf({ fabrics }: PrintJob, report: Report): Promise<Map<number, Uint8Array>> {
  const pictures = new Map<number, Uint8Array>();
  for (const [index, { fabricNum, picture }] of fabrics.entries()) {
    report((CLOTH_DONE * index) / fabrics.length);
    if (!picture) continue;
    try {
      pictures.set(fabricNum, await clothJpeg(picture, CLOTH_SIDE));
    } catch {
      /* The picture is damaged: print the mean colour of the fabric. */
    }
  }
  return pictures;
}

/**
 * The greatest printed size of a fabric's picture, in inches. The picture shows 6 inches of fabric, and is largest on
 * the page of a small block.
 */
const CLOTH_SIDE = 3;

function measured(inches: number): string {
  return decimalInches(inches, { most: 9 });
}
