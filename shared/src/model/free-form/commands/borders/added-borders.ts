import type { Size } from '../../../../geometry/box.js';
import { inches } from '../../../../geometry/units.js';
import { FABRIC } from '../../../../limits.js';
import {
  borderNumbers,
  bordersOf,
  totalEndWidth,
  totalWidth,
  withBorders,
  type Band,
} from '../../../../quilting/bands/bands.js';
import type { ArrangementCommand } from '../../arrangement.js';
import { edit } from '../../edit.js';
import { cappedBorders, MARK, shortSide } from '../../fitting.js';
import type { FreeFormDesign } from '../../free-form-document.js';
import { keepingBorderBlocks } from './border-blocks.js';
import { grown, sizingOf } from './border-commands.js';

/** A border to add: its width at the sides, and at the top and bottom, in inches. */
export interface AddedBorder {
  width: number;
  endWidth: number;
}

/**
 * Adds borders around all others, from the inside out. The quilt grows by them, even if it otherwise keeps its size:
 * they were chosen for the size that it gets.
 */
const addBorders: ArrangementCommand<readonly AddedBorder[]> = edit({
  label: (borders) => ({ key: 'bordersAdded', count: borders.length }),
  allowed: ({ document: { design } }, borders) =>
    borders.length > 0 && withMoreBorders(design, borders) !== null,
  change: ({ document: { design } }, borders) => ({ design: withMoreBorders(design, borders) ?? design }),
});

export const addedBorderCommands = { addBorders } as const;

/** Returns the design with more borders around it; null if the quilt can't have them. */
export function withMoreBorders(
  design: FreeFormDesign,
  added: readonly AddedBorder[],
): FreeFormDesign | null {
  const before = bordersOf(design.quilt);
  if (before.length + added.length > borderNumbers.length) return null;
  if (added.some(({ width, endWidth }) => !(width >= MARK && endWidth >= MARK))) return null;
  const more = added.map(({ width, endWidth }): Band => ({
    ...{ role: 'border', width: inches(width), fabric: FABRIC.none },
    ...(endWidth !== width && { endWidth: inches(endWidth) }),
  }));
  const borders = [...before, ...more];
  const sizing = sizingOf(design);
  const after = keepingBorderBlocks(design, (bare) => {
    const bordered = {
      ...bare,
      quilt: withBorders(bare.quilt, borders),
      sizing: { ...sizing, borders: [...sizing.borders, ...more.map(({ width }) => width)] },
    };
    return grown(bordered, { x: totalWidth(more), y: totalEndWidth(more) }) ?? bare;
  });
  if (after === design) return null;
  const capped = cappedBorders(borders, shortSide(after.quilt));
  return capped.every((border, index) => border === borders[index]) ? after : null;
}

/** Borders that bring a quilt to a wanted size, or the reason why none do. Lengths are in inches. */
export type Filling =
  /** The quilt has the size already. */
  | { kind: 'same' }
  /** The quilt is larger than wanted, by these lengths; 0 or less where it isn’t. */
  | { kind: 'larger'; by: Size }
  /** Only the width or the length differs, so no border fits around. `by` is what is missing. */
  | { kind: 'oneWay'; by: Size }
  /** `sides` and `ends` are missing at each side, and at the top and bottom. Each proposal adds borders of these sums. */
  | { kind: 'borders'; sides: number; ends: number; proposals: AddedBorder[][] };

/**
 * Returns the borders that bring a quilt to a wanted size: one, two or three. The inner ones have one width all round, on
 * half inches, and the outer one takes the rest.
 */
export function fillingTo(now: Size, wanted: Size): Filling {
  const by = { width: wanted.width - now.width, height: wanted.height - now.height };
  const [sides, ends] = [by.width / 2, by.height / 2];
  if (Math.max(Math.abs(sides), Math.abs(ends)) < MARK) return { kind: 'same' };
  if (Math.min(sides, ends) + MARK <= 0)
    return { kind: 'larger', by: { width: -by.width, height: -by.height } };
  if (Math.min(sides, ends) < MARK) return { kind: 'oneWay', by };
  const least = Math.min(sides, ends);
  const inner = [
    [],
    least >= 3 ? [onHalf(least / 4)] : null,
    least >= 6 ? [onHalf(least / 8), onHalf(least / 3)] : null,
  ];
  return {
    kind: 'borders',
    ...{ sides, ends },
    proposals: inner.flatMap((widths) => {
      if (!widths) return [];
      const taken = widths.reduce((sum, width) => sum + width, 0);
      const even = widths.map((width) => ({ width, endWidth: width }));
      return [[...even, { width: sides - taken, endWidth: ends - taken }]];
    }),
  };
}

function onHalf(length: number): number {
  return Math.max(1 / 2, Math.round(length * 2) / 2);
}
