import { boundsOf } from '@quiltwright/shared/geometry/outline';
import { inches } from '@quiltwright/shared/geometry/units';
import { expect, it } from 'vitest';
import { freeFormQuilt, levelsOf, placementOf } from '@quiltwright/shared/quilting/quilts.fixture';
import type { Mark } from '../paper/marks';
import { pageArea } from '../paper/paper';
import { quiltToColour } from './colouring-page';
import { prepare } from '../../prepared/prepared-quilt';

const area = pageArea('letter', { across: 1, down: 1 });

function marksOf(width: number, length: number, border = 2): readonly Mark[] {
  const quilt = freeFormQuilt({
    ...{ quiltWidth: inches(width), quiltLength: inches(length) },
    ...{ borderWidth1: inches(border), borderFabric1: 14 },
    blocks: [placementOf(4, [], { levels: levelsOf([11]) })],
  });
  const pages = quiltToColour(prepare(quilt), { name: 'Runner', area });
  return pages.ok ? (pages.value[0]?.marks ?? []) : [];
}

const partsIn = (marks: readonly Mark[]) =>
  marks.flatMap((mark) => (mark.kind === 'clip' ? [{ ...mark.box, by: mark.by }] : []));

it.each([
  ['wide', 52, 16],
  ['long', 16, 52],
])('draws a %s runner in two parts, side by side', (_, width, length) => {
  const marks = marksOf(width, length);
  // Each part is (7.3 − 0.3) ÷ 2 = 3.5″ wide for 16″ of quilt, so 26″ of quilt are 5.69″. The whole quilt would be only
  // 2.58″ wide.
  const [first, second, ...others] = partsIn(marks);
  expect(others).toEqual([]);
  for (const part of [first, second]) {
    expect(part?.width).toBeCloseTo(3.5 + 0.02);
    expect(part?.height).toBeCloseTo((3.5 / 16) * 26 + 0.02);
  }
  expect((second?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo(3.8);
  // The second part begins where the first one ends.
  expect((first?.by.y ?? 0) - (second?.by.y ?? 0)).toBeCloseTo((3.5 / 16) * 26);
  const joins = marks.flatMap((mark) => (mark.kind === 'line' ? [mark.stroke.dash !== undefined] : []));
  expect(joins).toEqual([true, true]);
});

it('draws other quilts whole, and a wide one turned', () => {
  expect(partsIn(marksOf(40, 54))).toEqual([]);
  const [outer] = marksOf(54, 40);
  const place = outer?.kind === 'path' ? outer.places?.[0] : undefined;
  // In 7.3″ × 8.4″, a quilt of 40 × 54 is as high as the page. With 54 across, the scale would be only 7.3 ÷ 54 =
  // 0.135.
  expect(place?.scale).toBeCloseTo(8.4 / 54);
});

it('draws the edge of a quilt without a border, around its bare ground', () => {
  // The only block is 12″, so it reaches no edge of the quilt.
  const [edge] = marksOf(40, 54, 0);
  const outline = edge?.kind === 'path' ? boundsOf(edge.outlines[0] ?? []) : null;
  expect(outline).toEqual({ x: 0, y: 0, width: 40, height: 54 });
});
