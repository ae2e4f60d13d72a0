import { type NameOf, nameFault } from '@quiltwright/shared/names';
import { isPlainText } from '@quiltwright/shared/plain-text';
import { ProblemException } from '../http/problem.js';

/** Of the blocks or fabrics that aren't there so many are named. */
const MOST_NUMBERS = 5;

/** A name as it is stored, without the spaces around it. @throws ProblemException 422, at the field `path` */
export function checkedName(name: string, of: NameOf, path: string): string {
  const fault = nameFault(name, of);
  if (!fault) return name.trim();
  const { message } = fault;
  throw new ProblemException(422, message, { errors: [{ path, message }] });
}

/** Words of more than one line as they are stored. @throws ProblemException 422, at the field `path` */
export function checkedWords(words: string, path: string): string {
  if (isPlainText(words)) return words;
  const message = 'The words hold characters that can’t be seen. Please remove them.';
  throw new ProblemException(422, message, { errors: [{ path, message }] });
}

/** @param missing numbers that a design uses and neither the library nor its owner has. @throws ProblemException 422 */
export function refuseMissing(what: 'block' | 'fabric', missing: readonly number[]): void {
  if (missing.length === 0) return;
  const more = missing.length > MOST_NUMBERS ? ` and ${String(missing.length - MOST_NUMBERS)} more` : '';
  const named = missing.slice(0, MOST_NUMBERS).join(', ');
  const detail = `There is no ${what} ${named}${more}. It may have been deleted.`;
  throw new ProblemException(422, detail, what === 'block' ? { missingBlocks: [...missing] } : {});
}
