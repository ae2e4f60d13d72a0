// @vitest-environment jsdom
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { inches } from '@quiltwright/shared/geometry/units';
import { act, cleanup, render, renderHook } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Notices } from '../../../ui/dialogs/Notices';
import { useStore } from 'zustand';
import { blockActions } from '@quiltwright/shared/model/actions.fixture';
import { standingNotices } from '../../../../test/standing-notices';
import { inTab } from '../../../../test/in-tab';
import type { Part } from '../../../render/scene/part';
import { newBlockDocument } from '@quiltwright/shared/model/designed-block/block-document';
import { Tab } from '../../../browser/tab';
import { createDesignedBlockSession } from '../../../persistence/kinds/designed-block-session';
import { levelsIn } from '@quiltwright/shared/model/levels.fixture';
import type { CanvasPoint, View } from '../../../editor/tools/tool';
import { useColouring } from './use-colouring';

const tab = new Tab();
const { run, store } = tab.get(createDesignedBlockSession);

const star = {
  designedBlockNum: 5,
  designName: 'Star',
  blockWidth: inches(12),
  blockHeight: inches(12),
  levels: levelsIn([31, 32], [33, 34]),
};

const cloth = (fabricNum: number): Fabric => ({
  fabricNum,
  paletteNum: 2,
  fabricName: `Blue ${fabricNum}`,
  userFabricName: '',
  fabricUrl: 'cloth.webp',
  swatchUrl: 'swatch.webp',
  averageColour: '#204080',
});

const patchAt = (shape: number): Part => ({ kind: 'block', placement: 0, copy: 0, shape });

/** Returns the fabrics of the open block, patch by patch. */
const fabrics = () =>
  store
    .getState()
    .design.block.levels.flat()
    .map(({ fillFabric }) => fillFabric);

function layDown(): void {
  store.setState(newBlockDocument(), true);
  run(blockActions.chooseBlock(star));
}

function renderEditor() {
  const { result } = renderHook(
    () =>
      useColouring(useStore(store), {
        onChosen: () => undefined,
        onPickedUp: () => undefined,
        onBlank: () => undefined,
      }),
    { wrapper: inTab(tab) },
  );
  return {
    get colouring() {
      return result.current;
    },
  };
}

let editor: ReturnType<typeof renderEditor>;

beforeEach(() => {
  render(<Notices />);
  layDown();
  editor = renderEditor();
  act(() => editor.colouring.setMode('patch'));
});
afterEach(() => {
  cleanup();
  toast.dismiss();
});

/**
 * Returns a position on the canvas of these tests for a patch. A straight line between two such positions touches no
 * other patch.
 */
const placeOf = (patch: number) => ({ x: 100 * patch, y: 100 * patch * patch });
const view: View = {
  partAt: ({ x, y }) => {
    const patch = [0, 1, 2, 3].find((each) => placeOf(each).x === x && placeOf(each).y === y);
    return patch === undefined ? null : patchAt(patch);
  },
  inches: (at) => at,
  viewport: () => ({ width: 400, height: 1000 }),
  preview: () => undefined,
  openMenu: () => undefined,
};
const pointAt = (patch: number): CanvasPoint => ({
  page: placeOf(patch),
  at: placeOf(patch),
  isOver: true,
  part: patchAt(patch),
  device: 'mouse',
  modifiers: { shift: false, alt: false, ctrl: false },
});

const toolOf = (name: string) => editor.colouring.tools.find((tool) => tool.name === name);

function tap(patch: number): void {
  act(() => toolOf(editor.colouring.tool)?.tap?.(pointAt(patch), 1, view));
}

function sweepTo(...patches: number[]): void {
  for (const patch of patches) act(() => toolOf('sweep')?.dragMove?.(pointAt(patch), view));
}

function letGoOfSweep(): void {
  act(() => toolOf('sweep')?.dragEnd?.(pointAt(0), view));
}

function pressEscape(handled: boolean): void {
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  if (handled) event.preventDefault();
  act(() => {
    document.body.dispatchEvent(event);
  });
}

it('still holds the fabric when Escape closes a menu, and puts it down at the next Escape', () => {
  act(() => editor.colouring.give(cloth(40)));
  pressEscape(true);
  expect(editor.colouring.held?.fabricNum).toBe(40);
  pressEscape(false);
  expect(editor.colouring.held).toBeNull();
});

it('clears its choice when patches change layers, and when undo moves them back', () => {
  tap(1);
  expect(editor.colouring.target?.patches).toEqual([1]);
  act(() =>
    run(
      blockActions.groupIntoLayers([
        [3, 0],
        [1, 2],
      ]),
    ),
  );
  expect(editor.colouring.target).toBeNull();
  tap(1);
  act(() => run(blockActions.undo));
  expect(editor.colouring.target).toBeNull();
});

it('forgets a sweep whose fabric was put down midway', () => {
  act(() => editor.colouring.give(cloth(40)));
  sweepTo(0, 1);
  expect(editor.colouring.trial?.dropTarget.name).toBe('2 patches');
  act(() => editor.colouring.letGo());
  letGoOfSweep();
  expect(editor.colouring.trial).toBeNull();
  expect(fabrics()).toEqual([31, 32, 33, 34]);

  act(() => editor.colouring.give(cloth(40)));
  sweepTo(3);
  letGoOfSweep();
  expect(fabrics()).toEqual([31, 32, 33, 40]);
});

it('chooses nothing after another block is opened', () => {
  act(() => editor.colouring.chooseLayer(2));
  act(layDown);
  expect(editor.colouring.layer).toBe(0);
  act(() => editor.colouring.give(cloth(40)));
  expect(fabrics()).toEqual([31, 32, 33, 34]);
  expect(editor.colouring.held?.fabricNum).toBe(40);
  act(layDown);
  expect(editor.colouring.held).toBeNull();
});

it('colours the chosen patch, and then holds the fabric for more patches', () => {
  tap(0);
  act(() => editor.colouring.give(cloth(40)));
  expect(fabrics()).toEqual([40, 32, 33, 34]);
  tap(2);
  expect(fabrics()).toEqual([40, 32, 40, 34]);
  act(() => editor.colouring.give(cloth(41)));
  expect(fabrics()).toEqual([40, 32, 41, 34]);
  sweepTo(1, 3);
  letGoOfSweep();
  expect(fabrics()).toEqual([40, 41, 41, 41]);
});

it('gives a held fabric to the layers whose buttons are pressed, and chooses them', () => {
  act(() => editor.colouring.setMode('layer'));
  act(() => editor.colouring.give(cloth(40)));
  act(() => editor.colouring.chooseLayer(2));
  expect(fabrics()).toEqual([31, 32, 40, 40]);
  expect(editor.colouring.layer).toBe(2);
  act(() => editor.colouring.chooseLayer(1));
  expect(fabrics()).toEqual([40, 40, 40, 40]);
  expect(editor.colouring.layer).toBe(1);
  act(() => editor.colouring.give(cloth(41)));
  expect(fabrics()).toEqual([41, 41, 40, 40]);
  expect(editor.colouring.held?.fabricNum).toBe(41);
  act(() => editor.colouring.give(cloth(41)));
  expect(editor.colouring.held).toBeNull();
  expect(editor.colouring.layer).toBe(1);
});

it('reports the last use only while the design is unchanged since', () => {
  act(() => editor.colouring.chooseLayer(2));
  act(() => editor.colouring.give(cloth(40)));
  expect(editor.colouring.last?.fabricNum).toBe(40);
  act(() => run(blockActions.undo));
  expect(editor.colouring.last).toBeNull();
});

it('clears its choice on Escape, the fabric and the layer at once', () => {
  act(() => editor.colouring.setMode('layer'));
  act(() => editor.colouring.give(cloth(40)));
  act(() => editor.colouring.chooseLayer(2));
  pressEscape(false);
  expect(editor.colouring.held).toBeNull();
  expect(editor.colouring.layer).toBe(0);
});

it('asks for a layer when a fabric is picked up, not for each one tried instead', () => {
  act(() => editor.colouring.setMode('layer'));
  act(() => editor.colouring.give(cloth(40)));
  expect(standingNotices()).toEqual(['Select a layer from the layers above.']);
  toast.dismiss();
  act(() => editor.colouring.give(cloth(41)));
  expect(editor.colouring.held?.fabricNum).toBe(41);
  expect(standingNotices()).toEqual([]);
});

it('outlines all patches of the first of two fabrics until they are swapped, in any mode', () => {
  act(() => run(blockActions.giveFabric({ name: 'Two', patches: [1, 3] }, 40)));
  act(() => editor.colouring.setMode('layer'));
  act(() => editor.colouring.turnTool('swap'));
  expect(editor.colouring.marked).toBeNull();
  tap(3);
  expect(editor.colouring.marked).toBe(1);
  expect(editor.colouring.patchesWith(1)).toEqual([1, 3]);
  tap(0);
  expect(fabrics()).toEqual([40, 31, 33, 31]);
  expect(editor.colouring.marked).toBeNull();
});

it('swaps two fabrics that keys go to, and keeps the tool until then', () => {
  act(() => editor.colouring.turnTool('swap'));
  act(() => editor.colouring.walk(1));
  expect(editor.colouring.tapTool).toEqual({ name: 'swap', first: null });
  act(() => editor.colouring.takeMarked());
  expect(editor.colouring.tapTool).toEqual({ name: 'swap', first: 31 });
  act(() => editor.colouring.walk(1));
  act(() => editor.colouring.walk(1));
  act(() => editor.colouring.takeMarked());
  expect(fabrics()).toEqual([33, 32, 31, 34]);
  expect(editor.colouring.tapTool).toBeNull();
});

it('gives a held fabric to the patches that keys go to', () => {
  act(() => editor.colouring.give(cloth(40)));
  act(() => editor.colouring.walk(-1));
  act(() => editor.colouring.takeMarked());
  expect(fabrics()).toEqual([31, 32, 33, 40]);
  act(() => editor.colouring.walk(-1));
  act(() => editor.colouring.takeMarked());
  expect(fabrics()).toEqual([31, 32, 40, 40]);
});
