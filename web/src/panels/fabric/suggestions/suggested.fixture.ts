import { fabricAppearance } from '@quiltwright/shared/library/fabric-appearance';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { ClothShares } from '@quiltwright/shared/model/cloth/cloths-beside';
import { lightness, oklab, type Oklab } from '@quiltwright/shared/model/cloth/oklab';
import { suitingCloths, type Setting } from './suiting-cloths';

const fabrics = new Map<number, Fabric>();

/** Returns the fabric with this number, the same object each time. As in the app, its colour is computed only once. */
export function fabricOf(fabricNum: number): Fabric {
  const fabric = fabrics.get(fabricNum) ?? {
    ...{ fabricNum, paletteNum: 2, fabricName: '', userFabricName: '' },
    ...{ fabricUrl: 'cloth.webp', swatchUrl: 'swatch.webp' },
    averageColour: colourOf(fabricNum),
  };
  fabrics.set(fabricNum, fabric);
  return fabric;
}

export function colourOf(fabricNum: number): string {
  return fabricAppearance.get(fabricNum)?.colour ?? '';
}

const lightnesses = new Map(
  [...fabricAppearance].map(([fabricNum, { colour }]) => [fabricNum, lightness(colour)]),
);
export const lightnessOf = (fabricNum: number) => lightnesses.get(fabricNum) ?? NaN;
const oklabs = new Map([...fabricAppearance].map(([fabricNum, { colour }]) => [fabricNum, oklab(colour)]));
export const oklabOf = (fabricNum: number): Oklab => oklabs.get(fabricNum) ?? oklab('');
export const numbers = [...fabricAppearance.keys()];
/** All fabrics of the library. */
export const library = numbers.map(fabricOf);

/**
 * Returns the numbers of the fabrics that are suggested for a quilt, the best first.
 * @param used the numbers of the quilt's fabrics, the most used first
 */
export function suggestedIn(
  used: readonly number[],
  { near = [], ...setting }: Partial<Omit<Setting, 'near'>> & { near?: readonly number[] },
  among = library,
): number[] {
  const none = new Map<number, number>();
  const seam = { part: 'border', beside: none, touching: none, ...setting } as const;
  return suitingCloths({ ...seam, near: new Set(near), used: used.map(fabricOf) }, among).map(
    ({ fabricNum }) => fabricNum,
  );
}

/** Returns an equal share of a seam for each of these fabrics. */
export function evenly(beside: readonly number[]): ClothShares {
  return new Map(beside.map((fabricNum) => [fabricNum, 1 / beside.length]));
}
