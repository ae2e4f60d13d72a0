import './frame-pump';
import './bench.css';
import { isStraight } from '@quiltwright/shared/geometry/outline';
import { CLOTH_TILE } from '@quiltwright/shared/limits';
import { assertExists } from '@quiltwright/shared/result';
import {
  copyBlock,
  copyPicture,
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
import { memo } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { fit, zoomAt, type Camera } from '../src/render/camera/camera';
import { nextFrame } from './frame-pump';
import { standardQuilt } from './quilts/king-quilt';
import { copyTimes, decoded, emptyFrameTime, frameTime, isPainted, painted, rest } from './measure';
import type { Motion, PlainQuilt } from './page-api';
import { sceneOf } from './scene-of';

/* A quilt as SVG, each shape filled with a pattern. `?use` draws a block once and refers to it. */

const RULER = 24;
const byUse = new URLSearchParams(location.search).has('use');
const root = createRoot(assertExists(document.getElementById('root'), 'the root element'));
let fabrics: PlainQuilt['fabrics'] = {};
let shown: Scene | null = null;
let camera: Camera = { scale: 1, x: 0, y: 0 };

function Patches({ block }: { block: SceneBlock }) {
  return Array.from({ length: shapeCount(block.shapes) }, (_, index) => {
    const shape = shapeAt(block.shapes, index);
    const { fabric } = shape;
    const x = (shape.x * block.width) / 1000;
    const y = (shape.y * block.height) / 1000;
    const width = (shape.width * block.width) / 1000;
    const height = (shape.height * block.height) / 1000;
    const fill = `url(#cloth-${fabric})`;
    if (shapeFillsBox(block.shapes, index))
      return <rect key={index} x={x} y={y} width={width} height={height} fill={fill} />;
    const outline = shapeOutline(block, index);
    if (!isStraight(outline)) {
      const [rx, ry] = [width / 2, height / 2];
      return <ellipse key={index} cx={x + rx} cy={y + ry} rx={rx} ry={ry} fill={fill} />;
    }
    const points = outline.map(({ to }) => `${x + to.x * width},${y + to.y * height}`).join(' ');
    return <polygon key={index} points={points} fill={fill} />;
  });
}

const Copy = memo(function Copy({ block, x, y }: { block: SceneBlock; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Patches block={block} />
    </g>
  );
});

function Copies({ scene }: { scene: Scene }) {
  const { copies } = scene;
  return Array.from({ length: copyCount(copies) }, (_, copy) => {
    const block = copyBlock(scene, copy);
    const [x, y, index] = [copyX(copies, copy), copyY(copies, copy), copyPicture(copies, copy)];
    if (!block) return null;
    return byUse ? (
      <use key={copy} href={`#block-${index}`} x={x} y={y} />
    ) : (
      <Copy key={copy} block={block} x={x} y={y} />
    );
  });
}

function Drawing({ scene }: { scene: Scene }) {
  return (
    <svg {...viewport()} style={{ display: 'block' }}>
      <defs>
        {Object.entries(fabrics).map(([fabricNum, { file }]) => (
          <pattern
            key={fabricNum}
            id={`cloth-${fabricNum}`}
            width={CLOTH_TILE}
            height={CLOTH_TILE}
            patternUnits="userSpaceOnUse"
          >
            <image href={`/fabrics/${file}`} width={CLOTH_TILE} height={CLOTH_TILE} />
          </pattern>
        ))}
        {byUse &&
          scene.blocks.map((block, index) => (
            <g key={index} id={`block-${index}`}>
              <Patches block={block} />
            </g>
          ))}
      </defs>
      <g id="quilt" transform={transform()}>
        <Copies scene={scene} />
      </g>
    </svg>
  );
}

function viewport() {
  return { width: innerWidth - RULER, height: innerHeight - RULER };
}

function transform(): string {
  return `translate(${camera.x} ${camera.y}) scale(${camera.scale})`;
}

function put(scene: Scene): void {
  if (scene.width !== shown?.width || scene.length !== shown.length) {
    camera = fit({ width: scene.width, length: scene.length }, viewport());
  }
  shown = scene;
  root.render(<Drawing scene={scene} />);
}

/**
 * Makes a change and waits for the third frame. The browser works on one frame while the page makes the next frame, so
 * only the third frame waits for both.
 */
async function untilShown(change: () => void): Promise<number> {
  const started = performance.now();
  flushSync(change);
  for (let frame = 0; frame < 3; frame++) await nextFrame();
  return performance.now() - started;
}

function step(motion: Motion): (frame: number) => void {
  const quilt = assertExists(document.getElementById('quilt'), 'the quilt');
  const middle = { x: viewport().width / 2, y: viewport().height / 2 };
  return (frame) => {
    const way = Math.floor(frame / 30) % 2 === 0 ? 1 : -1;
    if (motion === 'drag') {
      quilt.firstElementChild?.setAttribute('transform', `translate(${frame * 0.1} ${frame * 0.1})`);
      return;
    }
    camera =
      motion === 'pan'
        ? { ...camera, x: camera.x + 3 * way, y: camera.y + 2 * way }
        : zoomAt(camera, Math.exp(0.04 * way), middle);
    quilt.setAttribute('transform', transform());
  };
}

window.bench = {
  async warm(quilt) {
    fabrics = quilt.fabrics;
    await decoded(Object.values(quilt.fabrics).map(({ file }) => file));
  },
  show(quilt) {
    const next = sceneOf(quilt);
    return untilShown(() => {
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
  work: () => Promise.resolve([]),
  frames: (motion, frames) => frameTime(step(motion), frames),
  emptyFrames: emptyFrameTime,
  floor: (frames) => copyTimes(viewport().width, viewport().height, frames),
  hitTest(places) {
    const scene = assertExists(shown, 'a quilt');
    const started = performance.now();
    for (let place = 0; place < places; place++) {
      const x = camera.x + ((place * 0.618) % 1) * scene.width * camera.scale;
      const y = camera.y + ((place * 0.755) % 1) * scene.length * camera.scale;
      document.elementFromPoint(x, y);
    }
    return Promise.resolve((performance.now() - started) / places);
  },
};
