/* Which key an event means, whatever the layout of the keyboard. */

export type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'> &
  Partial<Pick<KeyboardEvent, 'isComposing' | 'getModifierState'>>;

/** A letter of a script other than Latin, or two that one key types, as لا on Arabic keyboards. */
const OTHER_LETTER = /^(?!\p{Script=Latin})[\p{L}\p{M}]+$/u;
/** A digit, of any script. */
const DIGIT = /^\p{Nd}$/u;
const LETTER_OR_DIGIT = /[\p{L}\p{M}\p{N}]/u;

/** What a US keyboard types by keys that have letters in other scripts: х stands where others have [. */
const usSigns: Readonly<Record<string, string>> = {
  BracketLeft: '[',
  BracketRight: ']',
  Minus: '-',
  Equal: '=',
  Slash: '/',
  'Shift+Slash': '?',
};

/** Whether this is a device of Apple, where Option types signs and ⌘ is held for commands. */
export function isApple(): boolean {
  return /Mac|iP(ad|hone)/.test(navigator.userAgent);
}

/**
 * A press as the table of shortcuts writes it: Shift+Mod+Z, with Mod for Ctrl or ⌘; empty for one that means no shortcut.
 * Latin letters and signs count as they are typed; of other scripts the place of the key counts.
 */
export function chordOf(event: Press, onApple = isApple()): string {
  const { key, shiftKey, altKey } = event;
  // Where the browser fills in a field it tells of presses without a key.
  if (!key || key === 'Dead' || key === 'Process' || event.isComposing) return '';
  const isMod = event.ctrlKey || event.metaKey;
  const types = typesCharacter(key);
  // Windows says of AltGr that Ctrl and Alt are held.
  const isAltGr = onApple ? types && altKey && !isMod : (event.getModifierState?.('AltGraph') ?? false);
  // What it makes of a letter is another letter; whoever types one means no shortcut.
  if (isAltGr) return types && !LETTER_OR_DIGIT.test(key) ? key : '';
  // Alt and a character are the browser's.
  if (types && altKey) return '';
  const name = nameOf(event, types);
  // Digits and signs need Shift on some keyboards.
  const isShift = shiftKey && (name.length > 1 || /\p{L}/u.test(name));
  return [isShift && 'Shift', altKey && 'Alt', isMod && 'Mod', name].filter(Boolean).join('+');
}

/** The key of a chord, without what is held. */
export function keyIn(chord: string): string {
  return chord.replace(/^(?:Shift\+|Alt\+|Mod\+)+/, '');
}

/** Whether a key types something, rather than having a name such as Enter. */
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
