import type { Size } from '@quiltwright/shared/geometry/box';
import type { AddedBorder } from '@quiltwright/shared/model/free-form/commands/borders/added-borders';
import type { PiecedWay } from '@quiltwright/shared/model/free-form/commands/borders/pieced-ways';
import { exactInches, formatSize } from '@quiltwright/shared/ruler/lengths';

/** Returns the name of a way to piece a border: Coping of 2″ at the sides and 1″ at the top and bottom. */
export function wayInWords({ kind, unit, spacer, columns, rows }: PiecedWay, quilt: Size): string {
  const units = `${columns} and ${rows} units`;
  switch (kind) {
    case 'fits':
      return `${units} of ${exactInches(unit)}`;
    case 'coping':
      return `${units}, with coping of ${stripsInWords(spacer)}`;
    case 'spacer':
      return `${units}, with a spacer border of ${stripsInWords(spacer)}`;
    case 'size':
      return `${units} of ${exactInches(unit)}${spacer ? `, with a spacer border of ${stripsInWords(spacer)}` : ''}`;
    case 'stretched':
      return `${units}, ${exactInches(quilt.width / columns)} and ${exactInches(quilt.height / rows)} long`;
  }
}

/** Returns the arithmetic of a way: 46″ + 2 × 2″ = 50″ = 10 × 5″. The last line is the size of the quilt. */
export function arithmeticOf({ kind, unit, spacer, columns, rows, total }: PiecedWay, quilt: Size): string[] {
  const line = (length: number, strip: number | undefined, count: number) => {
    const whole = length + 2 * (strip ?? 0);
    const each = exactInches(kind === 'stretched' ? whole / count : unit);
    const sum = strip === undefined ? '' : ` + 2 × ${exactInches(strip)} = ${exactInches(whole)}`;
    return `${exactInches(length)}${sum} = ${count} × ${each}`;
  };
  return [
    line(quilt.width, spacer?.width, columns),
    line(quilt.height, spacer?.endWidth, rows),
    `${formatSize(total.width, total.height)} in all`,
  ];
}

/** Returns the arithmetic of the spacer that brings a quilt to whole inches: 50.912″ + 2 × 0.544″ = 52″. */
export function wholeInWords(quilt: Size, { width, endWidth }: AddedBorder): string[] {
  return [
    `${exactInches(quilt.width)} + 2 × ${exactInches(width)} = ${exactInches(quilt.width + 2 * width)}`,
    `${exactInches(quilt.height)} + 2 × ${exactInches(endWidth)} = ${exactInches(quilt.height + 2 * endWidth)}`,
  ];
}

function stripsInWords(spacer: AddedBorder | null): string {
  if (!spacer) return '';
  const [side, end] = [exactInches(spacer.width), exactInches(spacer.endWidth)];
  return side === end ? side : `${side} at the sides and ${end} at the top and bottom`;
}
