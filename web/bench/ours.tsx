import './frame-pump';
import '../src/ui/tokens.css';
import './bench.css';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { assertExists } from '@quiltwright/shared/result';
import { WorkerRequests } from '@quiltwright/workers/client/worker-requests';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { partAt } from '../src/render/scene/hit-test';
import { QuiltCanvas } from '../src/editor/stage/QuiltCanvas';
import { select } from '../src/editor/tools/select';
import type { Quilting } from '@quiltwright/shared/quilting/sewn/quilting-patterns';
import { benchFabric } from './bench-fabric';
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
import { moveTool } from './move-tool';
import { nextFrame } from './frame-pump';
import type { Motion, Moved, PlainQuilt } from './page-api';
import { sceneOf } from './scene-of';

/*
 * The product's own canvas. Motions are the events of a trackpad and a mouse. A drag moves the item that `?move=`
 * names, or the pressed block.
 */

const root = createRoot(assertExists(document.getElementById('root'), 'the root element'));
const requests = new WorkerRequests();
const show = (quilt: Quilt) => requests.request('show', quilt, { lane: 'canvas' });
const nothing = () => undefined;
let scene: Scene | null = null;
let fabrics: PlainQuilt['fabrics'] = {};
let quilting: Quilting | null = null;
let findFabric = (fabricNum: number) => fabricOf(fabricNum);

const fabricOf = (fabricNum: number) => benchFabric(fabrics, fabricNum);

const unmarked = { selected: null };
const moved = (new URLSearchParams(location.search).get('move') ?? 'block') as Moved;
const tools = [select({ onSelect: nothing, onHold: nothing }), moveTool(moved, () => scene)];

function render(next: Scene): void {
  scene = next;
  root.render(
    <QuiltCanvas
      scene={next}
      fabric={findFabric}
      marks={unmarked}
      quilting={quilting}
      tools={tools}
      tool="move"
      onPointer={nothing}
      onMenu={nothing}
      selectedPart={() => null}
      onFingers={nothing}
      label="A quilt"
    />,
  );
}

function step(motion: Motion): (frame: number) => void {
  const canvas = assertExists(document.querySelector('[role=application]'), 'the canvas');
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const all = { bubbles: true, cancelable: true, clientX: x, clientY: y };
  return (frame) => {
    const way = Math.floor(frame / 30) % 2 === 0 ? 1 : -1;
    if (motion === 'pan') {
      canvas.dispatchEvent(new WheelEvent('wheel', { ...all, deltaX: -3 * way, deltaY: -2 * way }));
    } else if (motion === 'pinch') {
      canvas.dispatchEvent(new WheelEvent('wheel', { ...all, deltaY: -4 * way, ctrlKey: true }));
    } else {
      const place = { clientX: x + (frame % 30) * 7 * way, clientY: y + (frame % 30) * 5 * way };
      canvas.dispatchEvent(
        new PointerEvent('pointermove', { ...all, ...place, pointerId: 1, pointerType: 'mouse', buttons: 1 }),
      );
    }
  };
}

window.bench = {
  async warm(quilt) {
    await decoded(Object.values(quilt.fabrics).map(({ file }) => file));
    // In the app, the worker is already running when a quilter changes the size.
    await show(standardQuilt(7));
  },
  async show(quilt) {
    const next = sceneOf(quilt);
    if (JSON.stringify(quilt.fabrics) !== JSON.stringify(fabrics)) {
      fabrics = quilt.fabrics;
      findFabric = (fabricNum) => fabricOf(fabricNum);
    }
    return untilSeen(() => {
      render(next);
    });
  },
  async sizeClick(size) {
    const answer = await show(standardQuilt(size));
    if (!answer.ok) throw new Error(answer.error.code);
    render(answer.value);
    await painted();
  },
  painted,
  rest,
  isPainted,
  work: (motion, frames) => workOf(step(motion), frames),
  frames: (motion, frames) => frameTime(step(motion), frames),
  emptyFrames: emptyFrameTime,
  floor(frames) {
    // The first canvas of the page is a ruler's.
    const canvas = assertExists(
      document.querySelector<HTMLCanvasElement>('[role=application] canvas'),
      'the canvas',
    );
    return copyTimes(canvas.width, canvas.height, frames);
  },
  hitTest(places) {
    const shown = assertExists(scene, 'a quilt');
    hitAll(shown, places);
    const started = performance.now();
    const hits = hitAll(shown, places);
    const time = (performance.now() - started) / places;
    if (hits === 0) throw new Error('Nothing was hit.');
    return Promise.resolve(time);
  },
};

window.benchSewn = {
  async switchOn() {
    const started = performance.now();
    quilting = { pattern: 'crosshatch', binding: 0 };
    flushSync(() => {
      render(assertExists(scene, 'a quilt'));
    });
    while (!document.querySelector('[data-progress=final]')) await nextFrame();
    return performance.now() - started;
  },
};

/** Hit-tests `places` points, spread over the quilt. Returns how many of the points are on a part. */
function hitAll({ width, length }: Scene, places: number): number {
  let hits = 0;
  for (let place = 0; place < places; place++) {
    if (scene && partAt(scene, ((place * 0.618) % 1) * width, ((place * 0.755) % 1) * length)) hits++;
  }
  return hits;
}
