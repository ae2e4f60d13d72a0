import { move } from '@quiltwright/shared/geometry/transform';
import { assertExists } from '@quiltwright/shared/result';
import { copyBlock, shapeCount } from '@quiltwright/workers/kernels/scene/scene-access';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import type { Tool } from '../src/editor/tools/tool';
import type { Position } from '../src/render/camera/camera';
import type { Part } from '../src/render/scene/part';
import type { Moving } from '../src/render/camera/preview';
import type { Moved } from './page-api';

/**
 * Returns a tool that moves the pressed block or shape on the screen, as in the app's editors. It doesn't change the
 * quilt.
 */
export function moveTool(moved: Moved, scene: () => Scene | null): Tool {
  let grabbed: { moving: Moving; from: Position } | null = null;
  return {
    name: 'move',
    takesDrag: ({ part }) => part?.kind === 'block',
    dragStart({ part, at }, { inches }) {
      const moving = part && movingOf(part, moved, assertExists(scene(), 'a quilt'));
      grabbed = moving && { moving, from: inches(at) };
    },
    dragMove({ at }, { inches, preview }) {
      if (!grabbed) return;
      const { moving, from } = grabbed;
      const { x, y } = inches(at);
      preview({ moving, to: [move(x - from.x, y - from.y)] });
    },
  };
}

function movingOf(part: Part, moved: Moved, scene: Scene): Moving | null {
  if (part.kind !== 'block') return null;
  const { copy, shape } = part;
  if (moved === 'block') return { copies: [copy] };
  const count = shapeCount(assertExists(copyBlock(scene, copy), 'a block').shapes);
  const all = Array.from({ length: count }, (_, index) => index);
  return { copy, shapes: moved === 'shapes' || shape === null ? all : [shape] };
}
