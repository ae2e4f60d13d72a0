import { checksKernel } from './checks/checks';
import { cuttingKernel } from './cutting/cutting';
import { estimateKernel } from './estimate/estimate';
import { finishingKernel } from './finishing/finishing';
import { patchesKernel } from './patches/numbered';
import { printKernel } from './print/print-kernel';
import { quiltSewabilityKernel } from './sewability/quilt-sewability';
import { sewabilityKernel } from './sewability/sewability';
import { showKernel } from './show/show-kernel';
import { stashKernel } from './stash/left-to-buy';
import { yardageKernel } from './yardage/yardage';

/** All kernels, a line each, for a worker or its double in the page. */
export function createKernels() {
  return {
    show: showKernel(),
    checks: checksKernel(),
    patches: patchesKernel(),
    print: printKernel(),
    sewability: sewabilityKernel(),
    quiltSewability: quiltSewabilityKernel(),
    estimate: estimateKernel(),
    yardage: yardageKernel(),
    cutting: cuttingKernel(),
    finishing: finishingKernel(),
    stash: stashKernel(),
  };
}

export type Kernels = ReturnType<typeof createKernels>;
export type KernelName = keyof Kernels;
export type InputOf<Name extends KernelName> = Parameters<Kernels[Name]['run']>[0];
export type OutputOf<Name extends KernelName> =
  Awaited<ReturnType<Kernels[Name]['run']>> extends infer Answer
    ? Extract<Answer, { ok: true }> extends { value: infer Value }
      ? Value
      : never
    : never;
