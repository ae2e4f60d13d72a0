import { LIMITS } from '@quiltwright/shared/limits';
import { tilingOf, type Crop } from './crop';
import { mainColours, type MainColour } from './main-colours';

/** The side of the picture from which colours are taken, in pixels. */
const SAMPLE = 64;
/**
 * The greatest side of a fabric's picture on a guest's device, in pixels. The pictures of all such fabrics must fit
 * into the browser's storage.
 */
export const DEVICE_SIDE = 480;
/** The quality of the JPEG pictures of fabrics. */
const QUALITY = 0.9;
/** The exponent that converts bytes to light. It is about that of sRGB. */
const GAMMA = 2.2;

/**
 * Returns the square picture that stands for a fabric and is repeated over it: the cropped picture at true scale, as a
 * whole, as a part, or several times.
 * @param inches the real length of the cropped square's side, in inches
 * @param most the greatest side of the picture, in pixels
 */
export function cutTile(
  image: HTMLImageElement,
  crop: Crop,
  inches: number,
  most: number = LIMITS.uploadSide,
): HTMLCanvasElement {
  const { share, times } = tilingOf(inches);
  const source = { ...crop, side: crop.side * share };
  const cell = cut(image, source, Math.max(1, Math.min(Math.floor(most / times), Math.round(source.side))));
  const tile = canvasOf(cell.width * times);
  const brush = tile.getContext('2d');
  for (let row = 0; row < times; row++)
    for (let column = 0; column < times; column++)
      brush?.drawImage(cell, column * cell.width, row * cell.width);
  return tile;
}

/** Returns the cropped square as a canvas with sides of `pixels` pixels. */
function cut(
  image: HTMLImageElement,
  { x, y, side, turn }: Crop,
  pixels: number,
  isSmooth = true,
): HTMLCanvasElement {
  const canvas = canvasOf(pixels);
  const brush = canvas.getContext('2d');
  if (!brush) return canvas;
  brush.imageSmoothingEnabled = isSmooth;
  brush.imageSmoothingQuality = 'high';
  brush.translate(pixels / 2, pixels / 2);
  brush.scale(pixels / side, pixels / side);
  brush.rotate((turn * Math.PI) / 180);
  brush.drawImage(image, -x, -y);
  return canvas;
}

/** The colours of a cropped square: its mean colour as #rrggbb, and its main colours. */
export interface CropColours {
  mean: string;
  main: readonly MainColour[];
}

/** Returns the colours of a cropped square. */
export function coloursOf(image: HTMLImageElement, crop: Crop): CropColours {
  // Without smoothing, because mixtures of a print's colours are no colours of the print.
  const { data } = cut(image, crop, SAMPLE, false).getContext('2d')?.getImageData(0, 0, SAMPLE, SAMPLE) ?? {
    data: new Uint8ClampedArray(),
  };
  return { mean: meanColour(data), main: mainColours(data) };
}

/** Returns the mean colour of pixels as #rrggbb. It is the mean of their light, not of their bytes. */
function meanColour(data: Uint8ClampedArray): string {
  const channels = [0, 1, 2].map((channel) => {
    let light = 0;
    for (let at = channel; at < data.length; at += 4) light += ((data[at] ?? 0) / 255) ** GAMMA;
    return Math.round(255 * (light / (data.length / 4)) ** (1 / GAMMA));
  });
  return `#${channels.map((each) => each.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the picture of a tile as a JPEG file with a name; null if the browser can't make the file. */
export function jpegOf(tile: HTMLCanvasElement, name: string): Promise<File | null> {
  return new Promise((resolve) => {
    tile.toBlob(
      (blob) => {
        resolve(blob && new File([blob], `${name}.jpg`, { type: 'image/jpeg' }));
      },
      'image/jpeg',
      QUALITY,
    );
  });
}

/** Returns the picture of a tile as a data URL. */
export function dataUrlOf(tile: HTMLCanvasElement): string {
  return tile.toDataURL('image/jpeg', QUALITY);
}

function canvasOf(side: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side;
  return canvas;
}
