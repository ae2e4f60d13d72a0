import './frame-pump';
import './bench.css';
import { isStraight } from '@quiltwright/shared/geometry/outline';
import { CLOTH_TILE } from '@quiltwright/shared/limits';
import { assertExists } from '@quiltwright/shared/result';
import {
  copyBlock,
  copyCount,
  copyX,
  copyY,
  shapeAt,
  shapeFillsBox,
  shapeOutline,
  shapeCount,
} from '@quiltwright/workers/kernels/scene/scene-access';
import type { Scene, SceneBlock } from '@quiltwright/workers/kernels/scene/scene-types';
import { linesOfLevels } from '@quiltwright/workers/kernels/patches/lines/lines-of-levels';
import { show } from '@quiltwright/workers/kernels/show/show';
import Konva from 'konva';
import { memo } from 'react';
import { createRoot } from 'react-dom/client';
import { Ellipse, Group, Layer, Line, Rect, Stage } from 'react-konva';
import { fit, zoomAt, type Camera } from '../src/render/camera/camera';
import { standardQuilt } from './quilts/king-quilt';
import {
  copyTimes,
  decoded,
  emptyFrameTime,
  frameTime,
  isPainted,
  painted,
  rest,
  untilSeen,
  workOf,
} from './measure';
import type { Motion, PlainQuilt } from './page-api';
import { sceneOf } from './scene-of';

/* A quilt in usual react-konva code: a node for each shape. `?listening=off` leaves out Konva's hit graph. */

/** The size of the product's rulers in pixels. */
const RULER = 24;
const listening = new URLSearchParams(location.search).get('listening') !== 'off';
const root = createRoot(assertExists(document.getElementById('root'), 'the root element'));
let fabrics: PlainQuilt['fabrics'] = {};
let pictures = new Map<string, HTMLImageElement>();
let shown: Scene | null = null;
let camera: Camera = { scale: 1, x: 0, y: 0 };

/** A copy of a block. It is memoised, so that React skips unchanged blocks. */
const Copy = memo(function Copy({ block, x, y }: { block: SceneBlock; x: number; y: number }) {
  const count = shapeCount(block.shapes);
  return (
    <Group x={x} y={y} name="block">
      {Array.from({ length: count }, (_, index) => patch(block, index))}
    </Group>
  );
});

function patch(block: SceneBlock, index: number) {
  const shape = shapeAt(block.shapes, index);
  const { fabric } = shape;
  const x = (shape.x * block.width) / 1000;
  const y = (shape.y * block.height) / 1000;
  const width = (shape.width * block.width) / 1000;
  const height = (shape.height * block.height) / 1000;
  const image = pictures.get(fabrics[fabric]?.file ?? '');
  const cloth = image && {
    fillPatternImage: image,
    fillPatternScale: { x: CLOTH_TILE / image.width, y: CLOTH_TILE / image.height },
    fillPatternOffset: { x: (x * image.width) / CLOTH_TILE, y: (y * image.height) / CLOTH_TILE },
  };
  if (shapeFillsBox(block.shapes, index))
    return <Rect key={index} x={x} y={y} width={width} height={height} {...cloth} />;
  const outline = shapeOutline(block, index);
  if (!isStraight(outline)) {
    const [radiusX, radiusY] = [width / 2, height / 2];
    return (
      <Ellipse key={index} x={x + radiusX} y={y + radiusY} radiusX={radiusX} radiusY={radiusY} {...cloth} />
    );
  }
  const points = outline.flatMap(({ to }) => [to.x * width, to.y * height]);
  return <Line key={index} x={x} y={y} points={points} closed {...cloth} />;
}

const Copies = memo(function Copies({ scene }: { scene: Scene }) {
  const { copies } = scene;
  return Array.from({ length: copyCount(copies) }, (_, copy) => {
    const block = copyBlock(scene, copy);
    return block && <Copy key={copy} block={block} x={copyX(copies, copy)} y={copyY(copies, copy)} />;
  });
});

function viewport() {
  return { width: innerWidth - RULER, height: innerHeight - RULER };
}

function render(): void {
  if (!shown) return;
  root.render(
    <Stage
      {...viewport()}
      x={camera.x}
      y={camera.y}
      scale={{ x: camera.scale, y: camera.scale }}
      listening={listening}
    >
      <Layer listening={listening}>
        <Copies scene={shown} />
      </Layer>
    </Stage>,
  );
}

function put(scene: Scene): void {
  if (scene.width !== shown?.width || scene.length !== shown.length) {
    camera = fit({ width: scene.width, length: scene.length }, viewport());
  }
  shown = scene;
  render();
}

/**
 * Moves the mouse to a point while every shape is selected. The Transformer then drags all shapes with the pressed one.
 */
function dragAll({ x, y }: { x: number; y: number }): void {
  const stage = assertExists(Konva.stages[0], 'a stage');
  const content = stage.container().getBoundingClientRect();
  const place = { bubbles: true, clientX: content.left + x, clientY: content.top + y };
  const event = new MouseEvent('mousemove', place);
  if (!stage.findOne('Transformer')) {
    const shapes = stage.find<Konva.Shape>('Shape');
    const pressed = assertExists(shapes[0], 'a shape');
    pressed.getLayer()?.add(new Konva.Transformer({ nodes: shapes }));
    stage.setPointersPositions(event);
    pressed.startDrag();
  }
  stage.content.dispatchEvent(event);
}

function step(motion: Motion): (frame: number) => void {
  const moved = assertExists(Konva.stages[0]?.findOne('.block'), 'a block');
  const middle = { x: viewport().width / 2, y: viewport().height / 2 };
  return (frame) => {
    const way = Math.floor(frame / 30) % 2 === 0 ? 1 : -1;
    if (motion === 'drag') {
      moved.move({ x: way, y: way });
      return;
    }
    if (motion === 'move') {
      dragAll({ x: middle.x + (frame % 30) * way, y: middle.y + (frame % 30) * way });
      return;
    }
    camera =
      motion === 'pan'
        ? { ...camera, x: camera.x + 3 * way, y: camera.y + 2 * way }
        : zoomAt(camera, Math.exp(0.04 * way), middle);
    render();
  };
}

window.bench = {
  async warm(quilt) {
    fabrics = quilt.fabrics;
    pictures = await decoded(Object.values(quilt.fabrics).map(({ file }) => file));
  },
  show(quilt) {
    const next = sceneOf(quilt);
    return untilSeen(() => {
      put(next);
    });
  },
  sizeClick(size) {
    const answer = show(standardQuilt(size), linesOfLevels);
    if (!answer.ok) throw new Error(answer.error.code);
    put(answer.value);
    return painted();
  },
  painted,
  rest,
  isPainted,
  work: (motion, frames) => workOf(step(motion), frames),
  frames: (motion, frames) => frameTime(step(motion), frames),
  emptyFrames: emptyFrameTime,
  floor: (frames) => copyTimes(viewport().width, viewport().height, frames),
  hitTest(places) {
    const stage = assertExists(Konva.stages[0], 'the stage');
    const scene = assertExists(shown, 'a quilt');
    const started = performance.now();
    let hits = 0;
    for (let place = 0; place < places; place++) {
      const x = camera.x + ((place * 0.618) % 1) * scene.width * camera.scale;
      const y = camera.y + ((place * 0.755) % 1) * scene.length * camera.scale;
      if (stage.getIntersection({ x, y })) hits++;
    }
    const time = (performance.now() - started) / places;
    return Promise.resolve(hits > 0 ? time : NaN);
  },
};
