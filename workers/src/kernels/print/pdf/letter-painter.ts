import type { FontName, Ink } from '../paper/marks';

/** A picture of a text, and where it lies from where the text starts on its baseline, in ems, y running down. */
export interface LetterPicture {
  png: Uint8Array;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Draws text whose letters the fonts of print lack: the scripts of the world, and emoji. */
export interface LetterPainter {
  /** In ems. */
  widthOf: (text: string, font: FontName) => number;
  pictureOf: (text: string, font: FontName, ink: Ink) => Promise<LetterPicture>;
}

/** Pixels an em: 720 an inch at the size of body text, 330 at that of titles. */
const EM = 100;
/** Pixels around, into which letters may reach. */
const MARGIN = 4;
const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Draws with the fonts of this device, as the page does; null where workers of this browser can't draw. */
export function devicePainter(): LetterPainter | null {
  if (typeof OffscreenCanvas === 'undefined') return null;
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return null;
  return {
    widthOf: (text, font) => {
      prepare(context, text, font);
      return context.measureText(text).width / EM;
    },
    pictureOf: async (text, font, ink) => {
      prepare(context, text, font);
      const box = context.measureText(text);
      const left = Math.ceil(box.actualBoundingBoxLeft) + MARGIN;
      const top = Math.ceil(box.actualBoundingBoxAscent) + MARGIN;
      const width = Math.max(1, left + Math.ceil(box.actualBoundingBoxRight) + MARGIN);
      const height = Math.max(1, top + Math.ceil(box.actualBoundingBoxDescent) + MARGIN);
      const canvas = new OffscreenCanvas(width, height);
      const drawn = canvas.getContext('2d');
      if (!drawn) throw new Error('No canvas to draw letters on.');
      prepare(drawn, text, font);
      drawn.fillStyle = `rgb(${ink.map((part) => Math.round(part * 255)).join(' ')})`;
      drawn.fillText(text, left, top);
      const png = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
      return { png, left: -left / EM, top: -top / EM, width: width / EM, height: height / EM };
    },
  };
}

function prepare(context: OffscreenCanvasRenderingContext2D, text: string, font: FontName): void {
  context.font = `${font === 'regular' ? 400 : 600} ${EM}px system-ui, sans-serif`;
  context.direction = RIGHT_TO_LEFT.test(text) ? 'rtl' : 'ltr';
  context.textAlign = 'left';
}
