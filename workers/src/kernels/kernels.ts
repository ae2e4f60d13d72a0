import { checksKernel } from './checks/checks';
import { drawingKernel } from './drawing/drawing-kernel';
import { estimateKernel } from './estimate/estimate';
import { patchesKernel } from './patches/numbered';
import { planKernel } from './plan/whole-plan';
import { printKernel } from './print/print-kernel';
import { quiltSewabilityKernel } from './sewability/quilt-sewability';
import { sewabilityKernel } from './sewability/sewability';
import { showKernel } from './show/show-kernel';
import { stashKernel } from './stash/left-to-buy';

/** Returns all kernels (functions that a worker runs), by name. In tests, they may run in the page. */
export function createKernels() {
  return {
    show: showKernel(),
    checks: checksKernel(),
    patches: patchesKernel(),
    print: printKernel(),
    drawing: drawingKernel(),
    sewability: sewabilityKernel(),
    quiltSewability: quiltSewabilityKernel(),
    estimate: estimateKernel(),
    plan: planKernel(),
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
