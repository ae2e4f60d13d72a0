import type { Levels, Shape } from '@quiltwright/shared/quilting/shapes/shape';
import type { Part } from '../../../render/scene/part';
import { spotWith, type Target } from '../describing/target';

/**
 * A stored reference to the part of the quilt that gets the next fabric. `key` identifies the part. If `at` is set, the
 * reference means the part that now contains the patch `at`. It may differ from the part at which the quilter pointed:
 * a patch that got another fabric is a part of its own.
 */
export interface TargetReference {
  key: string;
  /**
   * The patch at which the quilter pointed. `id` is the id of its placement, `patch` its index in the block, and
   * `copy` the index of its copy in the scene. `copy` is null if the quilter pointed at no copy.
   */
  at?: { id: number; patch: number; copy: number | null };
}

/**
 * Returns a reference to a target. `part` is the part of the canvas at which the quilter pointed. Null without a
 * target.
 */
export function referenceTo(target: Target | null, part: Part | null): TargetReference | null {
  if (!target) return null;
  const { key, patch } = target;
  if (target.kind !== 'spot' || patch === undefined || part?.kind !== 'block') return { key };
  return { key, at: { id: target.id, patch, copy: part.copy } };
}

/**
 * Returns the target that a reference identifies; null if the target no longer exists. If the reference to a fabric
 * spot has no patch, the target's `patch` is the spot's first patch.
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
 * The position `place`, counted from 0, of the current patch among the `count` patches of its block, in reading order.
 */
export interface PatchInTurn {
  place: number;
  count: number;
  /** A reference to the next patch in reading order. The first patch follows the last one. */
  next: TargetReference;
}

/**
 * Returns the position of the target among the patches of its block, in reading order, and the next patch in this
 * order. Null if the target is no patch.
 */
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
 * Returns the patches in reading order: row by row, and from left to right in each row. A patch belongs to a row if
 * it starts less than one block unit below the row's first patch.
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
