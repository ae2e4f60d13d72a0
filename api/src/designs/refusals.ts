import { type NameOf, nameFault } from '@quiltwright/shared/names';
import { isPlainText } from '@quiltwright/shared/plain-text';
import { problem, ProblemException } from '../http/problem.js';
import { problems } from '../http/problem-words.js';

/** The maximum number of missing blocks or fabrics that a message lists. */
const MOST_NUMBERS = 5;

/**
 * Returns a name without the spaces around it.
 * @param of the kind of item with the name, for example a quilt; the message mentions this kind
 * @throws ProblemException 422 at the field `path` if the name breaks a rule for names, for example if it is empty or
 *   too long
 */
export function checkedName(name: string, of: NameOf, path: string): string {
  const fault = nameFault(name, of);
  if (!fault) return name.trim();
  const { message } = fault;
  throw new ProblemException(422, message, { errors: [{ path, message }] });
}

/**
 * Returns a text unchanged.
 * @throws ProblemException 422 at the field `path` if the text contains invisible characters
 */
export function checkedWords(words: string, path: string): string {
  if (isPlainText(words)) return words;
  const [status, message] = problems.invisibleCharacters;
  throw new ProblemException(status, message, { errors: [{ path, message }] });
}

/**
 * Throws if any blocks or fabrics are missing.
 * @param missing the numbers of the blocks or fabrics that belong neither to the library nor to the owner
 * @throws ProblemException 422
 */
export function refuseMissing(what: 'block' | 'fabric', missing: readonly number[]): void {
  if (missing.length === 0) return;
  const more = missing.length > MOST_NUMBERS ? ` and ${String(missing.length - MOST_NUMBERS)} more` : '';
  const named = `${missing.slice(0, MOST_NUMBERS).join(', ')}${more}`;
  throw problem('missing', { what, named }, what === 'block' ? { missingBlocks: [...missing] } : {});
}
