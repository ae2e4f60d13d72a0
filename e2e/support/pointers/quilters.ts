import { expect, type Locator } from '@playwright/test';
import { dragBy, type PointingDevice } from './drag-by.js';
import type { FreeFormEditor } from '../screens/free-form-editor.js';
import { middleOf } from './middle-of.js';
import type { Pointer, Place } from './pointer.js';
import { tapOn } from './tap-on.js';
import type { QuiltPicture } from '../pictures/picture.js';

/** A box in inches from the quilt's corner. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A quilter who arranges a free form quilt by mouse, finger, pen or keyboard. */
export interface Quilter {
  /** Opens a panel. Does nothing on screens that show all panels. */
  open: (panel: string) => Promise<void>;
  /** Closes a panel. Does nothing on screens that show all panels. */
  close: (panel: string) => Promise<void>;
  press: (button: Locator) => Promise<void>;
  /** Adds a block at the first free place. */
  lay: (name: string) => Promise<void>;
  /** Moves the selected placement to another place. `box` is its present box. */
  move: (box: Box, to: Pick<Box, 'x' | 'y'>) => Promise<void>;
  /** Resizes the selected placement, a square, to a side in inches. `box` is its present box. */
  size: (box: Box, side: number) => Promise<void>;
  /**
   * Repeats the selected placement along an axis until it has `count` copies. `box` is its first copy, and `end` the
   * coordinate at which the last copy ends, in inches.
   */
  repeat: (axis: 'x' | 'y', box: Box, count: number, end: number) => Promise<void>;
  saveAs: (name: string) => Promise<void>;
}

/** The distance from a placement to its handles for repeating, in CSS pixels. */
const AWAY = 30;

/** Returns a quilter who uses a mouse, a finger or a pen. */
export function pointingQuilter(
  device: PointingDevice,
  { editor, picture, pointer }: { editor: FreeFormEditor; picture: QuiltPicture; pointer: Pointer },
): Quilter {
  const { page } = editor;
  const press = async (button: Locator) => {
    await button.scrollIntoViewIfNeeded();
    if (device === 'mouse') await button.click();
    else if (device === 'finger') await tapOn(button);
    else {
      // Waits until the button stands still, with nothing over it.
      await button.click({ trial: true });
      const at = await middleOf(button);
      await pointer.pen('mouseMoved', at);
      await pointer.pen('mousePressed', at);
      await pointer.pen('mouseReleased', at);
    }
  };
  /** Opens or closes a panel by its button. */
  const turn = async (panel: string, isOpen: boolean) => {
    if (device !== 'finger') return;
    const button = editor.button(panel);
    if ((await button.getAttribute('aria-pressed')) !== String(isOpen)) await press(button);
    await expect(button).toHaveAttribute('aria-pressed', String(isOpen));
  };
  const open = (panel: string) => turn(panel, true);
  const close = (panel: string) => turn(panel, false);
  const drag = async (from: Place, to: Place) => {
    const going = await dragBy(device, pointer, from);
    await going.to(to);
    await going.letGo();
  };
  return {
    open,
    close,
    press,
    lay: async (name) => {
      await open('Blocks');
      if (device !== 'finger') await press(editor.button('All blocks'));
      await editor.search.fill(name);
      await press(editor.tile(name));
      if (device !== 'finger') await press(editor.button('Close the panel'));
      await open('List');
    },
    move: async ({ x, y, width, height }, to) => {
      await drag(
        await picture.pointAt(x + width / 2, y + height / 2),
        await picture.pointAt(to.x + width / 2, to.y + height / 2),
      );
    },
    size: async ({ x, y, width, height }, side) => {
      await drag(await picture.pointAt(x + width, y + height), await picture.pointAt(x + side, y + side));
    },
    repeat: async (axis, { x, y, width, height }, _, end) => {
      const [across, down] = axis === 'x' ? [AWAY, 0] : [0, AWAY];
      const shifted = (place: Place) => ({ x: place.x + across, y: place.y + down });
      const [from, to] =
        axis === 'x'
          ? [await picture.pointAt(x + width, y + height / 2), await picture.pointAt(end, y + height / 2)]
          : [await picture.pointAt(x + width / 2, y + height), await picture.pointAt(x + width / 2, end)];
      await drag(shifted(from), shifted(to));
    },
    saveAs: async (name) => {
      if (device !== 'finger') {
        await editor.name.fill(name);
        await press(editor.saving);
        return;
      }
      // A tablet's bar has no room for the field.
      await press(editor.saving);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').fill(name);
      await press(dialog.getByRole('button', { name: 'Save Quilt' }));
    },
  };
}

/** Returns a quilter who uses only the keyboard, and reaches each button with Tab and the arrow keys. */
export function keyQuilter({ editor }: { editor: FreeFormEditor }): Quilter {
  const { keyboard } = editor.page;
  const press = async (button: Locator) => {
    await tabTo(button);
    const isCheckbox = (await button.getAttribute('role')) === 'checkbox';
    await keyboard.press(isCheckbox ? 'Space' : 'Enter');
  };
  const type = async (field: Locator, value: string) => {
    await tabTo(field);
    await keyboard.press('Control+a');
    await keyboard.type(value);
    await keyboard.press('Enter');
  };
  return {
    open: () => Promise.resolve(),
    close: () => Promise.resolve(),
    press,
    lay: async (name) => {
      await press(editor.button('All blocks'));
      await type(editor.search, name);
      await tabTo(editor.tiles.and(editor.page.locator('[tabindex="0"]')));
      for (let tile = 0; tile < MOST_STOPS && !(await isFocused(editor.tile(name))); tile++)
        await keyboard.press('ArrowRight');
      await press(editor.tile(name));
      await press(editor.button('Close the panel'));
    },
    move: async (box, to) => {
      await tabTo(editor.page.getByRole('application'));
      const arrows = async (key: string, inches: number) => {
        for (let inch = 0; inch < inches; inch++) await keyboard.press(key);
      };
      await arrows('ArrowRight', to.x - box.x);
      await arrows('ArrowDown', to.y - box.y);
    },
    size: (_, side) => type(editor.field('Size'), String(side)),
    repeat: (axis, _, count) => type(editor.field(axis === 'x' ? 'Columns' : 'Rows'), String(count)),
    saveAs: (name) => type(editor.name, name),
  };
}

/** The greatest number of times that Tab is pressed to reach an element. */
const MOST_STOPS = 150;

async function tabTo(target: Locator): Promise<void> {
  const { keyboard } = target.page();
  const key = await target.evaluate((element) => {
    const isBefore = Node.DOCUMENT_POSITION_PRECEDING;
    const from = document.activeElement ?? document.body;
    return from.compareDocumentPosition(element) & isBefore ? 'Shift+Tab' : 'Tab';
  });
  // The element itself is asked at each stop: to find it by its role again takes most of the time.
  const element = await target.elementHandle();
  for (let stop = 0; stop < MOST_STOPS && !(await element.evaluate(isActive)); stop++)
    await keyboard.press(key);
  await expect(target).toBeFocused();
}

function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate(isActive);
}

const isActive = (element: Element) => element === document.activeElement;
