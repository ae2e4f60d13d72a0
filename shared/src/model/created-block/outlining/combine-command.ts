import { combinedAll, type Combination } from '../../../geometry/combining/combined.js';
import type { Loop } from '../../../geometry/combining/loops.js';
import { areaOf, bulged } from '../../../geometry/outline.js';
import { outlineCornersOf } from '../../../quilting/shapes/corners-of-shape.js';
import { cornerAt, shapeThrough } from '../../../quilting/shapes/outline-corners.js';
import { faultIn } from '../../../quilting/shapes/faults/shape-fault.js';
import type { OutlineFault } from '../../../quilting/shapes/faults/outline-fault.js';
import type { Shape } from '../../../quilting/shapes/shape.js';
import type { CreatedBlockDesign } from '../created-block-document.js';
import { nextShapeNum, roomLeft, withLevels } from '../design-shapes.js';
import { selectedShapes, type Drawing, type DrawingCommand } from '../drawing.js';
import type { Selection } from '../../selection.js';
import { editSelected } from '../edit.js';
import { reformed } from '../fine-edges.js';
import { withoutShapes } from '../links.js';
import { withShapes } from '../reshape.js';

/**
 * Why shapes can’t be combined. `nothing` means that no area is left, `hole` that the result has a hole, `unclear` that
 * their edges almost touch, and `many` that they have too many corners to combine at once.
 */
export type CombinationFault = OutlineFault | 'nothing' | 'hole' | 'unclear' | 'many' | 'no-room';

/**
 * Combines the selected shapes into one. The shape that was selected first keeps its fabric, layer and order. The others
 * are added to it, cut out of it, or intersected with it, and removed. A result in several parts is several shapes.
 */
const combine: DrawingCommand<Combination> = editSelected({
  label: (how) => ({ key: labels[how] }),
  allowed: (drawing, how) => drawing.selection.size > 1 && combinedShapes(drawing, how).fault === null,
  change: (drawing, how, newIds) => {
    const { lead, others } = partsOf(drawing);
    const [first, ...rest] = combinedShapes(drawing, how).shapes;
    if (!lead || !first) return {};
    const nums = new Set(others.map(({ shapeNum }) => shapeNum));
    const design = withoutShapes(withoutLinksWithin(drawing), nums);
    let shapeNum = nextShapeNum(drawing.document.design, newIds);
    const more = rest.map((fields) => ({ ...reformed(lead, fields), shapeNum: shapeNum++ }));
    const changed = withShapes(design, new Map([[lead.shapeNum, reformed(lead, first)]]));
    return {
      design: withShapesAfter(changed, lead.shapeNum, more),
      selection: new Set([lead.shapeNum, ...more.map((shape) => shape.shapeNum)]),
    };
  },
});

const labels = { add: 'shapesAdded', subtract: 'shapesSubtracted', intersect: 'shapesIntersected' } as const;

export const combineCommands = { combine } as const;

interface Combined {
  shapes: ReturnType<typeof shapeThrough>[];
  fault: CombinationFault | null;
}

/** The results for each design and selection. The screen asks whether a command can run whenever it is drawn. */
const known = new WeakMap<CreatedBlockDesign, WeakMap<Selection, Map<Combination, Combined>>>();

/** Returns the forms and places of the shapes that a combination makes, or why there are none. */
export function combinedShapes(drawing: Drawing, how: Combination): Combined {
  const { document, selection } = drawing;
  const bySelection = known.get(document.design) ?? new WeakMap<Selection, Map<Combination, Combined>>();
  known.set(document.design, bySelection);
  const results = bySelection.get(selection) ?? new Map<Combination, Combined>();
  bySelection.set(selection, results);
  const result = results.get(how) ?? shapesOf(drawing, how);
  results.set(how, result);
  return result;
}

function shapesOf(drawing: Drawing, how: Combination): Combined {
  const refused = (fault: CombinationFault) => ({ shapes: [], fault });
  const { lead, others } = partsOf(drawing);
  if (!lead) return refused('nothing');
  const loops = combinedAll(loopOf(lead), others.map(loopOf), how);
  if (typeof loops === 'string') return refused(loops);
  if (loops.length === 0) return refused('nothing');
  if (loops.some((loop) => areaOf(bulged(loop)) < 0)) return refused('hole');
  const shapes = loops.map((loop) => shapeThrough(loop.map(({ x, y, bulge }) => cornerAt(x, y, bulge))));
  const fault = shapes.map(faultIn).find((each) => each !== null);
  if (fault) return refused(fault);
  return shapes.length - 1 - others.length > roomLeft(drawing.document.design)
    ? refused('no-room')
    : { shapes, fault: null };
}

/** Returns the shape that was selected first, and the other selected shapes, bottom first. */
function partsOf(drawing: Drawing): { lead: Shape | undefined; others: Shape[] } {
  const shapes = selectedShapes(drawing).map(({ shape }) => shape);
  const [first] = drawing.selection;
  const lead = shapes.find(({ shapeNum }) => shapeNum === first) ?? shapes[0];
  return { lead, others: shapes.filter((shape) => shape !== lead) };
}

function loopOf(shape: Shape): Loop {
  return outlineCornersOf(shape).map(([x, y, bulge]) => ({ x, y, bulge }));
}

/** Returns the design without the links between two or more of the selected shapes, which become one shape. */
function withoutLinksWithin({ document: { design }, selection }: Drawing): CreatedBlockDesign {
  const links = design.links.filter(
    (link) => link.filter(({ shapeNum }) => selection.has(shapeNum)).length < 2,
  );
  return links.length === design.links.length ? design : { ...design, links };
}

/** Returns the design with more shapes just above a shape, on its layer. */
function withShapesAfter(
  design: CreatedBlockDesign,
  num: number,
  more: readonly Shape[],
): CreatedBlockDesign {
  if (more.length === 0) return design;
  const levels = design.block.levels.map((level) =>
    level.flatMap((shape) => (shape.shapeNum === num ? [shape, ...more] : [shape])),
  );
  return withLevels(design, levels);
}
