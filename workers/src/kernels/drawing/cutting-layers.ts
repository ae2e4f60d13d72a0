import { cornerstoneBoxes } from '@quiltwright/shared/quilting/bands/band-areas';
import type { Outline } from '@quiltwright/shared/geometry/outline';
import { turnedOutline } from '@quiltwright/shared/geometry/turned-outline';
import { rectangle } from '../print/paper/marks';
import type { PrintedFabric } from '../print/paper/print-types';
import { bandOutlines, outlinesOf, type DrawnParts } from './filled-patches';
import { escapedXml, pathOf } from './svg';

/** Width of the thin lines that cutting machines follow, in inches. */
const LINE = 0.01;

/**
 * Colours of the outlines, one for each layer in turn. Cutting machines and their programs also tell layers apart by
 * colour.
 */
const COLOURS = [
  ...['#c1272d', '#0071bc', '#39833c', '#93278f', '#b35900', '#00827f', '#5a4fcf', '#7a5c3e'],
  ...['#d4145a', '#2e3192', '#6b7a00', '#1f2a44'],
];

/**
 * Returns SVG layers with the outlines of all bands (borders and sashing) and patches, without fill. There is one
 * Inkscape layer for each fabric, with the fabric's name.
 */
export function cuttingLayers({ bands, copies }: DrawnParts, fabrics: readonly PrintedFabric[]): string[] {
  const names = new Map(fabrics.map(({ fabricNum, name }) => [fabricNum, name]));
  const layers = new Map<number, string[]>();
  const add = (fabric: number, outlines: readonly Outline[]) => {
    const layer = layers.get(fabric) ?? [];
    layers.set(fabric, layer);
    layer.push(`<path d="${pathOf(outlines)}"/>`);
  };
  for (const band of bands) {
    // Sashing lies under blocks and cornerstones, so only the parts between them are cut.
    const holes =
      band.name === 'sashing'
        ? [
            ...copies.map(({ block: { width, height }, to }) =>
              turnedOutline(rectangle({ x: 0, y: 0, width, height }), to),
            ),
            ...cornerstoneBoxes(bands).map(rectangle),
          ]
        : [];
    add(band.fabric, [...bandOutlines(band), ...holes]);
  }
  for (const { block, to } of copies)
    for (const patch of block.patches)
      add(
        patch.fabric,
        outlinesOf(patch).map((outline) => turnedOutline(outline, to)),
      );
  return [...layers].map(([fabric, paths], index) => {
    const name = escapedXml(fabric === 0 ? 'No fabric' : (names.get(fabric) ?? `Fabric ${fabric}`));
    const colour = COLOURS[index % COLOURS.length] ?? '#000';
    return [
      `<g id="fabric${fabric}" inkscape:groupmode="layer" inkscape:label="${name}" fill="none" stroke="${colour}" stroke-width="${LINE}">`,
      `<title>${name}</title>`,
      ...paths,
      '</g>',
    ].join('\n');
  });
}
