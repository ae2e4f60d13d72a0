import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { Part } from '../../canvas/hit-test';
import {
  bandFabric,
  bandNames,
  bandWidth,
  fabricsOfSlot,
  quiltCommands,
  type Command,
  type Slot,
} from '../../document/quilt-commands';
import {
  COPY_STRIDE,
  SHAPE_STRIDE,
  type BandPart,
  type Scene,
} from '@quiltwright/workers/kernels/scene/scene-types';

/** What the next fabric goes to: a border or the sashing, or all patches of one fabric in a block. */
export type Target = { kind: 'band'; part: BandPart } | { kind: 'block'; slot: Slot; fabric: number };

const parts: readonly BandPart[] = ['border1', 'border2', 'sashing'];

/** Everything of a quilt that takes a fabric. */
export function targetsOf(quilt: Quilt): Target[] {
  const slots: readonly Slot[] = quilt.generatingLayout === 3 ? [0] : [0, 1];
  return [
    ...parts.filter((part) => bandWidth(quilt, part) > 0).map((part): Target => ({ kind: 'band', part })),
    ...slots.flatMap((slot) =>
      fabricsOfSlot(quilt, slot).map((fabric): Target => ({ kind: 'block', slot, fabric })),
    ),
  ];
}

/** The same for the same target. */
export function targetKey(target: Target): string {
  return target.kind === 'band' ? target.part : `block${target.slot + 1}-${target.fabric}`;
}

/** The target as the quilt has it now; null once that is gone. */
export function presentTarget(quilt: Quilt, target: Target | null): Target | null {
  if (!target) return null;
  const key = targetKey(target);
  return targetsOf(quilt).find((candidate) => targetKey(candidate) === key) ?? null;
}

export function targetName(quilt: Quilt, target: Target): string {
  if (target.kind === 'band') return bandNames[target.part];
  return `Block ${target.slot + 1}, fabric ${fabricsOfSlot(quilt, target.slot).indexOf(target.fabric) + 1}`;
}

export function targetFabric(quilt: Quilt, target: Target): number {
  return target.kind === 'band' ? bandFabric(quilt, target.part) : target.fabric;
}

/** The command that gives `fabric` to the target. */
export function dress(target: Target, fabric: number): Command {
  return target.kind === 'band'
    ? quiltCommands.setBandFabric(target.part, fabric)
    : quiltCommands.recolourBlock(target.slot, target.fabric, fabric);
}

/** The target once it has `fabric`. */
export function dressedTarget(target: Target, fabric: number): Target {
  return target.kind === 'band' ? target : { ...target, fabric };
}

/** What was tapped on the canvas; null for a place that takes no fabric. */
export function targetAt(quilt: Quilt, part: Part): Target | null {
  if (part.kind === 'band') return { kind: 'band', part: part.part };
  const shape = part.shape === null ? undefined : quilt.blocks[part.placement]?.levels.flat()[part.shape];
  return shape ? { kind: 'block', slot: slotOf(part.placement), fabric: shape.fillFabric } : null;
}

/** Where the target is outlined on the canvas: its first patch, unless another one of it was tapped. */
export function outlinedPart(quilt: Quilt, scene: Scene, target: Target, tapped: Part | null): Part | null {
  if (target.kind === 'band') return target;
  const wanted = targetKey(target);
  const tappedTarget = tapped && targetAt(quilt, tapped);
  if (tapped && tappedTarget && targetKey(tappedTarget) === wanted) return tapped;
  for (let copy = 0; copy * COPY_STRIDE < scene.copies.length; copy++) {
    const placement = scene.copies[copy * COPY_STRIDE + 5] ?? 0;
    if (slotOf(placement) !== target.slot) continue;
    const shapes = scene.blocks[scene.copies[copy * COPY_STRIDE + 4] ?? 0]?.shapes ?? [];
    for (let shape = 0; shape * SHAPE_STRIDE < shapes.length; shape++) {
      if (shapes[shape * SHAPE_STRIDE + 5] === target.fabric)
        return { kind: 'block', placement, copy, shape };
    }
  }
  return null;
}

/** Every part that changes along with `part`: a patch is coloured in all copies of its block. */
export function partsAlongWith(scene: Scene, part: Part): Part[] {
  if (part.kind === 'band') return [part];
  const along: Part[] = [];
  for (let copy = 0; copy * COPY_STRIDE < scene.copies.length; copy++) {
    const placement = scene.copies[copy * COPY_STRIDE + 5] ?? 0;
    if (slotOf(placement) === slotOf(part.placement)) along.push({ ...part, placement, copy });
  }
  return along;
}

/** Pattern blocks repeat the slots in turn. */
function slotOf(placement: number): Slot {
  return placement % 2 === 0 ? 0 : 1;
}
