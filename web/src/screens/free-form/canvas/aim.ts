import type { Levels, Shape } from '@quiltwright/shared/quilting/shapes/shape';
import type { Part } from '../../../render/scene/hit-test';
import { spotWith, type Target } from '../describing/target';

/** The target of the next fabric: by its key, or by a patch, whose spot may be split. */
export interface Aim {
  key: string;
  /** The placement's id, the patch, and the copy that was pointed at, by its index in the scene, if any. */
  at?: { id: number; patch: number; copy: number | null };
}

/** Returns the aim at a part of the canvas; null outside the parts. */
export function aimFor(target: Target | null, part: Part | null): Aim | null {
  if (!target) return null;
  const { key, patch } = target;
  if (target.kind !== 'spot' || patch === undefined || part?.kind !== 'block') return { key };
  return { key, at: { id: target.id, patch, copy: part.copy } };
}

/** Returns the target of an aim; for a spot chosen by name, its first patch. */
export function targetOfAim(targets: readonly Target[], aim: Aim | null): Target | null {
  if (aim?.at) return spotWith(targets, aim.at.id, aim.at.patch);
  const target = targets.find(({ key }) => key === aim?.key);
  const [first] = target?.kind === 'spot' ? target.patches : [];
  return target && first !== undefined ? { ...target, patch: first } : (target ?? null);
}

/** A patch of a block, by its place in reading order. */
export interface PatchInTurn {
  place: number;
  count: number;
  /** The aim at the next patch; after the last one, at the first. */
  next: Aim;
}

/** Returns the patch of a block that is aimed at, and the next in reading order; null without such a patch. */
export function patchInTurn({
  targets,
  target,
  aim,
  levels,
}: {
  targets: readonly Target[];
  target: Target | null;
  aim: Aim | null;
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
  const next = { key: target.key, at: { id, patch, copy: aim?.at?.copy ?? null } };
  return { place, count: patches.length, next };
}

/**
 * Returns patches row by row, each from the left. A patch that starts less than a block unit below the first of a row
 * belongs to it.
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
