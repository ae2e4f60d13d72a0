import type { Edges } from '@quiltwright/shared/geometry/box';

/** The place of notices while a dialog is open, in CSS pixels; `top` or `bottom` is null. */
interface NoticePlace {
  /** Their middle. */
  left: number;
  width: number;
  top: number | null;
  bottom: number | null;
  /** Over the title, which is one line high. */
  isOverTitle: boolean;
}

/** The most height in pixels that a notice takes, with the room around it. */
const HEIGHT = 140;
const WIDTH = { least: 240, most: 356 };
const MARGIN = 16;

/**
 * Returns the place of notices beside a dialog: the first with room of below, above, left and right. Without room they
 * lie over its title, never over its cross or anything else that can be pressed.
 * @param close the cross, at the right of the title
 */
export function noticePlace(
  dialog: Edges,
  close: Edges,
  window: { width: number; height: number },
): NoticePlace {
  const across = {
    left: window.width / 2,
    width: Math.min(WIDTH.most, window.width - 2 * MARGIN),
    isOverTitle: false,
  };
  if (window.height - dialog.bottom >= HEIGHT) return { ...across, top: null, bottom: MARGIN };
  if (dialog.top >= HEIGHT) return { ...across, top: 8, bottom: null };
  const [before, after] = [dialog.left, window.width - dialog.right];
  const room = Math.max(before, after);
  if (room >= WIDTH.least + MARGIN)
    return {
      left: after >= before ? dialog.right + after / 2 : before / 2,
      width: Math.min(WIDTH.most, room - MARGIN),
      top: null,
      bottom: MARGIN,
      isOverTitle: false,
    };
  const [start, end] = [dialog.left + 8, close.left - 4];
  return {
    left: (start + end) / 2,
    width: end - start,
    top: dialog.top + 8,
    bottom: null,
    isOverTitle: true,
  };
}
