// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually } from '../../../../test/eventually';
import { Tab } from '../../../browser/tab';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { createCreatedBlockSession } from '../../../persistence/kinds/created-block-session';
import { createDrawingEditing } from '../../../screens/block-creation/drawing/drawing-editing';
import { createSession } from '../../../server/session/session';
import { showNoticesOn } from '../../../ui/basics/notify';

const square = { form: 1, box: { x: 0, y: 0, width: 100, height: 100 }, layer: 1, fabric: 1 } as const;

/** The text on the device's clipboard; null if the browser refuses access. */
let device: string | null;
/** The texts of the notices that were shown. */
let told: string[];

beforeEach(() => {
  device = '';
  told = [];
  showNoticesOn({ show: (message) => told.push(message), takeBack: () => undefined });
  localStorage.clear();
  const refuse = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      writeText: async (text: string) => {
        if (device === null) await refuse();
        device = text;
      },
      readText: () => (device === null ? refuse() : Promise.resolve(device)),
    },
  });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(navigator, 'permissions');
});

/** Returns the state of a page that was just loaded. */
function page() {
  const tab = new Tab();
  tab.get(createSession).signIn(100, 'a');
  const editing = tab.get(createDrawingEditing);
  const count = () => tab.get(createCreatedBlockSession).store.getState().design.block.levels.flat().length;
  return { editing, count };
}

it('has another page’s copy, after a reload too', async () => {
  const one = page();
  one.editing.run(act(commands.place, square));
  one.editing.run(act(commands.copy));
  await eventually(() => {
    expect(device).toContain('"quiltwright-shapes"');
  });
  const other = page();
  expect(await other.editing.system.take(device ?? '')).toEqual({ ok: true, value: null });
  other.editing.run(act(commands.paste, null));
  expect(other.count()).toBe(1);
});

it('keeps its own copy if the browser refuses, or has older items and other texts', async () => {
  const { editing, count } = page();
  editing.run(act(commands.place, square));
  editing.run(act(commands.copy));
  await eventually(() => {
    expect(device).toContain('"quiltwright-shapes"');
  });
  const older = (device ?? '').replaceAll('"shapeWidth":100', '"shapeWidth":500');
  device = null;
  editing.run(act(commands.selectAll));
  editing.run(act(commands.copy));
  for (const text of [older, 'Dear Anna', ''])
    expect(await editing.system.take(text)).toMatchObject({ ok: true });
  expect(await editing.system.takeUnasked()).toMatchObject({ ok: true });
  editing.run(act(commands.paste, 'in place'));
  expect(count()).toBe(2);
  expect(editing.drawing().clipboard?.[0]?.shape.shapeWidth).toBe(100);
});

/**
 * Returns a page with a shape 100 wide. `copy` copies the shape, and `width` returns the width of the shape to paste.
 * `other` returns the clipboard text of another page that copied a shape of the given width.
 */
async function refused() {
  const one = page();
  one.editing.run(act(commands.place, square));
  one.editing.run(act(commands.copy));
  await eventually(() => {
    expect(device).toContain('"quiltwright-shapes"');
  });
  const copied = device ?? '';
  const other = (width: number) => copied.replaceAll('"shapeWidth":100', `"shapeWidth":${width}`);
  const { editing } = page();
  editing.run(act(commands.place, square));
  const copy = () => {
    editing.run(act(commands.copy));
  };
  return { copy, other, editing, width: () => editing.drawing().clipboard?.[0]?.shape.shapeWidth };
}

it('takes another page’s copy after the browser refused its own', async () => {
  const { copy, other, editing, width } = await refused();
  device = null;
  copy();
  await eventually(() => {
    expect(told).toHaveLength(1);
  });
  await editing.system.take(other(500));
  expect(width()).toBe(100);
  await editing.system.take(other(300));
  expect(width()).toBe(300);
});

it('knows the content at the time of the refusal, if it may read it', async () => {
  const { copy, other, editing, width } = await refused();
  device = other(500);
  const query = () => Promise.resolve({ state: 'granted' });
  Object.defineProperty(navigator, 'permissions', { configurable: true, value: { query } });
  let reads = 0;
  Object.assign(navigator.clipboard, {
    writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')),
    readText: () => {
      reads++;
      return Promise.resolve(device);
    },
  });
  copy();
  await eventually(() => {
    expect(reads).toBe(1);
  });
  device = other(300);
  expect(await editing.system.takeUnasked()).toMatchObject({ ok: true });
  expect(width()).toBe(300);
});

it('reports the fault of the clipboard’s content, and keeps its own copy', async () => {
  const { editing } = page();
  const taken = await editing.system.take('{"format":"quiltwright-placements","version":1}');
  expect(taken).toMatchObject({ ok: false, error: { code: 'foreign' } });
  expect(editing.drawing().clipboard).toBeNull();
});
