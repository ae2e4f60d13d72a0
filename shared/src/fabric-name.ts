import { nameFault, shortenedName } from './names.js';

/** The name of a fabric whose file name has no usable characters. */
const NAMELESS = 'My fabric';

/**
 * Returns a fabric's name, made from the name of its file. Folders and the extension are left out. Characters that
 * names can't have are left out too, such as apostrophes, quotes and invisible characters.
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

/** Returns a fabric's name from the name of its file as a person would write it: “Rust dots” for `rust_dots.jpg`. */
export function readableFabricName(fileName: string): string {
  const words = fabricNameOf(fileName)
    .replace(/[\s_]+|(?<=\p{L})-(?=\p{L})/gu, ' ')
    .trim();
  const name = words.charAt(0).toLocaleUpperCase('en') + words.slice(1);
  return nameFault(name, 'fabric') ? NAMELESS : name;
}
