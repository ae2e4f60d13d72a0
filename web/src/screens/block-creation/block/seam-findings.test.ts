import { seamChecks } from '@quiltwright/shared/drafting/seam-checks';
import type { Seam } from '@quiltwright/shared/geometry/seam';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { draftedMap } from '@quiltwright/shared/model/created-block/drafting/map-of-design';
import { after, next, place } from '@quiltwright/shared/model/created-block/drawing.fixture';
import type { Drawing } from '@quiltwright/shared/model/created-block/drawing';
import { expect, it } from 'vitest';
import { seamFindings } from './seam-findings';

const line = (x: number, y: number, toX: number, toY: number, bulge = 0): Seam => ({
  from: { x, y },
  to: { x: toX, y: toY },
  bulge,
});
const seams = (...all: Seam[]) => after(act(commands.addSeams, { seams: all, fabric: 1 }));
const findings = ({ document: { design } }: Drawing) =>
  seamFindings(
    seamChecks(draftedMap(design), { width: design.block.blockWidth, height: design.block.blockHeight }),
    design,
  );
const spokes = Array.from({ length: 10 }, (_, i) => {
  const angle = (Math.PI * i) / 5;
  return line(500, 500, 500 + 800 * Math.cos(angle), 500 + 800 * Math.sin(angle));
});

it.each([
  ['1 patch narrower than ⅜″', seams(line(30, 0, 30, 1000))],
  ['1 curve tighter than 1″', seams(line(0, 60, 60, 0, Math.SQRT2 - 1))],
  ['1 corner of more than 8 seams', seams(...spokes)],
  ['1 patch inside another', after(place(1, 0, 0, 1000, 1000), place(1, 400, 400, 200, 200, 2))],
])('says “%s”, and each fix ends that', (title, drawing) => {
  const [finding, ...others] = findings(drawing);
  expect(finding?.title).toBe(title);
  expect(others).toEqual([]);
  const fixes =
    finding?.fixes.flatMap(({ name, action }) => (action && name !== 'Select' ? action : [])) ?? [];
  expect(fixes.length).toBeGreaterThan(0);
  for (const fix of fixes) expect(findings(next(drawing, fix))).toEqual([]);
});

it('offers the next larger block in whole inches: 0.36 inches are ⅜ in a block of 13', () => {
  const [finding] = findings(seams(line(30, 0, 30, 1000)));
  expect(finding?.fixes.map(({ name }) => name)).toEqual([
    'Join to its neighbour',
    'Make the block 13″',
    'Show',
  ]);
});
