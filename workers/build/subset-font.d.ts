declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype';
    /** Values for the axes of a variable font, by axis tag. A number fixes an axis, and a range narrows it. */
    variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  }

  /** Returns a copy of a font with the characters in `letters` alone. */
  export default function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>;
}
