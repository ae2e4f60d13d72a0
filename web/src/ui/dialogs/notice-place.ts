import type { Edges } from '@quiltwright/shared/geometry/box';

/**
 * The place of notices while a dialog is open, in CSS pixels from the window's edges. Either `top` or `bottom` is null.
 */
interface NoticePlace {
  /** The horizontal middle of the notices, from the left. */
  left: number;
  width: number;
  top: number | null;
  bottom: number | null;
  /** True if notices cover the dialog's title, which is one line high. */
  isOverTitle: boolean;
}

/** The greatest height of a notice with its margins, in pixels. */
const HEIGHT = 140;
const WIDTH = { least: 240, most: 356 };
const MARGIN = 16;

/**
 * Returns the place of notices while a dialog is open: below, above or beside the dialog, in this order. Beside the
 * dialog, the wider side is used. If there is too little room everywhere, notices cover the dialog's title, but no
 * button.
 * @param close the close button, at the right of the title
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
