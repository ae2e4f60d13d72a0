import { LIMITS } from './limits.js';
import { MESSAGES } from './messages.js';
import { canBeSeen, isPlainLine } from './plain-text.js';

/** What is being named; each has its own wording. `design` is the block design screen's. */
export type NameOf = 'quilt' | 'block' | 'design' | 'fabric';

/** A name's fault: `message` for the notice, `hint` for the line under the field. */
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
} as const;

/**
 * The first rule that a name breaks, in the order in which the specification checks them:
 * apostrophe, double quote, empty, too long; then whether it is a line that can be read. Null for a good name. Spaces
 * around it don't count, and what can't be seen at all, unless it is too long, counts as empty.
 */
export function nameFault(name: string, of: NameOf): NameFault | null {
  const trimmed = name.trim();
  const words = wording[of];
  if (trimmed.includes("'")) return { message: words.apostrophe, hint: MESSAGES.hintCharacters };
  if (trimmed.includes('"')) return { message: words.quote, hint: MESSAGES.hintCharacters };
  // Before all of it is looked through: it may be millions long.
  if (trimmed.length > LIMITS.nameLength)
    return { message: MESSAGES.nameTooLong, hint: MESSAGES.hintTooLong };
  if (!canBeSeen(trimmed)) return { message: words.missing, hint: words.hint };
  if (!isPlainLine(trimmed)) return { message: MESSAGES.nameHasUnseen, hint: MESSAGES.hintUnseen };
  return null;
}
