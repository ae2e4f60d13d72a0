import type { Mark } from '../paper/marks';
import { PieceNames } from './piece-names';
import { TemplateNames } from './template-names';
import type { Words } from './words';

/** Returns `Words` that measure texts in a font whose letters are all half as wide as high. */
export function wordsForTests(): Words {
  const names = new PieceNames(null, []);
  return {
    measure: (text, _, points) => (text.length * points) / 2 / 72,
    fabric: (fabricNum) => `Fabric ${fabricNum}`,
    block: (blockNum) => `Block ${blockNum}`,
    names,
    templates: new TemplateNames([], [], names),
  };
}

/** Returns all texts of a page, in drawing order. */
export function textsOf(marks: readonly Mark[]): string[] {
  return marks.flatMap((mark) =>
    mark.kind === 'text' ? mark.text : mark.kind === 'clip' ? textsOf(mark.marks) : [],
  );
}
