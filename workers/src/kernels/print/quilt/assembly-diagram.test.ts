import { inches } from '@quiltwright/shared/geometry/units';
import { newFreeFormQuilt, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { describe, expect, it } from 'vitest';
import {
  changedQuilt,
  levelsOf,
  placementOf,
  standardQuilt,
} from '@quiltwright/shared/quilting/quilts.fixture';
import { finishingOf } from '../../finishing/finishing';
import { FINISHING_DEFAULTS } from '../../finishing/finishing-types';
import { generate } from '@quiltwright/shared/quilting/standard/generate';
import { prepare } from '../../prepared/prepared-quilt';
import { assemblyDiagram } from './assembly-diagram';
import { diagramLegend, legendHeight, type DiagramOptions } from './diagram-legend';
import type { Mark } from '../paper/marks';
import { rowNames } from '../names/placed-names';
import { pulledQuilt } from './quilt-parts';
import { SewnBlocks } from '../../patches/sewn-blocks';
import type { PrintedBlock } from '../block/templates';
import { textsOf, wordsForTests } from '../names/words.fixture';

const box = { x: 0.6, y: 1.8, width: 7.3, height: 6 };

const printed = (blockNum: number, cloth: number, more: Partial<PrintedBlock> = {}): PrintedBlock => ({
  ...{ name: `Block ${blockNum}`, blockNum, levels: levelsOf([cloth]), width: 12, height: 12 },
  ...{ covers: [], copies: 15, ...more },
});

/** A Queen quilt with 5 × 6 blocks of 12″, sashing of 2″, and borders of 3″ and 7″. */
function queenOf(blocks: readonly PrintedBlock[]): Quilt {
  return generate(
    standardQuilt({
      ...{ generatingSashing: 2, sashingFabric: 13, borderWidth1: inches(3), borderFabric1: 14 },
      ...{ borderWidth2: inches(7), borderFabric2: 15 },
      blocks: blocks.map(({ blockNum, levels }) => placementOf(blockNum, [], { levels })),
    }),
  );
}

function marksOf(
  quilt: Quilt,
  blocks: readonly PrintedBlock[],
  changes: Partial<DiagramOptions> = {},
): Mark[] {
  const prepared = prepare(quilt);
  const finishing = finishingOf(prepared, FINISHING_DEFAULTS);
  if (!finishing.ok) throw new Error(finishing.error.code);
  const { parts } = finishing.value;
  const options = {
    blocks,
    words: wordsForTests(),
    sewn: prepared.sewn,
    corners: 'straight' as const,
    beside: [],
  };
  const drawn = assemblyDiagram(prepared, box, { ...options, parts, ...changes });
  if (!drawn.ok) throw new Error(drawn.error.code);
  return drawn.value;
}

describe('the diagram of a quilt', () => {
  it('is pulled apart into rows, rows of sashing and the strips of each border', () => {
    const { parts, gaps } = pulledQuilt(prepare(queenOf([printed(4, 11), printed(5, 12)])), 'straight');
    // The parts are two borders of four strips, and six rows of blocks with five rows of sashing between them.
    expect(parts).toHaveLength(8 + 11);
    expect(parts.flatMap(({ number }) => number ?? [])).toEqual([1, 2, 3, 4, 5, 6]);
    expect(gaps).toEqual({ x: 4, y: 4 + 10 });
    const area = parts.reduce((sum, { width, height }) => sum + width * height, 0);
    expect(area).toBe(88 * 102);
    // A quilt with mitred borders stays in one piece.
    expect(pulledQuilt(prepare(queenOf([printed(4, 11)])), 'mitred').parts).toHaveLength(1);
  });

  it('names each block in its place, and says on the strips of borders how they are cut', () => {
    const blocks = [printed(4, 11), printed(5, 12)];
    const said = textsOf(marksOf(queenOf(blocks), blocks));
    // The first border has sides of 82 + ½″, and a top and bottom of 68 + 2 · 3 + ½″. The second has sides of 88 + ½″,
    // and a top and bottom of 74 + 2 · 7 + ½″.
    expect(said).toEqual(expect.arrayContaining(['3½″ × 82½″', '3½″ × 74½″', '7½″ × 88½″']));
    expect(said.filter((words) => words === '7½″ × 88½″')).toHaveLength(2);
    const drawnAt = (words: string) => said.filter((each) => each === words).length;
    // Block 4 is in its rows fifteen times, and once in the legend.
    expect(drawnAt('Block 4')).toBeGreaterThanOrEqual(15 + 1);
    expect(drawnAt('Block 5')).toBeGreaterThanOrEqual(15 + 1);
  });

  it('shows the strips of mitred borders with slanted seams at their corners, and how they are cut', () => {
    const blocks = [printed(4, 11), printed(5, 12)];
    const finishing = finishingOf(prepare(queenOf(blocks)), { ...FINISHING_DEFAULTS, borders: 'mitred' });
    if (!finishing.ok) throw new Error(finishing.error.code);
    const { parts } = finishing.value;
    const marks = marksOf(queenOf(blocks), blocks, { corners: 'mitred', parts });
    // The middle is 68″ × 82″. The first border has sides of 82 + 2 · 3 + 2″ and ends of 68 + 2 · 3 + 2″. The area
    // inside the second is 74″ × 88″. Its sides are 88 + 2 · 7 + 2″ and its ends 74 + 2 · 7 + 2″.
    expect(textsOf(marks)).toEqual(
      expect.arrayContaining(['3½″ × 90″', '3½″ × 76″', '7½″ × 104″', '7½″ × 90″']),
    );
    // Two borders of four strips, each with a seam of 45° at either end.
    const outlines = marks
      .flatMap((mark) => (mark.kind === 'clip' ? mark.marks : []))
      .flatMap((mark) => (mark.kind === 'path' && !mark.fill ? mark.outlines : []));
    const slants = outlines.map((outline) => {
      const corners = outline.map(({ to }) => to);
      return corners.filter((to, i) => {
        const from = corners.at(i - 1) ?? to;
        const [across, down] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
        return across > 0.01 && Math.abs(across - down) < 1e-6;
      }).length;
    });
    expect(slants.filter((count) => count === 2)).toHaveLength(8);
  });

  it('explains beside the quilt how blocks are turned, and the arrows', () => {
    const free: Quilt = {
      ...newFreeFormQuilt(2),
      ...{ quiltWidth: inches(40), quiltLength: inches(40) },
      blocks: [placementOf(4, [11], { levels: levelsOf([11]), xLocation: inches(3) })],
    };
    const block = printed(4, 11, { lies: [{ levels: free.blocks[0]?.levels ?? [], turn: 1 }] });
    const said = textsOf(
      marksOf(free, [block], { beside: ['Arrange the blocks as the picture shows.'] }),
    ).join(' ');
    expect(said).toContain('Arrange the blocks as the picture shows.');
    expect(said).toContain('Each arrow points to the top of its block.');
  });
});

describe('the legend of a quilt', () => {
  it('keeps to its height with different things in its columns', () => {
    const blocks = [4, 5, 6].map((blockNum) => printed(blockNum, 11, { lies: [{ levels: [], turn: 1 }] }));
    const options = {
      blocks,
      words: wordsForTests(),
      sewn: new SewnBlocks(),
      corners: 'straight' as const,
      parts: [],
    };
    const quilt = changedQuilt(queenOf(blocks.slice(0, 2)), { sashingWidth: inches(0) });
    const beside = { ...options, beside: ['Arrange the blocks as the picture shows.'] };
    const height = legendHeight(quilt, box, beside);
    const legend = diagramLegend(quilt, { ...box, height }, beside);
    const lowest = Math.max(...legend.map((mark) => (mark.kind === 'text' ? mark.at.y : 0)));
    expect(lowest).toBeLessThanOrEqual(box.y + height);
  });
});

describe('the name of a block in a row', () => {
  it('has an arrow if copies are turned, and a number if two blocks share a name', () => {
    const [one, other] = [levelsOf([11]), levelsOf([12])];
    const turned = printed(4, 11, {
      levels: one,
      lies: [
        { levels: one, turn: 0 },
        { levels: other, turn: 1 },
      ],
    });
    const nameOf = rowNames([turned], wordsForTests());
    expect([one, other].map((levels) => nameOf(placementOf(4, [], { levels })))).toEqual([
      'Block 4 ↑',
      'Block 4 →',
    ]);
    const both = [printed(4, 11, { levels: one }), printed(4, 12, { levels: other })];
    const named = rowNames(both, wordsForTests());
    expect([one, other].map((levels) => named(placementOf(4, [], { levels })))).toEqual([
      'Block 4 (1)',
      'Block 4 (2)',
    ]);
  });
});
