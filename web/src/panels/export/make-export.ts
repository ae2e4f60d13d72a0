import { counted } from '@quiltwright/shared/counted';
import { quiltFabrics, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { success, type Result } from '@quiltwright/shared/result';
import { KernelRequests } from '../../browser/kernels/kernel-requests';
import type { Drawing, DrawingStyle } from '@quiltwright/workers/kernels/drawing/drawing-types';
import type { PrintJob } from '@quiltwright/workers/kernels/print/paper/print-types';
import type { QueryClient } from '@tanstack/react-query';
import { fileNameOf } from '../../browser/download';
import { quiltOfBlock } from '../../render/quilt/block-quilt';
import { fabricQuery } from '../../server/queries/queries';
import { bindingFabricOf, type CuttingChoices } from '../estimate/plan/cutting-choices';
import { printedFabrics } from '../print/printed-fabric';
import { csvOf, type CsvForm } from './csv';
import type { Make } from './exported';
import { fabricNames, fabricsOfQuilt } from './fabrics';
import { cuttingRows, shoppingRows } from './lists';
import { inOutlines } from './pictures/in-outlines';
import { makeLists } from './make-lists';
import type { MakeOptions } from '../making/use-making';
import { makePicture, tooLarge } from './pictures/make-picture';
import type { PictureKind, PictureSide } from './pictures/picture-look';
import { pictureOfDrawing } from './pictures/picture-of-drawing';

const LINKED =
  'The quilt has very many patches, so all copies of a block are links to one drawing. To get a path for each patch, unlink the copies in Inkscape (Edit, Clone) or expand the copies in Illustrator.';

/** The end of a picture's file name, by how the picture shows the design. So no picture replaces another. */
const NAMED = {
  designed: '',
  cloth: '',
  colours: ', plain colours',
  sewn: ', as sewn',
  lines: ', line drawing',
  colouring: ', colouring sheet',
  cutting: ', cutting paths',
} as const satisfies Record<PictureKind['look'] | DrawingStyle, string>;

export type ListName = 'shopping' | 'cutting';

interface Source {
  design: PrintJob['design'];
  /** The name of the quilt or block. */
  name: string;
  client: QueryClient;
}

/**
 * Returns a function that makes a PNG picture of a quilt or a block.
 * @param choices the quilter's choices for cutting; only the fabric of the binding is used
 */
export function pictureFile(
  { design, name, client }: Source,
  { look, pattern, longest }: PictureKind,
  choices: CuttingChoices,
): Make {
  return async (options) => {
    const whole = quiltOf(design);
    const quilt = look === 'lines' ? inOutlines(whole) : whole;
    const sewn = {
      pattern: 'quilt' in design ? pattern : ('unquilted' as const),
      binding: bindingFabricOf(choices, whole),
    };
    const quilting = look === 'sewn' ? sewn : null;
    const fabrics = await fabricsOfQuilt(client, quilt);
    const painted = await makePicture({ quilt, fabrics, quilting, longest }, options);
    if (!painted.ok) return painted;
    const { png, width, height, plain } = painted.value;
    const size = `${pixelWords({ width, height })}, ${sizeWords(png)}.`;
    const words = [size, ...plainWords(plain, await fabricNames(client, quilt))];
    const stem = stemOf(name, design);
    return success({ file: png, fileName: `${stem}${NAMED[look]}.png`, words });
  };
}

/** Returns a function that makes an SVG drawing of a quilt or block. */
export function drawingFile(source: Source, look: DrawingStyle): Make {
  return async (options) => {
    const drawn = await drawDesign(source, look, options);
    if (!drawn.ok) return drawn;
    const { file, plain, isLinked } = drawn.value;
    const words = [`${sizeWords(file)}, sharp at any size.`];
    if (isLinked) words.push(LINKED);
    words.push(...plainWords(plain, await fabricNames(source.client, quiltOf(source.design))));
    const stem = stemOf(source.name, source.design);
    return success({ file, fileName: `${stem}${NAMED[look]}.svg`, words });
  };
}

/**
 * Returns a function that makes a colouring sheet of a quilt or block, as a PNG picture. Its longer side has `longest`
 * pixels.
 */
export function colouringPicture(source: Source, longest: PictureSide): Make {
  return async (options) => {
    const drawn = await drawDesign(source, 'colouring', { ...options, onProgress: () => undefined });
    if (!drawn.ok) return drawn;
    const picture = await pictureOfDrawing(drawn.value.file, longest, options);
    if (!picture) return tooLarge(longest);
    const words = [`${pixelWords(picture)}, ${sizeWords(picture.png)}.`];
    const fileName = `${stemOf(source.name, source.design)}${NAMED.colouring}.png`;
    return success({ file: picture.png, fileName, words });
  };
}

async function drawDesign(
  { design, name, client }: Source,
  look: DrawingStyle,
  { signal, onProgress }: MakeOptions,
): Promise<Result<Omit<Drawing, 'bytes'> & { file: Blob }>> {
  const requests = new KernelRequests();
  try {
    const fabricOf = (fabricNum: number) => client.query(fabricQuery(fabricNum));
    const fabrics = await printedFabrics(quiltFabrics(quiltOf(design)), fabricOf, signal);
    const job = { design, name, look, fabrics };
    const drawn = await requests.request('drawing', job, { lane: 'export', signal, onProgress });
    if (!drawn.ok) return drawn;
    const { bytes, ...facts } = drawn.value;
    return success({ ...facts, file: new Blob([bytes], { type: 'image/svg+xml' }) });
  } finally {
    requests.dispose();
  }
}

/** Returns a function that makes the shopping or cutting list of a quilt, as a table for spreadsheets. */
export function listFile(
  { name, client, quilt }: Omit<Source, 'design'> & { quilt: Quilt },
  list: ListName,
  { form, ...of }: { choices: CuttingChoices; quilterNum: number; form: CsvForm },
): Make {
  return async (options) => {
    const lists = await makeLists({ quilt, client, ...of }, options);
    if (!lists.ok) return lists;
    const rows = list === 'shopping' ? shoppingRows(lists.value) : cuttingRows(lists.value);
    const file = new Blob([csvOf(rows, form)], { type: 'text/csv;charset=utf-8' });
    return success({
      file,
      fileName: `${stemOf(name, { quilt })}, ${list} list.csv`,
      words: [`${counted(rows.length - 1, 'row')}, for any spreadsheet.`],
    });
  };
}

function quiltOf(design: PrintJob['design']): Quilt {
  return 'quilt' in design ? design.quilt : quiltOfBlock({ ...design.block, designedBlockNum: 0 });
}

function stemOf(name: string, design: PrintJob['design']): string {
  return fileNameOf(name) || ('quilt' in design ? 'Quilt' : 'Block');
}

const MEGABYTE = 2 ** 20;

function pixelWords({ width, height }: { width: number; height: number }): string {
  return `${width.toLocaleString('en')} × ${height.toLocaleString('en')} pixels`;
}

function sizeWords({ size }: Blob): string {
  const isSmall = size < MEGABYTE;
  const amount = isSmall ? Math.ceil(size / 1024) : size / MEGABYTE;
  return `${amount.toLocaleString('en', { maximumFractionDigits: 1 })} ${isSmall ? 'kB' : 'MB'}`;
}

function plainWords(plain: readonly number[], nameFabric: (fabric: number) => string): string[] {
  if (plain.length === 0) return [];
  const names = plain.map((fabric) => `“${nameFabric(fabric)}”`).join(', ');
  return [`The picture of ${names} could not be loaded, so the file shows a plain colour instead.`];
}
