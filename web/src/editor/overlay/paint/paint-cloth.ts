import type { Box } from '@quiltwright/shared/geometry/box';
import { transformed, type Transform } from '@quiltwright/shared/geometry/transform';
import {
  copyBounds,
  copyCount,
  copyPicture,
  copyTransform,
  shapeCount,
  shapeFabric,
} from '@quiltwright/workers/kernels/scene/scene-access';
import type { Scene, SceneBlock } from '@quiltwright/workers/kernels/scene/scene-types';
import { GROUND } from '@quiltwright/workers/kernels/patches/lines/line';
import { FABRIC } from '@quiltwright/shared/limits';
import { toScreen, type Camera } from '../../../render/camera/camera';
import { outlineOf } from '../../../render/scene/seams';
import { crisp } from './crisp';
import type { MarkInk } from './ink';
import { UNCHOSEN } from './unchosen';

/**
 * The greatest number of lines in view at which patches are outlined. Above this number, whole blocks are outlined.
 */
const MOST_LINES = 20_000;
/**
 * The smallest width of a block, in pixels, at which its patches are outlined. A narrower block is outlined as a whole.
 */
const LEAST = 20;
const WIDTH = 2;
const HALO = 2;

/** The parts of a quilt that are in one fabric. */
interface ClothPlaces {
  /**
   * For each block of `scene.blocks`, the outlines of its parts in the fabric, as lines in block units (see
   * `outlineOf`). Null for a block without the fabric.
   */
  lines: (number[] | null)[];
  /**
   * The boxes of all borders and sashing in the fabric, with boxes for the holes inside these borders. Also the areas
   * that `placesOf` was given as `bare`.
   */
  bands: Box[];
}

/**
 * Returns the parts of a quilt that are in the fabric `fabric`. If `fabric` is `UNCHOSEN`, returns the parts whose
 * fabric isn't chosen yet.
 * @param bare areas without a block, or ground without a fabric. The scene doesn't contain these areas. They are added
 *   to the result for every fabric.
 */
export function placesOf(scene: Scene, fabric: number, bare: readonly Box[] = []): ClothPlaces {
  const isIts = (other: number) => (fabric === UNCHOSEN ? other <= FABRIC.ground : other === fabric);
  return {
    lines: scene.blocks.map((block) => {
      const own = shapesOf(block, isIts);
      // The parts of a block that no shape covers have no fabric, either.
      if (fabric === UNCHOSEN) own.push(GROUND);
      const lines = own.length > 0 ? outlineOf(block, own) : [];
      return lines.length > 0 ? lines : null;
    }),
    bands: [
      ...scene.bands
        .filter((band) => isIts(band.fabric))
        .flatMap(({ outer, hole }) => [outer, ...(hole ? [hole] : [])]),
      ...bare,
    ],
  };
}

function shapesOf({ shapes }: SceneBlock, isIts: (fabric: number) => boolean): number[] {
  return Array.from({ length: shapeCount(shapes) }, (_, index) => index).filter((index) =>
    isIts(shapeFabric(shapes, index)),
  );
}

interface ClothPicture {
  scene: Scene;
  places: ClothPlaces;
  camera: Camera;
  /** The number of device pixels in a CSS pixel. */
  ratio: number;
  ink: MarkInk;
}

/** Outlines the areas `places` of the quilt, which are in one fabric. */
export function paintCloth(
  context: CanvasRenderingContext2D,
  { scene, places, camera, ratio, ink }: ClothPicture,
): void {
  const [width, height] = [context.canvas.width / ratio, context.canvas.height / ratio];
  const { at: sharp } = crisp(WIDTH, ratio);
  const copies: { bounds: Box; matrix: Transform; lines: number[] }[] = [];
  let lineCount = 0;
  for (let copy = 0; copy < copyCount(scene.copies); copy++) {
    const lines = places.lines[copyPicture(scene.copies, copy)];
    if (!lines) continue;
    const bounds = copyBounds(scene, copy);
    const { x, y } = toScreen(camera, bounds);
    const isSeen =
      x < width && y < height && x + bounds.width * camera.scale > 0 && y + bounds.height * camera.scale > 0;
    if (!isSeen) continue;
    copies.push({ bounds, matrix: copyTransform(scene, copy), lines });
    lineCount += lines.length / 4;
  }
  const box = ({ x, y, width: across, height }: Box) => {
    const [from, to] = [toScreen(camera, { x, y }), toScreen(camera, { x: x + across, y: y + height })];
    const [left, top] = [sharp(from.x), sharp(from.y)];
    context.rect(left, top, sharp(to.x) - left, sharp(to.y) - top);
  };
  context.beginPath();
  places.bands.forEach(box);
  for (const { bounds, matrix, lines } of copies) {
    if (lineCount > MOST_LINES || bounds.width * camera.scale < LEAST) {
      box(bounds);
      continue;
    }
    const place = (at: number) =>
      toScreen(camera, transformed({ x: lines[at] ?? 0, y: lines[at + 1] ?? 0 }, matrix));
    for (let at = 0; at < lines.length; at += 4) {
      const [from, to] = [place(at), place(at + 2)];
      context.moveTo(sharp(from.x), sharp(from.y));
      context.lineTo(sharp(to.x), sharp(to.y));
    }
  }
  context.lineCap = context.lineJoin = 'round';
  context.strokeStyle = ink.halo;
  context.lineWidth = WIDTH + HALO;
  context.stroke();
  context.strokeStyle = ink.selection;
  context.lineWidth = WIDTH;
  context.stroke();
}
