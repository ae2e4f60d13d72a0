import type { Remembered } from '../remembered';
import { cutPiecesOf, type QuiltPatches } from './pieces/cut-pieces';
import type { Alternative, CuttingSettings, CutPiece, FabricPlan, FabricSettings } from './cutting-types';
import { byFabric, planFabric } from './plan-fabric';
import type { StripPlan } from './strip-plan';

const OTHERS: readonly (Pick<Alternative, 'kind' | 'method'> & { own: FabricSettings })[] = [
  { kind: 'halfSquareTriangle', method: 'two', own: { halfSquareTriangle: 'two' } },
  { kind: 'halfSquareTriangle', method: 'eight', own: { halfSquareTriangle: 'eight' } },
  { kind: 'goose', method: 'one', own: { goose: 'one' } },
  { kind: 'goose', method: 'four', own: { goose: 'four' } },
];

/**
 * The greatest number of fabrics that another cutting method may affect. If it affects more, it isn't offered as an
 * alternative, because each affected fabric has to be planned again. In a scrap quilt, one change of method can affect
 * many fabrics.
 */
const MOST_FABRICS = 4;

/**
 * Returns the other methods for cutting a fabric's half-square triangles and flying geese. Each method comes with the
 * new purchases of all fabrics that it changes. Leaves out methods that affect more than four fabrics.
 */
export function alternativesOf(
  { fabric }: Pick<FabricPlan, 'fabric'>,
  {
    patches,
    others,
    settings,
    known,
    tell,
  }: {
    patches: readonly QuiltPatches[];
    others: readonly CutPiece[];
    settings: CuttingSettings;
    known: Remembered<StripPlan>;
    /** Called repeatedly during long work, so that the worker doesn't count as stuck. */
    tell: () => void;
  },
): Alternative[] {
  return OTHERS.flatMap(({ kind, method, own }) => {
    const concerned = new Set<number>();
    for (const patch of patches) {
      if (patch.fabric !== fabric || patch.partner === null || unitOf(patch) !== kind) continue;
      concerned.add(fabric).add(patch.partner);
    }
    if (concerned.size === 0 || concerned.size > MOST_FABRICS) return [];
    const ofThese = patches.filter((patch) => concerned.has(patch.fabric));
    const otherSettings = {
      ...settings,
      fabrics: { ...settings.fabrics, [fabric]: { ...settings.fabrics[fabric], ...own } },
    };
    const before = cutPiecesOf(ofThese, settings);
    const after = cutPiecesOf(ofThese, otherSettings);
    const isCutOtherwise = (one: number) => methodsIn(before, one) !== methodsIn(after, one);
    if (!isCutOtherwise(fabric)) return [];
    const bought: Alternative['bought'] = [];
    for (const [one, pieces] of byFabric([...after, ...others])) {
      if (!concerned.has(one) || !isCutOtherwise(one)) continue;
      tell();
      const plan = planFabric(one, pieces, { settings: otherSettings, known });
      if ('code' in plan) return [];
      bought.push({ fabric: one, bought: plan.bought });
    }
    return [{ kind, method, bought }];
  });
}

function unitOf({ kind }: QuiltPatches): Alternative['kind'] | null {
  if (kind === 'halfSquareTriangle') return kind;
  return kind === 'goose' || kind === 'sky' ? 'goose' : null;
}

function methodsIn(pieces: readonly CutPiece[], fabric: number): string {
  return pieces
    .filter((piece) => piece.fabric === fabric)
    .map(({ kind, method, width, height, count }) => [kind, method, width, height, count].join())
    .join(' ');
}
