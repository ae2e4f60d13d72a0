/** The texts of the pages with templates. */
export const templateTexts = {
  title: 'Templates, full size',
  lines: (seam: string) => `Cut on solid lines. Sew on dashed lines, ${seam} inside.`,
  joinPages: 'Line up the crosses to join the pages',
  match: 'Match the triangles on the sides of pieces that you sew together',
  foot: (letters: readonly string[]) => `Templates ${letters.join(', ')}`,
  all: 'All templates',
  grain: 'grain',
  part: (name: string, part: number, parts: number) => `${name}, part ${part} of ${parts}`,
  finished: (blocks: readonly string[], size: string) => `${blocks.join(', ')}. Finished ${size}`,
  cut: (count: number, mirrored: number, cloth: string) =>
    `Cut ${mirrored === 0 ? count : mirrored === count ? `${count} reversed` : `${count - mirrored} and ${mirrored} reversed`} from ${cloth}`,
  turnUnder: (seam: string) => `Includes ${seam} to turn under. For fusing, cut on the dashed line`,
};

/** The names of shapes that patches may have. */
export const shapeTexts = {
  any: 'Patch',
  /** The names of shapes by their number of sides. Four sides have several names. */
  bySides: { 3: 'Triangle', 5: 'Pentagon', 6: 'Hexagon', 7: 'Heptagon', 8: 'Octagon' } as Readonly<
    Record<number, string>
  >,
  parallelogram: 'Parallelogram',
  trapezoid: 'Trapezoid',
  kite: 'Kite',
};
