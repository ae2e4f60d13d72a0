import type { Box } from '../../../geometry/box.js';
import type { Point } from '../../../geometry/point.js';
import { withGapsOf } from '../../../quilting/placement.js';
import { insideBorders } from '../../../quilting/quilt-areas.js';
import type { Alignment, Axis } from '../../created-block/arranging/align-commands.js';
import {
  selectedPlacements,
  type Arrangement,
  type ArrangementCommand,
  type Change,
} from '../arrangement.js';
import { editSelected } from '../edit.js';
import { boxOf, movedInside, refitted, roundingOf } from '../fitting.js';
import { boxAroundSelected } from './move-commands.js';

/**
 * Aligns an edge or the middle of each selected placement, copies included, with that of the box around all selected
 * placements. A single placement is aligned with the area inside the borders.
 */
const align: ArrangementCommand<Alignment> = editSelected({
  label: 'blocksAligned',
  change: (arrangement, alignment) => {
    const isOne = selectedPlacements(arrangement).length === 1;
    const { quilt } = arrangement.document.design;
    const around = isOne ? insideBorders(quilt) : boxAroundSelected(arrangement);
    return moveEach(arrangement, (box) => wayTo(box, around, alignment));
  },
});

function wayTo(box: Box, around: Box, alignment: Alignment): Point {
  switch (alignment) {
    case 'left':
      return { x: around.x - box.x, y: 0 };
    case 'centre':
      return { x: around.x + (around.width - box.width) / 2 - box.x, y: 0 };
    case 'right':
      return { x: around.x + around.width - box.width - box.x, y: 0 };
    case 'top':
      return { x: 0, y: around.y - box.y };
    case 'middle':
      return { x: 0, y: around.y + (around.height - box.height) / 2 - box.y };
    case 'bottom':
      return { x: 0, y: around.y + around.height - box.height - box.y };
  }
}

/** Makes the gaps between three or more selected placements equal. The two outermost placements stay. */
const distribute: ArrangementCommand<Axis> = editSelected({
  label: 'gapsMadeEqual',
  allowed: (arrangement) => selectedPlacements(arrangement).length > 2,
  change: (arrangement, axis) => {
    const [start, side] = axis === 'across' ? (['x', 'width'] as const) : (['y', 'height'] as const);
    const inOrder = selectedPlacements(arrangement)
      .map(({ id, placement }) => ({ id, placement, box: boxOf(placement) }))
      .sort((one, other) => 2 * one.box[start] + one.box[side] - 2 * other.box[start] - other.box[side]);
    const around = boxAroundSelected(arrangement);
    const taken = inOrder.reduce((sum, { box }) => sum + box[side], 0);
    const gap = (around[side] - taken) / (inOrder.length - 1);
    const ways = new Map<number, number>();
    let next = around[start];
    for (const { id, box, placement } of inOrder) {
      ways.set(id, roundingOf(placement)(next) - box[start]);
      next += box[side] + gap;
    }
    return moveEach(arrangement, (_, id) => {
      const way = ways.get(id) ?? 0;
      return axis === 'across' ? { x: way, y: 0 } : { x: 0, y: way };
    });
  },
});

/** Gives the selected blocks the width, the height or both of the first selected block. */
const makeSameSize: ArrangementCommand<'width' | 'height' | 'both'> = editSelected({
  label: 'sizesMadeEqual',
  allowed: (arrangement) => selectedPlacements(arrangement).length > 1,
  change: (arrangement, which) => {
    const selected = selectedPlacements(arrangement);
    const [first] = arrangement.selection;
    const model = (selected.find(({ id }) => id === first) ?? selected[0])?.placement;
    if (!model) return {};
    const { blockWidth, blockHeight } = model;
    const size =
      which === 'both' ? { blockWidth, blockHeight } : which === 'width' ? { blockWidth } : { blockHeight };
    return {
      design: refitted(arrangement.document.design, selected, (placement) =>
        withGapsOf(placement, { ...placement, ...size }),
      ),
    };
  },
});

export const alignCommands = { align, distribute, makeSameSize } as const;

function moveEach(arrangement: Arrangement, wayOf: (box: Box, id: number) => Point): Change {
  const { design } = arrangement.document;
  return {
    design: refitted(design, selectedPlacements(arrangement), (placement, id) =>
      movedInside(placement, wayOf(boxOf(placement), id), design.quilt),
    ),
  };
}
