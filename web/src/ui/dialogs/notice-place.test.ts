import { expect, it } from 'vitest';
import { noticePlace } from './notice-place';

/**
 * Returns the place of notices for a dialog in the middle of a window. The dialog's close button has 44 × 44 pixels and
 * is 20 pixels from the corner.
 */
function inTheMiddle(window: { width: number; height: number }, width: number, height: number) {
  const [left, top] = [(window.width - width) / 2, (window.height - height) / 2];
  const dialog = { left, top, right: left + width, bottom: top + height };
  const cross = { left: dialog.right - 64, top: top + 20, right: dialog.right - 20, bottom: top + 64 };
  return noticePlace(dialog, cross, window);
}

const desk = { width: 1440, height: 900 };

it('is below a dialog with room below', () => {
  expect(inTheMiddle(desk, 480, 620)).toEqual({
    left: 720,
    width: 356,
    top: null,
    bottom: 16,
    isOverTitle: false,
  });
});

it('is above a sheet at the foot of a phone', () => {
  const sheet = { left: 0, top: 320, right: 390, bottom: 844 };
  const cross = { left: 338, top: 332, right: 382, bottom: 376 };
  const place = noticePlace(sheet, cross, { width: 390, height: 844 });
  expect(place).toEqual({ left: 195, width: 356, top: 8, bottom: null, isOverTitle: false });
});

it('is beside a dialog that is nearly as high as the window', () => {
  /* There are 480 pixels on each side of the dialog. The middle of the right side is at 1440 − 240 = 1200. */
  expect(inTheMiddle(desk, 480, 622)).toMatchObject({ left: 1200, width: 356, top: null, bottom: 16 });
  /* A wide dialog leaves 280 pixels on each side, of which 16 stay free. */
  expect(inTheMiddle(desk, 880, 868)).toMatchObject({ left: 1300, width: 264, bottom: 16 });
  const atTheSide = { left: 1058, top: 0, right: 1440, bottom: 900 };
  const cross = { left: 1390, top: 20, right: 1426, bottom: 56 };
  expect(noticePlace(atTheSide, cross, desk)).toMatchObject({ left: 529, width: 356, bottom: 16 });
});

it('is over the title and beside the close button if no side has room', () => {
  /* The dialog starts at (132, 24), and its close button at 828. So notices have room from 140 to 824. */
  expect(inTheMiddle({ width: 1024, height: 768 }, 760, 720)).toEqual({
    left: 482,
    width: 684,
    top: 32,
    bottom: null,
    isOverTitle: true,
  });
});
