import { crc32, deflateSync } from 'node:zlib';

/**
 * The kind of PNG: its colour type, and its bits for each sample. The types are 0 grey, 2 colours, 3 palette, 4 grey
 * with alpha, 6 colours with alpha.
 */
export interface PngKind {
  colourType: 0 | 2 | 3 | 4 | 6;
  bits: 1 | 2 | 4 | 8 | 16;
  interlaced: boolean;
}

const SAMPLES = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 } as const;

/** The passes of Adam7 interlacing: the first pixel and the step of each pass, across and down. */
const PASSES = [
  [0, 8, 0, 8],
  [4, 8, 0, 8],
  [0, 4, 4, 8],
  [2, 4, 0, 4],
  [0, 2, 2, 4],
  [1, 2, 0, 2],
  [0, 1, 1, 2],
] as const;
const ONE_PASS = [[0, 1, 0, 1]] as const;

/** Returns a PNG file by its standard (ISO 15948), without filters. */
export function png(
  width: number,
  height: number,
  kind: PngKind,
  /** Returns the samples of a pixel, each as large as the bits allow. */
  pixel: (x: number, y: number) => readonly number[],
  palette: readonly (readonly [number, number, number])[] = [],
): Buffer {
  const rows: Buffer[] = [];
  for (const [left, across, top, down] of kind.interlaced ? PASSES : ONE_PASS) {
    if (left >= width) continue;
    for (let y = top; y < height; y += down) {
      const samples: number[] = [];
      for (let x = left; x < width; x += across) samples.push(...pixel(x, y));
      rows.push(Buffer.from([0]), packed(samples, kind.bits));
    }
  }
  return pngOf(
    pngHeader(width, height, kind),
    ...(palette.length > 0 ? [chunk('PLTE', Buffer.from(palette.flat()))] : []),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
  );
}

/** Returns a PNG file of zeros of any size: black, or transparent if it has alpha. */
export function plainPng(width: number, height: number, kind: PngKind): Buffer {
  const bits = samplesOf(kind) * kind.bits;
  const passes = (kind.interlaced ? PASSES : ONE_PASS).map(([left, across, top, down]) => {
    const columns = Math.max(0, Math.ceil((width - left) / across));
    const rows = Math.max(0, Math.ceil((height - top) / down));
    return columns === 0 ? 0 : rows * (1 + Math.ceil((columns * bits) / 8));
  });
  const data = Buffer.alloc(passes.reduce((sum, bytes) => sum + bytes));
  return pngOf(pngHeader(width, height, kind), chunk('IDAT', deflateSync(data, { level: 1 })));
}

export function pngHeader(width: number, height: number, { colourType, bits, interlaced }: PngKind): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([bits, colourType, 0, 0, interlaced ? 1 : 0], 8);
  return chunk('IHDR', data);
}

export function pngOf(...chunks: readonly Buffer[]): Buffer {
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, ...chunks, chunk('IEND', Buffer.alloc(0))]);
}

export function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(typed.length + 8);
  framed.writeUInt32BE(data.length, 0);
  typed.copy(framed, 4);
  framed.writeUInt32BE(crc32(typed), typed.length + 4);
  return framed;
}

export function samplesOf({ colourType }: PngKind): number {
  return SAMPLES[colourType];
}

function packed(samples: readonly number[], bits: number): Buffer {
  const row = Buffer.alloc(Math.ceil((samples.length * bits) / 8));
  samples.forEach((sample, i) => {
    if (bits === 16) row.writeUInt16BE(sample, 2 * i);
    else if (bits === 8) row[i] = sample;
    else {
      const byte = Math.floor((i * bits) / 8);
      row[byte] = (row[byte] ?? 0) | (sample << (8 - bits - ((i * bits) % 8)));
    }
  });
  return row;
}
