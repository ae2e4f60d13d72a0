import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { success, type Result } from '@quiltwright/shared/result';
import { CutRows } from '../estimate/cut-rows';
import type { Estimate } from '../estimate/estimate-types';
import { groundOf } from '../estimate/ground';
import { addSashing, rectanglePiece } from '../estimate/pieces';
import { sumUp } from '../estimate/sum-up';
import { generate } from '../generate/generate';
import { bandsOf } from '../scene/bands';
import { looksSeen } from './looks-seen';
import { SewnCuts } from './sewn-cuts';

/** How often it is told how far it is. */
const REPORTS = 100;

/**
 * The cloth that is sewn in a quilt of either kind: per fabric the square inches of every patch that is seen, of borders’
 * strips and of sashing, with their seam allowance. Fails with `too-many-copies`.
 */
export function yardage(
  quilt: Quilt,
  sewn = new SewnCuts(),
  report: (done: number) => void = () => undefined,
): Result<Estimate> {
  const generated = generate(quilt);
  const ground = groundOf(generated);
  if (!ground.ok) return ground;
  const looks = looksSeen(generated.blocks, (done) => report(done / 2));
  if (!looks.ok) return looks;
  const rows = new CutRows();
  const step = Math.ceil(looks.value.length / REPORTS);
  looks.value.forEach((look, index) => {
    const { blockNum, copies } = look;
    const tell = () => {
      report(0.5 + index / looks.value.length / 2);
    };
    if (index % step === 0) tell();
    rows.add(sewn.of(look, tell), { of: 'block', blockNum, copies });
  });
  sewn.end();
  addSashing(rows, generated);
  addBorders(rows, generated);
  return success(
    sumUp({ cuts: rows.byFabric(), ground: ground.value, groundFabric: generated.sashingFabric }),
  );
}

/** Adds straight borders: the strips at the sides are as long as what they go around, those above and below as wide as it is by then. */
function addBorders(rows: CutRows, quilt: Quilt): void {
  for (const { name, outer, hole, fabric } of bandsOf(quilt)) {
    if (name === 'sashing') continue;
    const place = { of: name, blockNum: 0 } as const;
    const strip = (width: number, length: number) => [
      { piece: rectanglePiece(width, length, fabric), each: 1 },
    ];
    if (!hole) {
      rows.add(strip(outer.width, outer.length), { ...place, copies: 1 });
      continue;
    }
    const width = hole.x - outer.x;
    rows.add(strip(width, hole.length), { ...place, copies: 2 });
    rows.add(strip(outer.width, width), { ...place, copies: 2 });
  }
}
