import { inches } from '@quiltwright/shared/geometry/units';
import { DEFAULTS } from '@quiltwright/shared/limits';
import { emptyPlacement, type Placement } from '@quiltwright/shared/quilting/placement';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { PlaceableBlock } from '../block-fabrics';
import { nothingSelected } from '../selection';
import type { ArrangementCommand } from './arrangement';
import { edit } from './edit';
import { fitted, insideBorders, markBelow } from './fitting';
import { hasBlocks, withMore } from './free-form-document';
import { blockOf } from './place-commands';
import { filling } from './repeat-commands';

export const starts = ['grid', 'sampler', 'medallion', 'rows', 'columns'] as const;
export type Start = (typeof starts)[number];

export const startNames: Readonly<Record<Start, string>> = {
  grid: 'Grid of one block',
  sampler: 'Sampler with sashing',
  medallion: 'Medallion',
  rows: 'Rows',
  columns: 'Columns',
};

export interface Beginning {
  start: Start;
  /** What is laid, in turn; one at least. */
  blocks: readonly PlaceableBlock[];
}

/** Lays a beginning on an empty quilt: placements like any others. */
const begin: ArrangementCommand<Beginning> = edit({
  id: 'begin',
  label: ({ start }) => startNames[start],
  allowed: ({ document }, { blocks }) => !hasBlocks(document.design) && blocks.length > 0,
  change: ({ document: { design } }, { start, blocks }) => {
    const quilt = start === 'sampler' ? withSashing(design.quilt) : design.quilt;
    const inCloth = placementsOf(blocks);
    const laid = layouts[start](quilt, (index) => inCloth[index % inCloth.length] ?? emptyPlacement);
    const more = withMore(
      { ...design, quilt },
      laid.map((placement) => fitted(placement, quilt)),
    );
    return { design: more.design, selection: nothingSelected };
  },
});

export const startCommands = { begin } as const;

/** The block of a number, in turn, as it is placed. */
type BlockAt = (index: number) => Placement;

const layouts: Record<Start, (quilt: Quilt, blockAt: BlockAt) => Placement[]> = {
  grid: (quilt, blockAt) => [filling(blockAt(0), quilt)],
  sampler: (quilt, blockAt) => {
    const { numOfColumns: columns, numOfRows: rows, ...first } = filling(blockAt(0), quilt);
    return Array.from({ length: columns * rows }, (_, index) => ({
      ...blockAt(index),
      xLocation: inches(first.xLocation + (index % columns) * (first.blockWidth + first.xSeparation)),
      yLocation: inches(
        first.yLocation + Math.floor(index / columns) * (first.blockHeight + first.ySeparation),
      ),
    }));
  },
  rows: (quilt, blockAt) => {
    const all = filling(blockAt(0), quilt);
    return Array.from({ length: all.numOfRows }, (_, row) => ({
      ...all,
      ...levelsOf(blockAt(row)),
      numOfRows: 1,
      ySeparation: inches(0),
      yLocation: inches(all.yLocation + row * (all.blockHeight + all.ySeparation)),
    }));
  },
  columns: (quilt, blockAt) => {
    const all = filling(blockAt(0), quilt);
    return Array.from({ length: all.numOfColumns }, (_, column) => ({
      ...all,
      ...levelsOf(blockAt(column)),
      numOfColumns: 1,
      xSeparation: inches(0),
      xLocation: inches(all.xLocation + column * (all.blockWidth + all.xSeparation)),
    }));
  },
  medallion,
};

/**
 * A block in the middle, four tenths as wide as the quilt inside its borders, within a round of blocks of one tenth and a
 * round of two: each is whole blocks on all sides.
 */
function medallion(quilt: Quilt, blockAt: BlockAt): Placement[] {
  const { x, y, width, height } = insideBorders(quilt);
  const unit = Math.max(1, markBelow(Math.min(width, height) / 10));
  const [left, top] = [markBelow(x + width / 2 - 5 * unit), markBelow(y + height / 2 - 5 * unit)];
  const laid = (index: number, side: number, column: number, row: number, columns: number, rows: number) => ({
    ...blockAt(index),
    blockWidth: inches(side * unit),
    blockHeight: inches(side * unit),
    xLocation: inches(left + column * unit),
    yLocation: inches(top + row * unit),
    numOfColumns: columns,
    numOfRows: rows,
  });
  return [
    laid(0, 4, 3, 3, 1, 1),
    laid(1, 1, 2, 2, 6, 1),
    laid(1, 1, 2, 7, 6, 1),
    laid(1, 1, 2, 3, 1, 4),
    laid(1, 1, 7, 3, 1, 4),
    laid(2, 2, 0, 0, 5, 1),
    laid(2, 2, 0, 8, 5, 1),
    laid(2, 2, 0, 2, 1, 3),
    laid(2, 2, 8, 2, 1, 3),
  ];
}

/** Each as it comes among those before it. */
function placementsOf(blocks: readonly PlaceableBlock[]): Placement[] {
  const placements: Placement[] = [];
  for (const block of blocks) placements.push({ ...emptyPlacement, ...blockOf(block, placements) });
  return placements;
}

function levelsOf({ blockNum, levels }: Placement): Pick<Placement, 'blockNum' | 'levels'> {
  return { blockNum, levels };
}

function withSashing(quilt: Quilt): Quilt {
  return quilt.generatingSashing === 2
    ? quilt
    : { ...quilt, generatingSashing: 2, sashingWidth: inches(DEFAULTS.sashingWidth) };
}
