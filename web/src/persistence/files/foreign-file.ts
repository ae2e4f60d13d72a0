/**
 * Patterns that match the first characters of well-known kinds of files, each with the words for the kind. In a file
 * that is read as text, bytes that aren't valid text become �.
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

/** The number of characters at the start of a file from which `foreignKind` can recognise the file's kind. */
export const HEAD = 1_000;

/**
 * Returns words for the kind of a file that isn't Quiltwright's, such as ‘a PDF’; null for an unknown kind.
 * @param head the first characters of the file
 */
export function foreignKind(head: string): string | null {
  return beginnings.find(([beginning]) => beginning.test(head))?.[1] ?? null;
}
