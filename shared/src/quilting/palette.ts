/** A named group of library fabrics of one colour or use. */
export interface Palette {
  paletteNum: number;
  paletteName: string;
}

/** The number of the palette with a quilter's own uploads. */
export const UPLOADS_PALETTE = 999;

export const palettes: readonly Palette[] = [
  { paletteNum: 2, paletteName: 'Blues' },
  { paletteNum: 3, paletteName: 'Greens' },
  { paletteNum: 4, paletteName: 'Yellows' },
  { paletteNum: 5, paletteName: 'Reds' },
  { paletteNum: 6, paletteName: 'Oranges' },
  { paletteNum: 7, paletteName: 'Pinks' },
  { paletteNum: 8, paletteName: 'Blacks' },
  { paletteNum: 9, paletteName: 'Grays' },
  { paletteNum: 10, paletteName: 'Off-Whites' },
  { paletteNum: 12, paletteName: 'Purples' },
  { paletteNum: 13, paletteName: 'Browns' },
  { paletteNum: 14, paletteName: 'Blue-Greens' },
  { paletteNum: 15, paletteName: 'Multi-Color' },
  { paletteNum: 16, paletteName: 'Holiday' },
  { paletteNum: 17, paletteName: 'Baby' },
  { paletteNum: 18, paletteName: 'Nautical' },
  { paletteNum: 19, paletteName: 'Whites' },
  { paletteNum: UPLOADS_PALETTE, paletteName: 'User-Uploads' },
];
