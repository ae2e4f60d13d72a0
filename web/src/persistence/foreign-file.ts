/** What a file that isn’t ours begins with, and what people call it. Bytes that are no text are � where a file is read as one. */
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

/** Characters from a file’s start that tell what it is. */
export const HEAD = 1_000;

/** What a file is by its first characters, if it is of a kind that people know; else null. */
export function foreignKind(head: string): string | null {
  return beginnings.find(([beginning]) => beginning.test(head))?.[1] ?? null;
}
