import type { Levels, Shape } from '@quiltwright/shared/quilting/shape';
import type { Part } from '../../render/hit-test';
import { spotWith, type Target } from './target';

/** What is aimed at: by its key, or by a patch, whose spot may come apart. */
export interface Aim {
  key: string;
  /** Of a placement, by its id, and in which copy, by its index in the scene, where it was pointed at there. */
  at?: { id: number; patch: number; copy: number | null };
}

/** The aim at what lies at a part of the canvas; null at nothing. */
export function aimFor(target: Target | null, part: Part | null): Aim | null {
  if (!target) return null;
  const { key, patch } = target;
  if (target.kind !== 'spot' || patch === undefined || part?.kind !== 'block') return { key };
  return { key, at: { id: target.id, patch, copy: part.copy } };
}

/** What is aimed at among targets; of a spot that was chosen by its name, its first patch. */
export function targetOfAim(targets: readonly Target[], aim: Aim | null): Target | null {
  if (aim?.at) return spotWith(targets, aim.at.id, aim.at.patch);
  const target = targets.find(({ key }) => key === aim?.key);
  const [first] = target?.kind === 'spot' ? target.patches : [];
  return target && first !== undefined ? { ...target, patch: first } : (target ?? null);
}

/** A patch of a block, by its place in the order in which they are gone through. */
export interface PatchInTurn {
  place: number;
  count: number;
  /** The aim at the one after it, after the last at the first. */
  next: Aim;
}

/** The patch of a block that is aimed at, and the one that follows as one reads; null where none is aimed at. */
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

/** Patches row by row, each from the left. What begins less than a block unit below the first of a row stands in it. */
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
