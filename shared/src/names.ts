import { LIMITS } from './limits.js';
import { MESSAGES } from './messages.js';
import { canBeSeen, isPlainLine } from './plain-text.js';

/**
 * The kind of item that has a name. Messages about the name differ by kind. `design` is a block on the block design
 * screen.
 */
export type NameOf = 'quilt' | 'block' | 'design' | 'fabric' | 'colourway';

/** Why a name isn't allowed: `message` is shown in a notice, and `hint` below the field. */
export interface NameFault {
  message: string;
  hint: string;
}

const wording = {
  quilt: {
    apostrophe: MESSAGES.nameHasApostrophe,
    quote: MESSAGES.nameHasQuote,
    missing: MESSAGES.quiltNameMissing,
    hint: MESSAGES.hintQuiltNameRequired,
  },
  block: {
    apostrophe: MESSAGES.nameHasApostrophe,
    quote: MESSAGES.nameHasQuote,
    missing: MESSAGES.blockNameMissing,
    hint: MESSAGES.hintBlockNameRequired,
  },
  design: {
    apostrophe: MESSAGES.designNameHasApostrophe,
    quote: MESSAGES.designNameHasQuote,
    missing: MESSAGES.designNameMissing,
    hint: MESSAGES.hintBlockNameRequired,
  },
  fabric: {
    apostrophe: MESSAGES.nameHasApostrophe,
    quote: MESSAGES.nameHasQuote,
    missing: MESSAGES.fabricNameMissing,
    hint: MESSAGES.hintFabricNameRequired,
  },
  colourway: {
    apostrophe: MESSAGES.nameHasApostrophe,
    quote: MESSAGES.nameHasQuote,
    missing: 'Please give the colourway a name.',
    hint: 'A new colourway name is required.',
  },
} as const;

/**
 * True if a name has more than `LIMITS.nameLength` characters. An emoji counts as one character, even if it has two
 * code units.
 */
function isTooLong(name: string): boolean {
  const { nameLength: most } = LIMITS;
  return name.length > 2 * most || Array.from(name).length > most;
}

/**
 * Returns a name without the characters at its end for which there is no room. The result and `ending` together have at
 * most `LIMITS.nameLength` characters. The caller appends `ending`. An emoji isn't cut in half.
 */
export function shortenedName(name: string, ending = ''): string {
  return Array.from(name)
    .slice(0, LIMITS.nameLength - ending.length)
    .join('');
}

/**
 * Returns the first rule that a name breaks, in words; null for an allowed name. The specification gives the order of
 * the rules: apostrophe, double quote, empty, too long. The rule against invisible characters comes last. Spaces around
 * the name don't count. A name of only invisible characters counts as empty, unless it is too long.
 */
export function nameFault(name: string, of: NameOf): NameFault | null {
  const trimmed = name.trim();
  const words = wording[of];
  if (trimmed.includes("'")) return { message: words.apostrophe, hint: MESSAGES.hintCharacters };
  if (trimmed.includes('"')) return { message: words.quote, hint: MESSAGES.hintCharacters };
  // Checked before the patterns run: the name may be millions of characters long.
  if (isTooLong(trimmed)) return { message: MESSAGES.nameTooLong, hint: MESSAGES.hintTooLong };
  if (!canBeSeen(trimmed)) return { message: words.missing, hint: words.hint };
  if (!isPlainLine(trimmed)) return { message: MESSAGES.nameHasUnseen, hint: MESSAGES.hintUnseen };
  return null;
}
