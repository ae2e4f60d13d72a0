import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect } from 'vitest';
import type { EncodedCloth } from '../src/library/cloth/encode.js';
import { PictureDecoder } from '../src/uploads/pictures/picture-decoder.js';
import { uploadedCloth } from '../src/uploads/pictures/uploaded-picture.js';

export type Colour = readonly [red: number, green: number, blue: number];

interface ClothMaker {
  clothOf: (file: Buffer) => Promise<EncodedCloth>;
  /** Returns the status and the message with which a file is refused. */
  refusal: (file: Buffer) => Promise<[status: number, detail: string]>;
  /** Expects that a file becomes cloth with these colours in its four quarters, row by row. */
  expectQuarters: (file: Buffer, expected: readonly Colour[], tolerance?: number) => Promise<void>;
}

/**
 * Returns functions that make cloth from uploaded files. Registers hooks for their decoder and their folder in
 * the calling test file.
 */
export function clothMaker(): ClothMaker {
  const decoder = new PictureDecoder();
  let folder = '';
  let files = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quiltwright-pictures-'));
  });
  afterAll(async () => {
    decoder.onModuleDestroy();
    await rm(folder, { recursive: true, force: true });
  });
  const clothOf = async (file: Buffer) => {
    const path = join(folder, String(files++));
    await writeFile(path, file);
    return uploadedCloth(decoder, path, 100);
  };
  return {
    clothOf,
    refusal: async (file) => {
      const error: unknown = await clothOf(file).then(
        () => ({ status: 201 }),
        (thrown: unknown) => thrown,
      );
      expect(error).toMatchObject({
        status: expect.any(Number) as number,
        message: expect.any(String) as string,
      });
      const { status, message } = error as { status: number; message: string };
      return [status, message];
    },
    expectQuarters: async (file, expected, tolerance = 14) => {
      const { colours } = await quartersOf((await clothOf(file)).cloth);
      colours.forEach((colour, i) => {
        expectNear(colour, expected[i] ?? [0, 0, 0], tolerance);
      });
    },
  };
}

/**
 * Returns the side of the cloth in pixels, and the colours at the centres of its quarters: north-west,
 * north-east, … Expects about the same colour near the outer corner of each quarter.
 */
export async function quartersOf(cloth: Buffer): Promise<{ side: number; colours: Colour[] }> {
  const { data, info } = await sharp(cloth).raw().toBuffer({ resolveWithObject: true });
  const { width: side, height, channels } = info;
  expect([height, channels]).toEqual([side, 3]);
  const at = (across: number, down: number): Colour => {
    const i = 3 * (Math.floor(down * side) * side + Math.floor(across * side));
    return [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0];
  };
  const [near, far] = [0.08, 0.92];
  const corners = [at(near, near), at(far, near), at(near, far), at(far, far)];
  const colours = [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)];
  colours.forEach((colour, i) => {
    expectNear(colour, corners[i] ?? colour, 16);
  });
  return { side, colours };
}

export function expectNear(colour: Colour, expected: Colour, tolerance: number): void {
  const off = Math.max(...colour.map((value, i) => Math.abs(value - (expected[i] ?? 0))));
  expect(off, `${colour.join()} for ${expected.join()}`).toBeLessThanOrEqual(tolerance);
}

export const QUARTERS: readonly Colour[] = [
  [200, 40, 40],
  [40, 160, 60],
  [40, 60, 180],
  [220, 200, 60],
];
const BESIDE: Colour = [200, 0, 200];

/** Returns the quarter of a square that contains a pixel: 0 to 3, row by row. */
export const quarterAt = (x: number, y: number, side: number) =>
  (y < side / 2 ? 0 : 2) + (x < side / 2 ? 0 : 1);

/**
 * Returns a picture with four coloured quarters in its middle square, and another colour to the left and right.
 */
export function wide(
  width: number,
  height: number,
): { pixels: Buffer; colourAt: (x: number, y: number) => Colour } {
  const left = (width - height) / 2;
  const colourAt = (x: number, y: number): Colour =>
    (x >= left && x < left + height ? QUARTERS[quarterAt(x - left, y, height)] : undefined) ?? BESIDE;
  const pixels = Buffer.alloc(3 * width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) pixels.set(colourAt(x, y), 3 * (y * width + x));
  return { pixels, colourAt };
}

export const picture = (width = 96, height = 64): Sharp =>
  sharp(wide(width, height).pixels, { raw: { width, height, channels: 3 } });
