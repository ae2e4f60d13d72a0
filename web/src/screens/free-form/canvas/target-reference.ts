import type { Levels, Shape } from '@quiltwright/shared/quilting/shapes/shape';
import type { Part } from '../../../render/scene/hit-test';
import { spotWith, type Target } from '../describing/target';

/**
 * A stored reference to the part of the quilt that gets the next fabric. `key` identifies the part. If `at` is
 * set, the part is found by one of its patches instead. The reason is that recolouring may split the part
 * before it gets the fabric.
 */
export interface TargetReference {
  key: string;
  /**
   * The patch that the quilter pointed at. `id` is the id of its placement, and `patch` is the patch's index in
   * the block. `copy` is the index, in the scene, of the block's copy; null if the quilter pointed at no copy.
   */
  at?: { id: number; patch: number; copy: number | null };
}

/** Returns a reference to the target at a part of the canvas; null without a target. */
export function referenceTo(target: Target | null, part: Part | null): TargetReference | null {
  if (!target) return null;
  const { key, patch } = target;
  if (target.kind !== 'spot' || patch === undefined || part?.kind !== 'block') return { key };
  return { key, at: { id: target.id, patch, copy: part.copy } };
}

/**
 * Returns the target that a reference identifies; null if there is no such target. If the reference names a
 * fabric spot but no patch, `patch` of the returned target is the spot's first patch.
 */
export function referencedTarget(
  targets: readonly Target[],
  reference: TargetReference | null,
): Target | null {
  if (reference?.at) return spotWith(targets, reference.at.id, reference.at.patch);
  const target = targets.find(({ key }) => key === reference?.key);
  const [first] = target?.kind === 'spot' ? target.patches : [];
  return target && first !== undefined ? { ...target, patch: first } : (target ?? null);
}

/**
 * The place of the current patch among the `count` patches of its block, and the next patch. Patches are in
 * reading order, and `place` is counted from 0.
 */
export interface PatchInTurn {
  place: number;
  count: number;
  /** The reference to the next patch. After the last patch comes the first one. */
  next: TargetReference;
}

/** Returns the current patch of the block and the next patch in reading order; null if no patch is the target. */
export function patchInTurn({
  targets,
  target,
  reference,
  levels,
}: {
  targets: readonly Target[];
  target: Target | null;
  reference: TargetReference | null;
  levels: Levels;
}): PatchInTurn | null {
  if (target?.kind !== 'spot' || target.patch === undefined) return null;
  const { id } = target;
  const patches = asRead(
    targets.flatMap((each) => (each.kind === 'spot' && each.id === id ? each.patches : [])),
    levels.flat(),
  );
  const place = patches.indexOf(target.patch);
  const patch = patches[(place + 1) % patches.length] ?? target.patch;
  const next = { key: target.key, at: { id, patch, copy: reference?.at?.copy ?? null } };
  return { place, count: patches.length, next };
}

/**
 * Returns patches row by row, each row from left to right. A patch belongs to a row if it starts less than one block
 * unit below the row's first patch.
 */
function asRead(patches: readonly number[], shapes: readonly Shape[]): number[] {
  const top = (patch: number) => shapes[patch]?.shapeYLoc ?? 0;
  const left = (patch: number) => shapes[patch]?.shapeXLoc ?? 0;
  const rows: number[][] = [];
  for (const patch of [...patches].sort((one, other) => top(one) - top(other) || one - other)) {
    const row = rows.at(-1);
    if (row?.[0] !== undefined && top(patch) - top(row[0]) < 1) row.push(patch);
    else rows.push([patch]);
  }
  return rows.flatMap((row) => row.sort((one, other) => left(one) - left(other)));
}
