/** A colour of the picker, with its name. */
interface GridColour {
  name: string;
  hex: string;
}

const hues = ['red', 'orange', 'yellow', 'green', 'blue-green', 'blue', 'purple', 'pink'];

/*
 * Each tone with its colours in eight OKLab hues (27°, 58°, 92°, 143°, 195°, 258°, 303° and 355°). The lightnesses of
 * the tones are 0.93, 0.82, 0.66, 0.48 and 0.33. Each colour has about the chroma of dyed fabric of its lightness, as
 * far as screens can show it.
 */
const tones: readonly [string, string][] = [
  ['Pale', '#ffe0db #ffe2cc #f2e8c7 #d7f0d5 #c6f2f1 #dbe9fe #ede2fe #ffdee9'],
  ['Light', '#feaba1 #f5b483 #dbc276 #9ed59a #6cd9d8 #a0c6ff #d1b5fa #f8a9c7'],
  ['Medium', '#df695e #d4771a #b08e05 #53a950 #05a7a7 #5492ec #a579dd #d76797'],
  ['Dark', '#993a33 #8c4a02 #715b00 #266f25 #086b6c #295ca5 #6d4899 #933861'],
  ['Deep', '#5b1f1a #522901 #423402 #124012 #013e3e #143463 #3f275b #571e38'],
];

const neutrals: readonly GridColour[] = [
  { name: 'White', hex: '#fdfcf9' },
  { name: 'Cream', hex: '#f3ead4' },
  { name: 'Tan', hex: '#cdb48c' },
  { name: 'Brown', hex: '#7a5638' },
  { name: 'Dark brown', hex: '#43301f' },
  { name: 'Light gray', hex: '#c9c9c7' },
  { name: 'Gray', hex: '#85868a' },
  { name: 'Black', hex: '#201f21' },
];

/**
 * The colours of the picker, in rows of eight. A row has one tone of each hue, and the last row has colours without a
 * hue.
 */
export const colourGrid: readonly GridColour[] = [
  ...tones.flatMap(([tone, row]) =>
    row.split(' ').map((hex, column) => ({ name: `${tone} ${hues[column] ?? ''}`, hex })),
  ),
  ...neutrals,
];
