import { describe, expect, it } from 'vitest';
import { markers, segment } from '../../../test/pictures/jpeg.js';
import { repairedJpeg } from './jpeg-repair.mjs';

const START = Buffer.from([0xff, 0xd8]);
/** A Huffman table with one code, of one bit. */
const TABLE = [1, ...Array.from({ length: 15 }, () => 0), 0];
const SCAN = segment(markers.scan, [1, 1, 0x00, 0, 63, 0]);

/** Returns the header of a frame with one component. */
const frame = (rows: number, columns: number, sampling: number) =>
  segment(markers.frame, [8, rows >> 8, rows & 255, columns >> 8, columns & 255, 1, 1, sampling, 0]);

/** Returns the start of a picture with one component, whose pixels make no sense. */
const head = (...parts: Buffer[]) => Buffer.concat([START, ...parts, SCAN, Buffer.from([0x55])]);

/** Returns a segment with this many Huffman tables, alternately of class 0 and 1. */
const tables = (count: number) =>
  segment(markers.huffman, Array.from({ length: count }, (_, i) => [i & 1 ? 0x10 : 0, ...TABLE]).flat());

describe('the repair of a JPEG', () => {
  it.each([
    ['no sampling', frame(8, 8, 0x00)],
    ['more sampling than there is', frame(8, 8, 0x51)],
    ['no rows', frame(0, 8, 0x11)],
    ['no columns', frame(8, 0, 0x11)],
    ['no components', segment(markers.frame, [8, 0, 8, 0, 8, 0])],
    // Three components without sampling make units without width and without blocks, so a row would never end.
    [
      'three components and no sampling',
      segment(markers.frame, [8, 0, 8, 0, 8, 3, 1, 0, 0, 2, 0, 0, 3, 0, 0]),
    ],
  ])('gives up on a frame with %s', (_, part) => {
    expect(() => repairedJpeg(head(part), true)).toThrow('frame');
  });

  it('gives up on a segment with more Huffman tables than a picture has', () => {
    expect(repairedJpeg(head(frame(8, 8, 0x11), tables(8)), true)).toBeNull();
    expect(() => repairedJpeg(head(frame(8, 8, 0x11), tables(9)), true)).toThrow('tables');
    expect(() => repairedJpeg(head(frame(8, 8, 0x11), tables(3640)), true)).toThrow('tables');
  });

  it('gives up on a Huffman table with an invalid number', () => {
    const table = segment(markers.huffman, [0x04, ...TABLE]);
    expect(() => repairedJpeg(head(frame(8, 8, 0x11), table), true)).toThrow('tables');
  });

  it('leaves files of other kinds alone, whatever their content', () => {
    // Two zero bits make a whole block.
    const file = Buffer.concat([START, frame(8, 8, 0x11), tables(2), SCAN, Buffer.from([0x3f])]);
    expect(repairedJpeg(file, true)).not.toBeNull();
    file.write('\x89P', 'latin1');
    expect(repairedJpeg(file, true)).toBeNull();
  });
});
