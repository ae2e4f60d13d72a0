import { fabricAppearance } from '@quiltwright/shared/library/fabric-appearance';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { ClothShares } from '@quiltwright/shared/model/cloth/cloths-beside';
import { lightness } from '@quiltwright/shared/model/cloth/oklab';
import { suitingCloths, type Setting } from './suiting-cloths';

export function fabricOf(fabricNum: number): Fabric {
  return {
    ...{ fabricNum, paletteNum: 2, fabricName: '', userFabricName: '' },
    ...{ fabricUrl: 'cloth.webp', swatchUrl: 'swatch.webp' },
    averageColour: colourOf(fabricNum),
  };
}

export function colourOf(fabricNum: number): string {
  return fabricAppearance.get(fabricNum)?.colour ?? '';
}

const lightnesses = new Map(
  [...fabricAppearance].map(([fabricNum, { colour }]) => [fabricNum, lightness(colour)]),
);
export const lightnessOf = (fabricNum: number) => lightnesses.get(fabricNum) ?? NaN;
export const numbers = [...fabricAppearance.keys()];
/** All fabrics of the library. */
export const library = numbers.map(fabricOf);

/** Returns the numbers of the suggestions for a quilt of some fabrics, the most used first. */
export function suggestedIn(
  used: readonly number[],
  { near = [], ...setting }: Partial<Omit<Setting, 'near'>> & { near?: readonly number[] },
  among = library,
): number[] {
  const none = new Map<number, number>();
  const seam = { part: 'border', beside: none, touching: none, outer: 0, sashing: 0, ...setting } as const;
  return suitingCloths({ ...seam, near: new Set(near), used: used.map(fabricOf) }, among).map(
    ({ fabricNum }) => fabricNum,
  );
}

/** Returns the shares of a seam that some fabrics have equally. */
export function evenly(beside: readonly number[]): ClothShares {
  return new Map(beside.map((fabricNum) => [fabricNum, 1 / beside.length]));
}
