import { counted } from '@quiltwright/shared/counted';
import { listed } from '@quiltwright/shared/listed';

/** The texts of the shopping list. Sizes and lengths arrive as words, such as 2½″. */
export const shoppingTexts = {
  title: 'Shopping list',
  columns: { fabric: 'Fabric', use: 'For', cut: 'Cut length', yards: 'Yards', metres: 'Metres' },
  quarters: (size: string) => `Fat quarters of ${size}`,
  fabric: (width: string) => `Fabric ${width} wide`,
  roundedUp: 'Rounded up to the next ⅛ yard. ',
  shrinkage: (percent: number) =>
    percent > 0 ? `With ${percent} % for shrinkage` : 'Nothing added for shrinkage',
  tooMuch: 'more than can be planned',
  tooLarge: 'a piece is too large',
  binding: 'Binding',
  biasSquares: (count: number, side: string) => `Cut on the bias, from ${counted(count, 'square')} ${side}`,
  bindingStrips: (count: number, width: string) => `${counted(count, 'strip')} ${width}`,
  total: (spare: string) => `Fabric for the top and binding, ${spare}`,
  tight: (warning: string, cloths: readonly string[]) => `${warning} of ${listed(cloths)}`,
  theBinding: 'the binding',
  theBacking: 'the backing',
  backing: 'Backing',
  panels: (count: number, length: string, width: string) =>
    `${counted(count, 'panel')} of ${length}, fabric ${width} wide`,
  batting: 'Batting',
  missing: (amount: string) => `about ${amount} missing from this list`,
};
