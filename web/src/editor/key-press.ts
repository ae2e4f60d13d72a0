/* Finds the key of an event on any keyboard layout. */

export type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'> &
  Partial<Pick<KeyboardEvent, 'isComposing' | 'getModifierState'>>;

/** A letter of a script other than Latin, or two letters from one key, such as لا on Arabic keyboards. */
const OTHER_LETTER = /^(?!\p{Script=Latin})[\p{L}\p{M}]+$/u;
/** A digit of any script. */
const DIGIT = /^\p{Nd}$/u;
const LETTER_OR_DIGIT = /[\p{L}\p{M}\p{N}]/u;

/**
 * The character that a key has on a US keyboard, for keys that type letters in other scripts. In Russian, for example,
 * the key [ types х.
 */
const usSigns: Readonly<Record<string, string>> = {
  BracketLeft: '[',
  BracketRight: ']',
  Minus: '-',
  Equal: '=',
  Slash: '/',
  'Shift+Slash': '?',
};

/** True on an Apple device. There, Option types characters, and ⌘ is the command key. */
export function isApple(): boolean {
  return /Mac|iP(ad|hone)/.test(navigator.userAgent);
}

/**
 * Returns a key press as written in the table of shortcuts, such as Shift+Mod+Z. Mod means Ctrl or ⌘. A key that types
 * a Latin letter, a digit or a sign is named by this character. A key that types a letter or digit of another script is
 * named by its character on a US keyboard. Returns an empty string if the press can't be a shortcut.
 */
export function chordOf(event: Press, onApple = isApple()): string {
  const { key, shiftKey, altKey } = event;
  // When browsers fill in a field, they report presses without a key.
  if (!key || key === 'Dead' || key === 'Process' || event.isComposing) return '';
  const isMod = event.ctrlKey || event.metaKey;
  const types = typesCharacter(key);
  // Windows reports AltGr as Ctrl and Alt, so it must be asked for separately.
  const isAltGr = onApple ? types && altKey && !isMod : (event.getModifierState?.('AltGraph') ?? false);
  // AltGr turns a letter into another letter, which is text and not a shortcut.
  if (isAltGr) return types && !LETTER_OR_DIGIT.test(key) ? key : '';
  // Alt with a typed character belongs to the browser.
  if (types && altKey) return '';
  const name = nameOf(event, types);
  // Shift counts only for letters and named keys, because some keyboards need it for digits and signs.
  const isShift = shiftKey && (name.length > 1 || /\p{L}/u.test(name));
  return [isShift && 'Shift', altKey && 'Alt', isMod && 'Mod', name].filter(Boolean).join('+');
}

/** Returns the key of a combination without its modifiers: Z for Shift+Mod+Z. */
export function keyIn(chord: string): string {
  return chord.replace(/^(?:Shift\+|Alt\+|Mod\+)+/, '');
}

/** True if a key types a character. Other keys, such as Enter, have names. */
function typesCharacter(key: string): boolean {
  return /^.$/u.test(key) || OTHER_LETTER.test(key);
}

function nameOf({ key, code, shiftKey }: Press, types: boolean): string {
  if (!types) return key;
  const isElsewhere = OTHER_LETTER.test(key) || (DIGIT.test(key) && !/\d/.test(key));
  if (!isElsewhere) return key.toUpperCase();
  const sign = usSigns[shiftKey ? `Shift+${code}` : code] ?? usSigns[code];
  return sign ?? code.replace(/^(Key|Digit|Numpad)/, '');
}
