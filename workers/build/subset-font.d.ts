declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype';
    /** The axes of a variable font. A number fixes an axis, a range narrows it. */
    variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  }

  /** Returns `font`, reduced to the characters in `letters`. */
  export default function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>;
}
