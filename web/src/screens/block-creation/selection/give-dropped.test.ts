import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import type { Drawing } from '@quiltwright/shared/model/created-block/drawing';
import {
  after,
  next,
  place,
  select,
  selected,
} from '@quiltwright/shared/model/created-block/drawing.fixture';
import { laidShapes } from '@quiltwright/shared/model/created-block/drawing';
import { beforeEach, expect, it } from 'vitest';
import type { Part } from '../../../render/scene/part';
import { showNoticesOn } from '../../../ui/basics/notify';
import { giveDropped } from './give-dropped';

const CLOTH = 10_007;
/** Three squares, one on each layer: shapes 1, 2 and 3. */
const squares = after(
  place(1, 0, 0, 100, 100, 1),
  place(1, 200, 0, 100, 100, 2),
  place(1, 400, 0, 100, 100, 3),
);

const notices: string[] = [];
beforeEach(() => {
  notices.length = 0;
  showNoticesOn({ show: (message) => notices.push(message), takeBack: () => undefined });
});

const on = (shape: number | null): Part => ({ kind: 'block', placement: 0, copy: 0, shape });

/** Drops a fabric on a part. Returns the fabric of each shape, and the selected shapes. */
function dropped(from: Drawing, part: Part | null) {
  let drawing = from;
  giveDropped(CLOTH, part, {
    drawing: () => drawing,
    run: (action) => {
      drawing = next(drawing, action);
    },
  });
  const fabrics = laidShapes(drawing.document.design).map(({ shape }) => shape.fillFabric);
  return { fabrics, selected: selected(drawing) };
}

it('gives the fabric to the shape under the drop, and selects it', () => {
  const before = next(squares, select(3));
  expect(dropped(before, on(1))).toEqual({ fabrics: [1, CLOTH, 1], selected: [2] });
});

it('gives it to the whole selection, if the shape under the drop is selected or there is none', () => {
  const before = next(squares, select(1, 2));
  for (const part of [on(0), on(null), null])
    expect(dropped(before, part)).toEqual({ fabrics: [CLOTH, CLOTH, 1], selected: [1, 2] });
});

it('changes no shape of a locked layer, nor the selection', () => {
  const locked = next(next(squares, select(1)), act(commands.lockLayer, { layer: 2, isLocked: true }));
  expect(dropped(locked, on(1))).toEqual({ fabrics: [1, 1, 1], selected: [1] });
  expect(notices).toEqual(['This layer is locked. Unlock it first.']);
});

it('says where the fabric is, if nothing is selected', () => {
  const none = next(squares, select());
  expect(dropped(none, null).fabrics).toEqual([1, 1, 1]);
  expect(notices).toEqual([
    'Your fabric is in User-Uploads. To use it, select shapes, then choose the fabric.',
  ]);
});
