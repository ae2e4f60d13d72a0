import './bench.css';
import { CLOTH_TILE } from '@quiltwright/shared/limits';
import { blockSpacesOf, type LayoutNum } from '@quiltwright/shared/quilting/standard/standard-layout';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { toggledBorder } from '@quiltwright/shared/model/cloth/quilt-bands';
import { assertExists } from '@quiltwright/shared/result';
import {
  copyBlock,
  copyCount,
  copyBounds,
  shapeAt,
  shapeCount,
} from '@quiltwright/workers/kernels/scene/scene-access';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import { show } from '@quiltwright/workers/kernels/show/show';
import { fit } from '../src/render/camera/camera';
import { standardQuilt, twentyFivePatch } from './quilts/king-quilt';
import type { BenchSize, PlainQuilt } from './page-api';

/* A quilt on a canvas in the simplest code. Each press of a button fills every patch again with a pattern of its
   fabric, in the page, at once. A fabric shows its mean colour until its picture is there. */

const KING: BenchSize = 2;
const QUEEN: BenchSize = 3;
/** Side of a fabric picture, in pixels. */
const CLOTH_SIDE = 300;
const blocks = [11, 16, 13].map((fabric, index) => twentyFivePatch(index + 1, fabric));
const noLines = new Float32Array();

const query = new URLSearchParams(location.search);
const viewport = { width: Number(query.get('width')), height: Number(query.get('height')) };
const canvas = document.createElement('canvas');
const brush = assertExists(canvas.getContext('2d'), 'a canvas');
let fabrics: PlainQuilt['fabrics'] = {};
/** Patterns by fabric; undefined while the picture is loading. */
const patterns = new Map<number, CanvasPattern | undefined>();
let layout: LayoutNum = 4;
let chosen: readonly number[] = [0, 1];
let quilt = standardQuilt(KING);

function change(to: Partial<Quilt>): void {
  quilt = { ...quilt, ...to };
  paint();
}

function set(next: readonly number[], inLayout: LayoutNum): void {
  chosen = next;
  layout = inLayout;
  const count = blockSpacesOf(layout);
  const placed = chosen.slice(0, count).map((index) => assertExists(blocks[index], 'a block'));
  change({ generatingLayout: layout, blocks: placed });
}

function recolour(fabric: number): void {
  const [first, ...others] = quilt.blocks;
  const old = first?.levels[0]?.[0]?.fillFabric;
  if (!first) return;
  const levels = first.levels.map((level) =>
    level.map((shape) => (shape.fillFabric === old ? { ...shape, fillFabric: fabric } : shape)),
  );
  change({ blocks: [{ ...first, levels }, ...others] });
}

function paint(): void {
  const seen = show(quilt, () => noLines);
  if (!seen.ok) throw new Error(seen.error.code);
  const { scale, x, y } = fit({ width: seen.value.width, length: seen.value.length }, viewport);
  brush.setTransform(1, 0, 0, 1, 0, 0);
  brush.clearRect(0, 0, canvas.width, canvas.height);
  brush.setTransform(scale, 0, 0, scale, x, y);
  brush.fillStyle = 'white';
  brush.fillRect(0, 0, seen.value.width, seen.value.length);
  for (let copy = 0; copy < copyCount(seen.value.copies); copy++) paintCopy(seen.value, copy);
}

function paintCopy(scene: Scene, copy: number): void {
  const { x, y, width, height } = copyBounds(scene, copy);
  const block = copyBlock(scene, copy);
  for (let index = 0; block && index < shapeCount(block.shapes); index++) {
    const shape = shapeAt(block.shapes, index);
    brush.fillStyle = fillOf(shape.fabric, x, y);
    const [left, top] = [x + (shape.x * width) / 1000, y + (shape.y * height) / 1000];
    brush.fillRect(left, top, (shape.width * width) / 1000, (shape.height * height) / 1000);
  }
}

function fillOf(fabric: number, x: number, y: number): string | CanvasPattern {
  if (!patterns.has(fabric)) void fetchCloth(fabric).then(paint);
  const pattern = patterns.get(fabric);
  const scale = CLOTH_TILE / CLOTH_SIDE;
  pattern?.setTransform(new DOMMatrix([scale, 0, 0, scale, x, y]));
  return pattern ?? fabrics[fabric]?.colour ?? 'white';
}

async function fetchCloth(fabric: number): Promise<void> {
  patterns.set(fabric, undefined);
  const picture = new Image();
  picture.src = `/fabrics/${fabrics[fabric]?.file ?? ''}`;
  await picture.decode();
  patterns.set(fabric, brush.createPattern(picture, 'repeat') ?? undefined);
}

function button(name: string, act: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.textContent = name;
  made.addEventListener('click', act);
  return made;
}

window.plainEditor = {
  async begin(of) {
    fabrics = of;
    const known = blocks.flatMap(({ levels }) => levels.flat().map(({ fillFabric }) => fillFabric));
    await Promise.all([...new Set(known)].map(fetchCloth));
    const buttons = [
      button('Queen', () => change({ generatingSize: QUEEN })),
      button('King', () => change({ generatingSize: KING })),
      button('One block', () => set(chosen, 3)),
      button('Two blocks', () => set(chosen, 4)),
      button('Block A', () => set([0, 1], layout)),
      button('Block B', () => set([2, 1], layout)),
      button('Border', () => {
        change(toggledBorder(quilt, 1));
      }),
      ...Object.keys(of).map((fabric) => button(`Cloth ${fabric}`, () => recolour(Number(fabric)))),
    ];
    canvas.width = viewport.width;
    canvas.height = viewport.height;
    const picture = document.createElement('div');
    picture.setAttribute('role', 'img');
    picture.append(canvas);
    assertExists(document.getElementById('root'), 'the root element').append(picture, ...buttons);
    paint();
  },
};
