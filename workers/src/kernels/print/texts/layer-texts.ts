import { counted } from '@quiltwright/shared/counted';
import type { Backing } from '../../finishing/finishing-types';

/** The texts about the layers of a quilt: backing, batting and top. Sizes and lengths arrive as words, such as 2½″. */
export const layerTexts = {
  title: 'The layers',
  fromPanels: (panels: number, length: string, way: Backing['way']) =>
    ` from ${panels} panels ${length} long, ${way === 'lengthwise' ? 'side by side' : 'one above the other'}`,
  make: (fromPanels: string, backing: string, batting: string) =>
    `Make the backing${fromPanels}. The backing must measure at least ${backing}, and the batting at least ${batting}.`,
  quilt:
    'Lay the backing right side down, then the batting, then the quilt top. Quilt the layers, and trim the backing and the batting to the edge of the quilt top.',
  backingMeasures: (size: string) => `The backing measures ${size} when sewn.`,
  panels: (panels: number, size: string, way: Backing['way']) =>
    `Panels: ${panels} of ${size}, with ${panels > 2 ? `${way} seams` : `a ${way} seam`}.`,
  onePiece: (size: string) => `One piece ${size}.`,
  seams: 'Red lines are seams. Cut off the selvages, then sew ½″ from the edges.',
  dashedLine: (size: string) => `The dashed line is the quilt, ${size}.`,
};

/** The texts of the step that sews on the binding. */
export const bindingTexts = {
  title: 'The binding',
  bias: (width: string, squares: number, side: string) =>
    `Make bias binding ${width} wide from ${counted(squares, 'square')} ${side}`,
  take: (strips: string) => `Take ${strips}`,
  sew: (strips: string, endToEnd: string) => `Sew ${strips} ${endToEnd}`,
  strips: (count: number, size: string) => `${counted(count, 'strip')} ${size}`,
  gives: (made: string, length: string, around: string) =>
    `${made}. This gives ${length} of binding for the ${around} around the quilt.`,
  fold: 'Fold the binding in half along its length, wrong sides together, and press.',
  start: (seam: string) =>
    `Start on the front, in the middle of a side, with raw edges together. Leave the first 6″ of the binding free, and sew ${seam} from the edge.`,
  corners: (seam: string) =>
    `Stop ${seam} before a corner. Fold the binding up, then down along the next side, and start again from the edge.`,
  end: 'Join both ends. Fold the binding to the back, and sew it down by hand.',
};
