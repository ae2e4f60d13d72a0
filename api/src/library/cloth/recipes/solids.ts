import { oklch } from '../colour.js';
import { solid } from '../kinds/solid.js';
import { type Recipe } from '../recipe.js';

/** The lightness, chroma and hue of a fabric's colour, as for `oklch`. */
type Shade = readonly [lightness: number, chroma: number, hue: number];

/** Solid fabrics over the whole colour wheel, by the number of their palette. */
export const solids: readonly (readonly [paletteNum: number, recipes: readonly Recipe[]])[] = [
  shades(2, {
    'Forget Me Not': [0.78, 0.085, 255],
    'Baby Cornflower': [0.7, 0.11, 262],
    'Bluebird Wing': [0.58, 0.14, 252],
    'Cobalt Glass': [0.45, 0.19, 264],
    Delphinium: [0.55, 0.16, 272],
    'Harbor Slate': [0.47, 0.05, 245],
    'Stone Washed': [0.66, 0.055, 250],
    'Robin Sky': [0.87, 0.045, 225],
    'Ink Bottle': [0.25, 0.055, 262],
    'Marine Blue': [0.36, 0.13, 262],
  }),
  shades(3, {
    Honeydew: [0.92, 0.06, 130],
    'Granny Apple': [0.78, 0.15, 128],
    'Kelly Lane': [0.56, 0.15, 148],
    'Clover Field': [0.47, 0.12, 145],
    Jadeite: [0.8, 0.07, 160],
    'Olive Jar': [0.5, 0.085, 112],
    'Avocado Peel': [0.4, 0.07, 122],
    'Bottle Green': [0.32, 0.075, 158],
    'Eucalyptus Bark': [0.7, 0.035, 150],
    Chartreuse: [0.86, 0.16, 115],
  }),
  shades(4, {
    'Lemon Peel': [0.9, 0.16, 100],
    'Sunflower Petal': [0.84, 0.16, 88],
    Daffodil: [0.91, 0.13, 97],
    'Butter Churn': [0.93, 0.055, 95],
    'School Bus': [0.8, 0.165, 78],
    'Straw Hat': [0.84, 0.08, 88],
    Dijon: [0.71, 0.12, 90],
    'Antique Gold': [0.73, 0.13, 80],
  }),
  shades(5, {
    'Fire Engine': [0.55, 0.21, 28],
    Ladybug: [0.5, 0.19, 26],
    'Garnet Ring': [0.38, 0.14, 20],
    Oxblood: [0.31, 0.1, 22],
    'Tomato Soup': [0.6, 0.19, 32],
    'Madder Root': [0.44, 0.13, 32],
    'Cranberry Bog': [0.43, 0.16, 14],
    'Brick Oven': [0.5, 0.13, 36],
  }),
  shades(6, {
    Tangelo: [0.7, 0.19, 46],
    Cantaloupe: [0.8, 0.12, 56],
    'Peach Fuzz': [0.88, 0.065, 58],
    'Mango Slice': [0.77, 0.155, 66],
    'Terracotta Pot': [0.58, 0.13, 42],
    'Burnt Sienna': [0.5, 0.12, 45],
    'Rusted Gate': [0.45, 0.125, 40],
    'Melon Ball': [0.77, 0.125, 38],
  }),
  shades(7, {
    'Bubble Gum': [0.79, 0.11, 355],
    'Powder Puff': [0.91, 0.035, 5],
    'Peony Petal': [0.75, 0.13, 0],
    'Hot Lips': [0.62, 0.21, 3],
    'Magenta Silk': [0.52, 0.2, 350],
    Rosewater: [0.84, 0.06, 15],
    'Dusty Rose': [0.68, 0.075, 12],
    'Double Bubble': [0.66, 0.165, 352],
    'Mauve Glove': [0.58, 0.085, 350],
  }),
  shades(8, {
    'Jet Button': [0.2, 0.002, 90],
    'Midnight Wool': [0.265, 0.003, 270],
  }),
  shades(9, {
    'Silver Thimble': [0.82, 0.004, 250],
    'Steel Needle': [0.65, 0.012, 250],
    'Graphite Line': [0.42, 0.006, 260],
    'Pussy Willow': [0.73, 0.012, 70],
    'Zinc Pail': [0.55, 0.008, 230],
    'Morning Fog': [0.89, 0.004, 240],
    'Wet Pavement': [0.35, 0.01, 250],
  }),
  shades(10, {
    'Antique Ivory': [0.965, 0.032, 98],
    'Natural Cotton': [0.942, 0.009, 75],
    'Eggshell Cream': [0.957, 0.027, 68],
    Parchment: [0.925, 0.035, 90],
    Oyster: [0.91, 0.012, 85],
    'Raw Linen': [0.88, 0.025, 80],
  }),
  shades(12, {
    'Lavender Sachet': [0.85, 0.05, 300],
    Crocus: [0.68, 0.12, 302],
    'Grape Jelly': [0.4, 0.14, 308],
    'Iris Bloom': [0.52, 0.165, 290],
    'Aubergine Skin': [0.29, 0.075, 320],
    'Orchid Corsage': [0.68, 0.14, 325],
    'Thistle Down': [0.76, 0.05, 312],
    Boysenberry: [0.44, 0.13, 332],
    Periwinkle: [0.69, 0.105, 280],
  }),
  shades(13, {
    'Cocoa Powder': [0.46, 0.055, 45],
    Mocha: [0.54, 0.05, 55],
    'Caramel Drop': [0.62, 0.1, 65],
    Gingersnap: [0.55, 0.105, 58],
    'Walnut Shell': [0.37, 0.045, 52],
    'Khaki Drill': [0.72, 0.045, 88],
    'Doe Skin': [0.81, 0.04, 72],
  }),
  shades(14, {
    'Turquoise Bead': [0.75, 0.11, 195],
    'Peacock Eye': [0.5, 0.1, 215],
    'Aqua Fresca': [0.88, 0.055, 195],
    'Deep Spruce': [0.35, 0.06, 190],
    'Jade Button': [0.65, 0.1, 172],
    'Mermaid Tail': [0.58, 0.1, 188],
    Spearmint: [0.82, 0.085, 172],
    Petrol: [0.39, 0.07, 215],
  }),
  shades(19, {
    'Optic White': [0.992, 0.001, 240],
    'Porcelain White': [0.967, 0.005, 235],
    Marshmallow: [0.982, 0.013, 80],
    'Pearl White': [0.95, 0.006, 60],
  }),
];

function shades(
  paletteNum: number,
  list: Readonly<Record<string, Shade>>,
): readonly [number, readonly Recipe[]] {
  return [paletteNum, Object.entries(list).map(([name, [l, c, h]]) => solid(name, oklch(l, c, h)))];
}
