/** The result of comparing a picture with its reference. */
export interface Difference {
  /** The mean difference of all channels of all pixels, from 0 to 255. */
  mean: number;
  /**
   * The fraction of pixels that `differenceOf` doesn't accept, because at least one of their channels is outside the
   * allowed range.
   */
  strays: number;
}

/**
 * Returns how much a picture differs from its reference. A pixel is compared with nine pixels of the reference: the
 * pixel at the same place and its eight neighbours. A channel may be outside the range of the nine values by up to
 * `slack`. So edges may be off by a part of a pixel.
 * @param pixels three numbers for each pixel, as many as in `reference`
 */
export function differenceOf(
  pixels: Uint8Array,
  reference: Float32Array,
  width: number,
  slack: number,
): Difference {
  let sum = 0;
  let count = 0;
  let strays = 0;
  for (let at = 0; at < reference.length; at += 3) {
    if (Number.isNaN(reference[at])) continue;
    count++;
    let isStray = false;
    for (let c = at; c < at + 3; c++) {
      const value = pixels[c] ?? 0;
      const off = Math.abs(value - (reference[c] ?? 0));
      sum += off;
      // The reference pixel itself is one of the nine.
      if (off <= slack) continue;
      let [least, most] = [Infinity, -Infinity];
      for (const down of [-width, 0, width]) {
        for (const across of [-1, 0, 1]) {
          const near = reference[c + 3 * (down + across)] ?? NaN;
          if (near < least) least = near;
          if (near > most) most = near;
        }
      }
      if (value < least - slack || value > most + slack) isStray = true;
    }
    if (isStray) strays++;
  }
  return { mean: sum / (3 * count), strays: strays / count };
}
