import { nameFault, shortenedName } from './names.js';

/** The name of a fabric whose file name has no usable characters. */
const NAMELESS = 'My fabric';

/**
 * Returns a name for a fabric, made from the file name of its picture. Leaves out folders, the extension, and
 * characters that names can't have, such as apostrophes, quotes and invisible characters. Returns “My fabric” if no
 * usable character is left.
 */
export function fabricNameOf(fileName: string): string {
  const name = fileName
    .normalize('NFC')
    .replace(/^.*[/\\]/su, '')
    .replace(/\.[^.]*$/u, '')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\s]+/gu, ' ')
    .replace(/['"]/g, '')
    .trim();
  const kept = shortenedName(name).trim();
  return nameFault(kept, 'fabric') ? NAMELESS : kept;
}

/**
 * Returns a fabric's name as a person would write it, made from the file name of a picture: “Rust dots” for
 * `rust_dots.jpg`.
 */
export function readableFabricName(fileName: string): string {
  const words = fabricNameOf(fileName)
    .replace(/[\s_]+|(?<=\p{L})-(?=\p{L})/gu, ' ')
    .trim();
  const name = words.charAt(0).toLocaleUpperCase('en') + words.slice(1);
  return nameFault(name, 'fabric') ? NAMELESS : name;
}
