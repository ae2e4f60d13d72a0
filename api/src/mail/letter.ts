import { escaped } from '@quiltwright/shared/escaped';
/** A part of a letter: a paragraph, a text to copy such as a password, a quote, or a link. */
export type LetterPart = string | { readonly copy: string } | { readonly quote: string } | LetterLink;

interface LetterLink {
  /** The words of the link, for example “Choose a new password”. */
  readonly label: string;
  readonly url: string;
}

/**
 * The maximum number of characters in a line. Longer lines would be folded, which breaks links for people who read the
 * mail as a file.
 */
const LINE = 72;

/** Returns a letter as plain text. */
export function plainLetter(parts: readonly LetterPart[]): string {
  return `${parts.map(plainPart).join('\n\n')}\n`;
}

/** Returns a letter as HTML for mail programs: one column, nothing to download. */
export function htmlLetter(parts: readonly LetterPart[]): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head>
<body style="margin:0 auto;padding:24px;max-width:34em;font:16px/1.5 Georgia,serif">
${parts.map(htmlPart).join('\n')}
</body>
</html>
`;
}

function plainPart(part: LetterPart): string {
  if (typeof part === 'string') return wrapped(part.replaceAll('’', "'"));
  if ('copy' in part) return `    ${part.copy}`;
  if ('quote' in part) return part.quote.replace(/^/gm, '> ');
  return `${part.label}:\n${part.url}`;
}

/** Breaks a text between words. */
function wrapped(text: string): string {
  return text.replace(new RegExp(`(?=.{${String(LINE + 1)}})(.{1,${String(LINE)}}) `, 'g'), '$1\n');
}

function htmlPart(part: LetterPart): string {
  if (typeof part === 'string') return `<p>${lines(part)}</p>`;
  if ('copy' in part) return `<p style="font:18px/1.5 monospace">${escaped(part.copy)}</p>`;
  if ('quote' in part)
    return `<blockquote style="margin:0;padding-left:1em;border-left:3px solid #b9a98f">${lines(part.quote)}</blockquote>`;
  return `<p><a href="${escaped(part.url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#a8322a;color:#fff;text-decoration:none">${escaped(part.label)}</a></p>
<p style="font-size:13px">If the button doesn’t work, open this address: ${escaped(part.url)}</p>`;
}

function lines(text: string): string {
  return escaped(text).replaceAll('\n', '<br>\n');
}
