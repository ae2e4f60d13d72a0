declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype';
    /** A number fixes an axis, a range narrows it. */
    variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  }

  /** A font with those letters only. */
  export default function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>;
}
