import type { Levels, Shape } from '@quiltwright/shared/quilting/shapes/shape';
import type { Part } from '../../../render/scene/hit-test';
import { spotWith, type Target } from '../describing/target';

/**
 * The part that gets the next fabric. It is found by its key. If `at` is set, it is found by one of its patches
 * instead, because the spot of that patch may be split in the meantime.
 */
export interface Aim {
  key: string;
  /**
   * The placement's id and the patch. `copy` is the index in the scene of the copy that was pointed at; null for none.
   */
  at?: { id: number; patch: number; copy: number | null };
}

/** Returns the aim at a part of the canvas; null without a target. */
export function aimFor(target: Target | null, part: Part | null): Aim | null {
  if (!target) return null;
  const { key, patch } = target;
  if (target.kind !== 'spot' || patch === undefined || part?.kind !== 'block') return { key };
  return { key, at: { id: target.id, patch, copy: part.copy } };
}

/** Returns the target of an aim. For a spot that was chosen by name, the target contains the spot's first patch. */
export function targetOfAim(targets: readonly Target[], aim: Aim | null): Target | null {
  if (aim?.at) return spotWith(targets, aim.at.id, aim.at.patch);
  const target = targets.find(({ key }) => key === aim?.key);
  const [first] = target?.kind === 'spot' ? target.patches : [];
  return target && first !== undefined ? { ...target, patch: first } : (target ?? null);
}

/** The current patch of a block and the next one, in reading order. */
export interface PatchInTurn {
  place: number;
  count: number;
  /** The aim at the next patch. After the last patch, it is the aim at the first one. */
  next: Aim;
}

/** Returns the current patch of the block and the next patch in reading order; null if no patch is the target. */
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
