import { LIMITS } from '@quiltwright/shared/limits';
import { nameFault } from '@quiltwright/shared/names';

/** What a file is called when nothing is left of its name. */
const NAMELESS = 'My fabric';

/**
 * The name of a fabric from that of its file: without folders and ending, and without what names must not have, such as
 * apostrophes, quotes, and characters that can't be seen.
 */
export function fabricNameOf(fileName: string): string {
  const name = fileName
    .normalize('NFC')
    .replace(/^.*[/\\]/su, '')
    .replace(/\.[^.]*$/u, '')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\s]+/gu, ' ')
    .replace(/['"]/g, '')
    .trim();
  const kept = shortened(name);
  return nameFault(kept, 'fabric') ? NAMELESS : kept;
}

/** Cut between characters, not within one. */
function shortened(name: string): string {
  let kept = '';
  for (const character of name) {
    if (kept.length + character.length > LIMITS.nameLength) break;
    kept += character;
  }
  return kept.trim();
}
