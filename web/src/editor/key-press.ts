/* Finds the key of an event on any keyboard layout. */

export type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'> &
  Partial<Pick<KeyboardEvent, 'isComposing' | 'getModifierState'>>;

/** A letter of a script other than Latin, or two from one key, such as لا on Arabic keyboards. */
const OTHER_LETTER = /^(?!\p{Script=Latin})[\p{L}\p{M}]+$/u;
/** A digit of any script. */
const DIGIT = /^\p{Nd}$/u;
const LETTER_OR_DIGIT = /[\p{L}\p{M}\p{N}]/u;

/** The characters that a US keyboard has on keys with letters in other scripts: х is on the key for [. */
const usSigns: Readonly<Record<string, string>> = {
  BracketLeft: '[',
  BracketRight: ']',
  Minus: '-',
  Equal: '=',
  Slash: '/',
  'Shift+Slash': '?',
};

/** True on an Apple device, where Option types characters and ⌘ is the command key. */
export function isApple(): boolean {
  return /Mac|iP(ad|hone)/.test(navigator.userAgent);
}

/**
 * Returns a press as the table of shortcuts writes it: Shift+Mod+Z, with Mod for Ctrl or ⌘; empty if it can't be a
 * shortcut. Latin letters and signs count as typed; in other scripts the position of the key counts.
 */
export function chordOf(event: Press, onApple = isApple()): string {
  const { key, shiftKey, altKey } = event;
  // Browsers report presses without a key when they fill in a field.
  if (!key || key === 'Dead' || key === 'Process' || event.isComposing) return '';
  const isMod = event.ctrlKey || event.metaKey;
  const types = typesCharacter(key);
  // Windows reports Ctrl and Alt as held for AltGr.
  const isAltGr = onApple ? types && altKey && !isMod : (event.getModifierState?.('AltGraph') ?? false);
  // AltGr turns a letter into another letter, which is text and no shortcut.
  if (isAltGr) return types && !LETTER_OR_DIGIT.test(key) ? key : '';
  // Alt with a character belongs to the browser.
  if (types && altKey) return '';
  const name = nameOf(event, types);
  // Digits and signs need Shift on some keyboards.
  const isShift = shiftKey && (name.length > 1 || /\p{L}/u.test(name));
  return [isShift && 'Shift', altKey && 'Alt', isMod && 'Mod', name].filter(Boolean).join('+');
}

/** Returns the key of a chord, without modifiers. */
export function keyIn(chord: string): string {
  return chord.replace(/^(?:Shift\+|Alt\+|Mod\+)+/, '');
}

/** True if a key types a character, rather than having a name such as Enter. */
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
