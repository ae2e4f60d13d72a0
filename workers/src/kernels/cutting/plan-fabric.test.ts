import { expect, it } from 'vitest';
import { Remembered } from '../remembered';
import { planFabric } from './plan-fabric';
import type { StripPlan } from './strip-plan';
import { NOTHING_TO_SPARE, pieceOf } from './strip-plan.fixture';

/** A memory of strip plans that returns `plan` for every key. */
class Known extends Remembered<StripPlan> {
  constructor(readonly plan: StripPlan) {
    super();
  }

  override get(): StripPlan {
    return this.plan;
  }
}

it('is proven by the purchase, not by the cut length', () => {
  /*
   * 24 strips of 1½″ are 36″. The bound of 34½″ is one strip less. Both are 8 eighths of a yard. With 2 % shrinkage
   * they are 36 ÷ 0.98 = 36.73″ and 35.20″, so 9 eighths are planned but 8 may be enough.
   */
  const known = new Known({ strips: [{ count: 24, height: 1.5, columns: [], left: 0 }], bound: 34.5 });
  const provenAt = (shrinkage: number) =>
    planFabric(11, [pieceOf(42, 1.5, 24)], { settings: { ...NOTHING_TO_SPARE, shrinkage }, known });
  expect(provenAt(0)).toMatchObject({ proven: true, bought: { eighths: 8 } });
  expect(provenAt(2)).toMatchObject({ proven: false, bought: { eighths: 9 } });
});
