import { expect, test } from 'vitest';
import { isPressed, shortcuts, type ShortcutId } from './shortcuts';

interface Held {
  shift?: true;
  ctrl?: true;
  meta?: true;
  alt?: true;
  altGr?: true;
  composing?: true;
}

/**
 * Returns the ids of the shortcuts that a key press triggers.
 * @param key the character that the key types in the keyboard layout
 * @param code the name of the key's position, such as KeyZ
 */
function meantBy(key: string, code: string, held: Held = {}, onApple = false): ShortcutId[] {
  const press = {
    ...{ key, code },
    ctrlKey: held.ctrl ?? false,
    metaKey: held.meta ?? false,
    shiftKey: held.shift ?? false,
    altKey: held.alt ?? false,
    isComposing: held.composing ?? false,
    getModifierState: (name: string) => name === 'AltGraph' && (held.altGr ?? false),
  };
  return (Object.keys(shortcuts) as ShortcutId[]).filter((id) => isPressed(id, press, onApple));
}

const means = (id: ShortcutId, ...press: Parameters<typeof meantBy>) => {
  expect(meantBy(...press)).toContain(id);
};

/* For AltGr, Windows reports Ctrl and Alt as held; Linux reports neither. */
const windowsAltGr = { ctrl: true, alt: true, altGr: true } as const;
const linuxAltGr = { altGr: true } as const;

test.each<[layout: string, id: ShortcutId, key: string, code: string, held: Held]>([
  ['US', 'backward', '[', 'BracketLeft', {}],
  ['US', 'redo', 'y', 'KeyY', { ctrl: true }],
  ['US', 'redo', 'Z', 'KeyZ', { ctrl: true, shift: true }],
  ['US', 'showKeys', '?', 'Slash', { shift: true }],
  ['US', 'giveSpot', '3', 'Digit3', {}],
  ['German, Windows', 'backward', '[', 'Digit8', windowsAltGr],
  ['German, Windows', 'forward', ']', 'Digit9', windowsAltGr],
  ['German, Linux', 'backward', '[', 'Digit8', linuxAltGr],
  // Y and Z are swapped.
  ['German', 'undo', 'z', 'KeyY', { ctrl: true }],
  ['German', 'redo', 'y', 'KeyZ', { ctrl: true }],
  ['German', 'showKeys', '?', 'Minus', { shift: true }],
  ['Polish 214, Windows', 'forward', ']', 'KeyG', windowsAltGr],
  ['Polish, programmers', 'backward', '[', 'BracketLeft', {}],
  ['French AZERTY, Windows', 'backward', '[', 'Digit5', windowsAltGr],
  ['French AZERTY, Linux', 'forward', ']', 'Minus', linuxAltGr],
  ['French AZERTY', 'placeAgain', 'a', 'KeyQ', {}],
  ['French AZERTY', 'undo', 'z', 'KeyW', { ctrl: true }],
  ['French AZERTY', 'mirrorAcross', 'm', 'Semicolon', {}],
  ['French AZERTY', 'giveSpot', '3', 'Digit3', { shift: true }],
  ['French AZERTY', 'chooseLayer', '0', 'Digit0', { shift: true }],
  ['Czech', 'giveSpot', '2', 'Digit2', { shift: true }],
  ['Dvorak', 'drawTool', 'd', 'KeyH', {}],
  ['Dvorak', 'undo', 'z', 'Slash', { ctrl: true }],
  ['Dvorak', 'backward', '[', 'Minus', {}],
  ['Turkish', 'fillTool', 'f', 'KeyF', {}],
  ['Russian', 'undo', 'я', 'KeyZ', { ctrl: true }],
  ['Russian', 'redo', 'н', 'KeyY', { ctrl: true }],
  ['Russian', 'redo', 'Я', 'KeyZ', { ctrl: true, shift: true }],
  ['Russian', 'backward', 'х', 'BracketLeft', {}],
  ['Russian', 'forward', 'ъ', 'BracketRight', {}],
  ['Russian', 'showKeys', '?', 'Digit7', { shift: true }],
  ['Greek', 'redo', 'Ζ', 'KeyZ', { ctrl: true, shift: true }],
  ['Greek', 'selectTool', 'ω', 'KeyV', {}],
  ['Hebrew', 'drawTool', 'ג', 'KeyD', {}],
  ['Hebrew', 'save', 'ד', 'KeyS', { ctrl: true }],
  ['Arabic', 'boxTool', 'لا', 'KeyB', {}],
  ['Arabic', 'giveSpot', '٣', 'Digit3', {}],
  ['Thai', 'giveSpot', 'ภ', 'Digit4', {}],
  ['Thai', 'zoomOut', 'ข', 'Minus', {}],
])('%s: %s', (_, id, ...press) => {
  means(id, ...press);
});

test.each<[layout: string, id: ShortcutId, key: string, code: string, held: Held]>([
  ['US', 'undo', 'z', 'KeyZ', { meta: true }],
  ['US', 'redo', 'Z', 'KeyZ', { meta: true, shift: true }],
  ['German', 'backward', '[', 'Digit5', { alt: true }],
  ['German', 'forward', ']', 'Digit6', { alt: true }],
  ['French', 'backward', '[', 'Digit5', { alt: true, shift: true }],
  ['French', 'forward', ']', 'Minus', { alt: true, shift: true }],
  ['Russian', 'undo', 'я', 'KeyZ', { meta: true }],
])('a Mac, %s: %s', (_, id, key, code, held) => {
  means(id, key, code, held, true);
});

test.each<[what: string, key: string, code: string, held: Held, onApple?: boolean]>([
  ['AltGr and S is ś, not Ctrl+S', 'ś', 'KeyS', windowsAltGr],
  ['AltGr makes no letter: it isn’t Ctrl+Alt', 'z', 'KeyZ', windowsAltGr],
  ['Ctrl and Alt', 'z', 'KeyZ', { ctrl: true, alt: true }],
  ['Alt is the browser’s', 'd', 'KeyD', { alt: true }],
  ['AltGr and an arrow', 'ArrowLeft', 'ArrowLeft', windowsAltGr],
  ['Option and P is π, which is no key of a Greek keyboard', 'π', 'KeyP', { alt: true }, true],
  ['Option and L is ¬', '¬', 'KeyL', { alt: true }, true],
  ['⌘Y is the browser’s history', 'y', 'KeyY', { meta: true }, true],
  ['Latin letters of other languages', 'ğ', 'KeyF', {}],
  ['a key that waits for a letter', 'Dead', 'BracketLeft', {}],
  ['a key of an input method', 'Process', 'KeyD', {}],
  ['what is composed', 'd', 'KeyD', { composing: true }],
  ['a digit row that types signs', '"', 'Digit3', {}],
])('no shortcut: %s', (_, ...press) => {
  expect(meantBy(...press)).toEqual([]);
});

test('a press without a key, which browsers report when they fill in a field, is no shortcut', () => {
  expect(meantBy(undefined as never, '', { ctrl: true })).toEqual([]);
});
