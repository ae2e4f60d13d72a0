import { blockFabrics } from '@quiltwright/shared/quilting/block';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { quiltFabrics } from '@quiltwright/shared/quilting/quilt';
import { success, type Result } from '@quiltwright/shared/result';
import { failureOf } from '../../browser/kernels/fault-words';
import { KernelRequests } from '../../browser/kernels/kernel-requests';
import type { Printed, PrintJob } from '@quiltwright/workers/kernels/print/paper/print-types';
import titleFont from '@fontsource-variable/fraunces/files/fraunces-latin-soft-normal.woff2';
import regularFont from 'inter-ui/web/Inter-Regular.woff2';
import semiBoldFont from 'inter-ui/web/Inter-SemiBold.woff2';
import type { MakeOptions } from '../making/use-making';
import { bytesAt, printedFabrics } from './printed-fabric';

/** A print job without its fabrics and fonts, which `makePages` adds. */
export interface PagesWanted extends Omit<PrintJob, 'fabrics' | 'fonts'> {
  /** Returns a fabric by its number. Rejects if the fabric can't be fetched. */
  fabric: (fabricNum: number) => Promise<Fabric>;
}

/** A PDF that was made for printing. */
export interface MadePages extends Omit<Printed, 'bytes'> {
  pdf: Blob;
  /** The address of the PDF in this browser. */
  url: string;
}

const unreachable = failureOf({ code: 'unreachable' });

/** Makes a PDF of a quilt or block in a worker. The worker ends afterwards and frees its memory. */
export async function makePages(
  { fabric, ...job }: PagesWanted,
  { signal, onProgress }: MakeOptions,
): Promise<Result<MadePages>> {
  const requests = new KernelRequests();
  try {
    const numbers =
      'quilt' in job.design
        ? quiltFabrics(job.design.quilt)
        : blockFabrics({ ...job.design.block, colourways: [] });
    const coming = Promise.all([
      printedFabrics(numbers, fabric, signal),
      ...[regularFont, semiBoldFont, titleFont].map((url) => bytesAt(url, signal)),
    ]);
    const come = await coming.catch(() => null);
    if (!come) return { ok: false, error: unreachable };
    const [fabrics, regular, semiBold, title] = come;
    if (!regular || !semiBold || !title) return { ok: false, error: unreachable };
    const fonts = { regular, semiBold, title };
    const options = { lane: 'print', signal, onProgress };
    const printed = await requests.request('print', { ...job, fabrics, fonts }, options);
    if (!printed.ok) return printed;
    const { bytes, ...facts } = printed.value;
    const pdf = new Blob([bytes], { type: 'application/pdf' });
    return success({ ...facts, pdf, url: URL.createObjectURL(pdf) });
  } finally {
    requests.dispose();
  }
}
