/* Takes JPEG files apart and puts them together by hand (ISO/IEC 10918-1, annex B). */

export const markers = { frame: 0xc0, huffman: 0xc4, quantisation: 0xdb, restart: 0xdd, scan: 0xda } as const;

/** Returns a segment: its marker, its length, its data. */
export function segment(marker: number, data: Buffer | string | readonly number[]): Buffer {
  const body = typeof data === 'string' ? Buffer.from(data, 'latin1') : Buffer.from(data);
  return Buffer.concat([Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 0xff]), body]);
}

/** Returns the file with these segments behind its first marker. */
export function withSegments(jpeg: Buffer, ...segments: readonly Buffer[]): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

/** Returns the position of the last scan's pixels. */
export function pixelsStart(jpeg: Buffer): number {
  const scan = jpeg.lastIndexOf(Buffer.from([0xff, markers.scan]));
  return scan + 2 + jpeg.readUInt16BE(scan + 2);
}

/** Returns the file without its end marker. */
export function withoutEnd(jpeg: Buffer): Buffer {
  return jpeg.subarray(0, -2);
}
