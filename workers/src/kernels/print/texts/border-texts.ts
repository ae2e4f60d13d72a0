/** The texts of the steps that sew on borders. Sizes are cut sizes, and arrive as words, such as 2½″ × 40½″. */
export const borderTexts = {
  only: (cloth: string) => `The border: ${cloth}`,
  named: (border: string, cloth: string) => `${border}: ${cloth}`,
  onePiece: (size: string) => `The border is one piece ${size}.`,
  sides: (count: number, size: string) =>
    `Measure the quilt from top to bottom through its middle. Cut ${count} side borders to that length (${size} in the plan). Sew on the side borders.`,
  topAndBottom: (count: number, size: string) =>
    `Then measure the quilt from side to side through its middle. Cut ${count} top and bottom borders to that length (${size} in the plan). Sew on the top and bottom borders.`,
  mitredMeasures: (size: string) =>
    `Measure the quilt through its middle in both directions. In the plan it measures ${size}. If your quilt differs, cut the strips longer or shorter by the difference.`,
  mitredStrips: (
    sides: { count: number; size: string },
    ends: { count: number; size: string },
    seam: string,
  ) =>
    `Sew ${sides.count} strips ${sides.size} to the sides and ${ends.count} strips ${ends.size} to the top and bottom. Start and stop ${seam} from the corners, with the same length left over at both ends.`,
  betweenCorners: (sides: string, ends: string) =>
    `Measure the quilt through its middle in both directions. Cut 2 side borders ${sides} and 2 top and bottom borders ${ends}, as in the plan, or to your measurements.`,
  cornersOn: (blocks: string, size: string) =>
    `Sew ${blocks} ${size} to both ends of the top and bottom borders. Press these seams toward the borders.`,
  square: (cloth: string) => `a square of ${cloth}`,
  turned: 'Turn the blocks as the picture shows.',
  sidesFirst: 'Sew on the side borders, and then the top and bottom borders.',
  side: 'side',
  end: 'top and bottom',
  pieced: (border: string, units: string, count: number, size: string) =>
    `Make 2 ${border} borders: sew ${count} of ${units} ${size} end to end for each.`,
  pieceMeasures: (sides: string, ends: string) =>
    `The side borders measure ${sides}, and the top and bottom borders ${ends}. If the quilt differs, sew seams of the borders a little wider or narrower.`,
  mitredCorners:
    'Then sew each corner diagonally, from the inner corner outward, and cut off the extra fabric.',
};
