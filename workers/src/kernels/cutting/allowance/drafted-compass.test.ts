import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf } from '@quiltwright/shared/geometry/outline';
import type { Seam } from '@quiltwright/shared/geometry/seam';
import { aroundCentre } from '@quiltwright/shared/drafting/figures/around';
import { circleAbout } from '@quiltwright/shared/drafting/figures/circles';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { after, type newDrawing } from '@quiltwright/shared/model/created-block/drawing.fixture';
import { createdForm } from '@quiltwright/shared/quilting/created-block';
import { isByTemplate } from '../../patches/lattice/form';
import { sewnOf, type SewnPatch } from '../../patches/sewn';
import { SewnBlocks } from '../../patches/sewn-blocks';
import { templatesOf } from '../../print/block/templates';
import { DEFAULT_CUTTING } from '../settings';
import { blockPieces } from '../pieces/block-pieces';
import { cutWords } from '../pieces/piece-words';

const CENTRE = { x: 500, y: 500 };
const SIDE = 12;
/** The rounding of a size to a line of the ruler, and of patches that count as equal, in inches. */
const ROUNDING = 0.003;

const seam = (from: Seam['from'], to: Seam['to'], bulge = 0): Seam => ({ from, to, bulge });
/** Returns the point at a distance from the centre, at an angle to the right of the top. */
const at = (radius: number, angle: number) => ({
  x: CENTRE.x + radius * Math.sin(angle),
  y: CENTRE.y - radius * Math.cos(angle),
});

/**
 * Returns the strokes of a compass star: from each tip to the valley beside it, and from the centre to both, repeated
 * with mirror images. A circle goes through the tips.
 */
function compass(times: number, valley: number, radius = 500, bulge = 0): Seam[] {
  const [tip, inner] = [at(radius, 0), at(valley, Math.PI / times)];
  const strokes = [seam(tip, inner, bulge), seam(CENTRE, tip), seam(CENTRE, inner)];
  const turned = strokes.map((one) => aroundCentre([one], { centre: CENTRE, times, isMirrored: true }));
  return [...turned.flat(), ...circleAbout(CENTRE, radius)];
}

const draft = (seams: Seam[]) => act(commands.addSeams, { seams, fabric: 1 });
const levelsOf = (drawing: ReturnType<typeof newDrawing>) =>
  createdForm(drawing.document.design.block).levels;

/** Returns the pieces and templates of a drafted block of 12 inches in one fabric. */
function cutsOf(seams: Seam[]) {
  const levels = levelsOf(after(draft(seams)));
  const { patches, groups } = sewnOf(levels, { width: SIDE, height: SIDE });
  const { pieces, ofPatch } = blockPieces(patches, { blockNum: 4, copies: 1 }, DEFAULT_CUTTING);
  const block = { name: 'Compass', blockNum: 4, levels, width: SIDE, height: SIDE, covers: [], copies: 1 };
  const templates = templatesOf([block], DEFAULT_CUTTING.seam, () => true, new SewnBlocks());
  return { patches, groups, pieces, ofPatch, templates };
}

/** Returns the mean of a patch's corners, in inches from the middle of the block. */
function middleOf({ corners }: SewnPatch) {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { x: mean(corners.map(({ x }) => x)) - SIDE / 2, y: mean(corners.map(({ y }) => y)) - SIDE / 2 };
}

/** Returns where a point is after each turn and mirror image that a square has. */
function imagesOf({ x, y }: { x: number; y: number }): [number, number][] {
  return [1, -1].flatMap((a) =>
    [1, -1].flatMap((b): [number, number][] => [
      [a * x, b * y],
      [a * y, b * x],
    ]),
  );
}

/** Returns the index of the patch that is as large as another and has its middle at (x, y). */
function indexAt(patches: readonly SewnPatch[], { area }: SewnPatch, x: number, y: number): number {
  return patches.findIndex((other) => {
    const middle = middleOf(other);
    return Math.abs(other.area - area) < 0.01 && Math.hypot(middle.x - x, middle.y - y) < 0.01;
  });
}

describe('the pieces of a drafted compass', () => {
  it('cuts its four corners alike', () => {
    const { patches, groups, pieces, ofPatch } = cutsOf(compass(8, 125));
    const corners = patches.flatMap(({ corners: path }, index) =>
      path.some(({ x, y }) => x % SIDE === 0 && y % SIDE === 0) ? [index] : [],
    );
    expect(corners).toHaveLength(4);
    expect(new Set(corners.map((index) => ofPatch[index])).size).toBe(1);
    expect(groups.filter((group) => corners.some((index) => group.patches.includes(index)))).toHaveLength(1);
    /*
     * A corner finishes 6″ × 6″. Its tips have no angle: each is cut across at 2½ seams beyond the corner, 0.625″. With a
     * seam of ¼″ at the other side: 6.875″.
     */
    expect(pieces.map(({ one }) => cutWords(one))).toContain('4 squares 6⅞″');
  });

  const star = fc.record({
    times: fc.constantFrom(4, 8, 12, 16),
    valley: fc.integer({ min: 60, max: 400 }),
    radius: fc.constantFrom(500, 450, 480.5),
    bulge: fc.constantFrom(0, 0.1, -0.1),
  });

  it('has one group and one size for the images of a patch under the symmetry of a block', () => {
    fc.assert(
      fc.property(star, ({ times, valley, radius, bulge }) => {
        const { patches, groups, ofPatch } = cutsOf(compass(times, valley, radius, bulge));
        for (const [index, patch] of patches.entries())
          for (const [x, y] of imagesOf(middleOf(patch))) {
            const image = indexAt(patches, patch, x, y);
            expect(image).toBeGreaterThanOrEqual(0);
            expect(groups.find((group) => group.patches.includes(index))?.patches).toContain(image);
            expect(ofPatch[image]).toBe(ofPatch[index]);
          }
      }),
      { numRuns: 12 },
    );
  });

  it('has room in each size for the template with its seam allowances', () => {
    fc.assert(
      fc.property(star, ({ times, valley, radius, bulge }) => {
        const { patches, pieces, ofPatch, templates } = cutsOf(compass(times, valley, radius, bulge));
        for (const { patch, lines } of templates) {
          // Chords replace the arcs of appliqué, and their mitres reach a little farther.
          if (!isByTemplate(patch.kind) || patch.kind === 'applique') continue;
          const { x, y } = middleOf(patch);
          const index = indexAt(patches, patch, x, y);
          const { width = 0, height = 0 } = pieces[ofPatch[index] ?? -1]?.one ?? {};
          const box = boundsOf(lines.cutting);
          expect(Math.max(width, height) - Math.max(box.width, box.height)).toBeGreaterThan(-ROUNDING);
          expect(Math.min(width, height) - Math.min(box.width, box.height)).toBeGreaterThan(-ROUNDING);
        }
      }),
      { numRuns: 12, examples: [[{ times: 16, valley: 60, radius: 480.5, bulge: 0.1 }]] },
    );
  });
});
