/** The Huffman codes of a set of symbols. In both arrays, the index is the symbol. */
export interface Codes {
  /** The bits of each symbol's code as a number. The first bit of the code is the lowest bit, as RFC 1951 requires. */
  codes: Uint16Array;
  /** The number of bits of each code; 0 for a symbol without a code. */
  lengths: Uint8Array;
}

/**
 * Returns the length in bits of each symbol's Huffman code; 0 for a symbol that isn't used. Codes of these lengths
 * compress the data best. If such a code would have more than `most` bits, the lengths are adapted, and the data get
 * slightly longer.
 * @param uses the number of uses of each symbol; at least two symbols must be used
 * @param most the greatest number of bits of a code
 */
export function huffmanLengths(uses: Uint32Array, most: number): Uint8Array {
  const lengths = new Uint8Array(uses.length);
  const used = Array.from(uses, (count, symbol) => ({ symbol, count })).filter(({ count }) => count > 0);
  used.sort((one, other) => one.count - other.count);
  const weights = used.map(({ count }) => count);
  for (;;) {
    const depths = depthsOf(weights);
    if (Math.max(...depths) <= most) {
      for (const [i, { symbol }] of used.entries()) lengths[symbol] = depths[i] ?? 0;
      return lengths;
    }
    // With weights nearer to each other, no code is as long.
    for (const [i, weight] of weights.entries()) weights[i] = (weight + 1) >> 1;
  }
}

/** Returns the depth of each leaf in the tree that Huffman's algorithm makes. The weights are in rising order. */
function depthsOf(weights: readonly number[]): number[] {
  const count = weights.length;
  const all = [...weights];
  const parents: number[] = [];
  // Leaves and joints are taken in rising order of their weights. Joints are made in this order.
  let [leaf, joint] = [0, count];
  const lightest = () => {
    const isLeaf = leaf < count && (joint >= all.length || (all[leaf] ?? 0) <= (all[joint] ?? 0));
    return isLeaf ? leaf++ : joint++;
  };
  while (all.length < 2 * count - 1) {
    const [one, other] = [lightest(), lightest()];
    parents[one] = parents[other] = all.length;
    all.push((all[one] ?? 0) + (all[other] ?? 0));
  }
  const depths = new Array<number>(all.length).fill(0);
  for (let node = all.length - 2; node >= 0; node--) depths[node] = (depths[parents[node] ?? 0] ?? 0) + 1;
  return depths.slice(0, count);
}

/** Returns the Huffman codes with the given lengths in bits, as RFC 1951 defines such codes (section 3.2.2). */
export function huffmanCodes(lengths: Uint8Array): Codes {
  const codes = new Uint16Array(lengths.length);
  let code = 0;
  for (let length = 1; length < 16; length++) {
    for (let symbol = 0; symbol < lengths.length; symbol++)
      if (lengths[symbol] === length) codes[symbol] = reversed(code++, length);
    code <<= 1;
  }
  return { codes, lengths };
}

/** Returns the lowest `count` bits of a number in reverse order. */
function reversed(bits: number, count: number): number {
  let turned = 0;
  for (let bit = 0; bit < count; bit++) turned = (turned << 1) | ((bits >> bit) & 1);
  return turned;
}
