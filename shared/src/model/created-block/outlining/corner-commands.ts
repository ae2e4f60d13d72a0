import type { OutlineFault } from '../../../quilting/shapes/faults/outline-fault.js';
import { outlineCornersOf } from '../../../quilting/shapes/corners-of-shape.js';
import { shapeThrough } from '../../../quilting/shapes/outline-corners.js';
import { faultThrough } from '../../../quilting/shapes/faults/shape-fault.js';
import { OWN_OUTLINE, type OutlineCorner, type Shape } from '../../../quilting/shapes/shape.js';
import type { PlainLabel } from '../../history-words.js';
import type { CreatedBlockDesign } from '../created-block-document.js';
import { selectedShapes, type Drawing, type DrawingCommand } from '../drawing.js';
import { editSelected } from '../edit.js';
import { fine, inUnits, reformed } from '../fine-edges.js';
import { partnersOf } from '../links.js';
import { withShapes } from '../reshape.js';
import { sideSnapper } from '../side-snapping.js';
import { cornersAfter, type CornerEdit } from './corner-edits.js';

type Of<Kind extends CornerEdit['kind']> = Omit<Extract<CornerEdit, { kind: Kind }>, 'kind'>;

/** An edit that quickly follows another one with the same text continues its step of the history. */
export interface InBurst {
  burst?: string | undefined;
}

/** Moves a corner of the selected shape to a point in block units. */
const moveCorner = cornerCommand<Of<'move'> & InBurst>('cornerMoved', ({ corner, to }) => ({
  kind: 'move',
  corner,
  to,
}));

/** Adds a corner to a side of the selected shape, in its middle or at a point. */
const addCorner = cornerCommand<Of<'add'>>('cornerAdded', (edit) => ({ kind: 'add', ...edit }));

/** Removes a corner of the selected shape. */
const removeCorner = cornerCommand<Of<'remove'>>('cornerRemoved', (edit) => ({ kind: 'remove', ...edit }));

/** Bends a side of the selected shape. */
const bendSide = cornerCommand<Of<'bend'> & InBurst>('sideBent', ({ side, bulge }) => ({
  kind: 'bend',
  side,
  bulge,
}));

/**
 * Makes the selected shapes with their own outlines appliqué, or pieced with false. Appliqué lies on top and cuts
 * nothing. Linked copies change too.
 */
const setApplique: DrawingCommand<boolean> = editSelected({
  label: (isApplique) => ({ key: isApplique ? 'madeApplique' : 'madePieced' }),
  allowed: (drawing) => ownOutlines(drawing).length > 0,
  change: (drawing, isApplique) => {
    const shapes = [...ownOutlines(drawing), ...partnersOf(drawing).filter(hasOwnOutline)];
    const changed = shapes
      .filter(({ applique = false }) => applique !== isApplique)
      .map(({ applique: _, ...shape }): [number, Shape] => [
        shape.shapeNum,
        isApplique ? { ...shape, applique: true } : shape,
      ]);
    return { design: withShapes(drawing.document.design, new Map(changed)) };
  },
});

export const cornerCommands = { moveCorner, addCorner, removeCorner, bendSide, setApplique } as const;

/** Makes a command that edits the outline of the only selected shape. Its linked copies follow. */
function cornerCommand<Argument extends object>(
  label: PlainLabel,
  editOf: (argument: Argument) => CornerEdit,
): DrawingCommand<Argument> {
  return editSelected<Argument>({
    label,
    allowed: (drawing, argument) => outlineAfter(drawing, editOf(argument))?.fault === null,
    change: (drawing, argument) => {
      const after = outlineAfter(drawing, editOf(argument));
      const [laid] = selectedShapes(drawing);
      if (!laid || !after) return {};
      const { design } = drawing.document;
      const next = reformed(laid.shape, shapeThrough(after.corners));
      return {
        design: isSame(laid.shape, next) ? design : withShapes(design, new Map([[next.shapeNum, next]])),
      };
    },
    mergeKey: (argument) => {
      const burst = 'burst' in argument && argument.burst;
      return typeof burst === 'string' ? `${label} ${burst}` : undefined;
    },
  });
}

/** The outline after an edit, and why a shape can’t have it; null if it can. */
export interface EditedOutline {
  corners: readonly OutlineCorner[];
  fault: OutlineFault | null;
}

/**
 * Returns the outline of the only selected shape after an edit. A moved corner snaps to lines very near to it. Null if
 * several shapes are selected, or if the shape has no such corner.
 */
export function outlineAfter(drawing: Drawing, edit: CornerEdit): EditedOutline | null {
  const [laid, another] = selectedShapes(drawing);
  if (!laid || another) return null;
  const { design } = drawing.document;
  const snapped = edit.kind === 'move' ? { ...edit, to: onLines(design, laid.shape, edit.to) } : edit;
  const corners = cornersAfter(outlineCornersOf(laid.shape), snapped);
  return corners && { corners, fault: faultThrough(corners) };
}

function onLines(design: CreatedBlockDesign, { shapeNum }: Shape, { x, y }: { x: number; y: number }) {
  const snapSide = sideSnapper(design, new Set([shapeNum]));
  return { x: inUnits(snapSide(fine(x), 'x')), y: inUnits(snapSide(fine(y), 'y')) };
}

function isSame(one: Shape, other: Shape): boolean {
  return (
    one.shapeType === other.shapeType &&
    JSON.stringify(outlineCornersOf(one)) === JSON.stringify(outlineCornersOf(other))
  );
}

function ownOutlines(drawing: Drawing): Shape[] {
  return selectedShapes(drawing)
    .map(({ shape }) => shape)
    .filter(hasOwnOutline);
}

function hasOwnOutline({ shapeType }: Shape): boolean {
  return shapeType === OWN_OUTLINE;
}
