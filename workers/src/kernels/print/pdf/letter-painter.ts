import type { FontName, Ink } from '../paper/marks';
import type { Direction } from '../paper/text-runs';

/**
 * A PNG picture of a text. `left` and `top` are the picture's corner, relative to the start of the baseline, with y
 * running down. All lengths are in ems, multiples of the font size.
 */
export interface LetterPicture {
  png: Uint8Array;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Draws letters that the fonts of the PDF lack, such as letters of other scripts and emoji. */
export interface LetterPainter {
  /** Returns the width of a text in ems, multiples of the font size. */
  widthOf: (text: string, font: FontName, direction: Direction) => number;
  pictureOf: (text: string, font: FontName, ink: Ink, direction: Direction) => Promise<LetterPicture>;
}

/**
 * The resolution of painted letters, in pixels for each em. In print, body text has 720 pixels for each inch, and
 * titles have 330.
 */
const EM = 100;
/** A margin around painted text for letters that extend beyond their box, in pixels. */
const MARGIN = 4;

/** Returns a painter that uses the fonts of this device, or null if workers of this browser can't draw. */
export function devicePainter(): LetterPainter | null {
  if (typeof OffscreenCanvas === 'undefined') return null;
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return null;
  return {
    widthOf: (text, font, direction) => {
      prepare(context, font, direction);
      return context.measureText(text).width / EM;
    },
    pictureOf: async (text, font, ink, direction) => {
      prepare(context, font, direction);
      const box = context.measureText(text);
      const left = Math.ceil(box.actualBoundingBoxLeft) + MARGIN;
      const top = Math.ceil(box.actualBoundingBoxAscent) + MARGIN;
      const width = Math.max(1, left + Math.ceil(box.actualBoundingBoxRight) + MARGIN);
      const height = Math.max(1, top + Math.ceil(box.actualBoundingBoxDescent) + MARGIN);
      const canvas = new OffscreenCanvas(width, height);
      const drawn = canvas.getContext('2d');
      if (!drawn) throw new Error('This browser can’t draw the letters of the PDF. Try another browser.');
      prepare(drawn, font, direction);
      drawn.fillStyle = `rgb(${ink.map((part) => Math.round(part * 255)).join(' ')})`;
      drawn.fillText(text, left, top);
      const png = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
      return { png, left: -left / EM, top: -top / EM, width: width / EM, height: height / EM };
    },
  };
}

function prepare(context: OffscreenCanvasRenderingContext2D, font: FontName, direction: Direction): void {
  context.font = `${font === 'regular' ? 400 : 600} ${EM}px system-ui, sans-serif`;
  context.direction = direction;
  context.textAlign = 'left';
}
