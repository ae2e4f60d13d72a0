import type { Point } from '@quiltwright/shared/geometry/point';
import { snappingBeside } from '../../editor/tools/placement-items';
import type { ArrangementTable } from '../../editor/tools/arrangement-table';
import { boxAround } from '../../model/free-form/fitting';
import { nothingSelected } from '../../model/selection';
import type { Position } from '../../render/camera';

/** Inches from which what is pasted is pulled. */
const REACH = 0.75;

/**
 * Where what was copied goes: its middle, in inches, under the pointer, and on to what it aligns with there; null where the
 * pointer isn't over the quilt.
 *
 * @param at the pointer, in inches from the quilt's corner; null where it is elsewhere
 */
export function pastePlace(table: ArrangementTable, at: Position | null): Point | null {
  const { clipboard, document } = table.arrangement();
  const { quiltWidth, quiltLength } = document.design.quilt;
  const box = boxAround(clipboard?.placements ?? []);
  if (!at || !box || at.x < 0 || at.y < 0 || at.x > quiltWidth || at.y > quiltLength) return null;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const way = { x: at.x - middle.x, y: at.y - middle.y };
  const { by } = snappingBeside(nothingSelected, table).move(box, way, table.snaps() ? REACH : 0);
  return { x: middle.x + by.x, y: middle.y + by.y };
}
