/**
 * Patterns for the first characters of well-known kinds of files, with the words for each kind. Bytes that aren't valid
 * text become � when a file is read as text.
 */
const beginnings: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:\ufffdPNG|GIF8|BM[^]{2,12}\p{Cc}|II\*\p{Cc}|MM\p{Cc}\*|\ufffd{3}|RIFF[^]{4,16}WEBP|[^]{4,12}ftyp(?:avif|heic|mif1))/u,
    'a picture',
  ],
  [/^%PDF-/, 'a PDF'],
  [/^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)?(?:<!DOCTYPE svg[^>]*>\s*)?<svg\b/i, 'a drawing (SVG)'],
  [/^\s*<(?:!doctype html|html)\b/i, 'a web page'],
  [/^PK\p{Cc}{2}/u, 'an archive (ZIP)'],
];

/** The number of characters at a file’s start that are enough to recognise its kind. */
export const HEAD = 1_000;

/** Returns the word for a file of a well-known kind, by its first characters; otherwise null. */
export function foreignKind(head: string): string | null {
  return beginnings.find(([beginning]) => beginning.test(head))?.[1] ?? null;
}
