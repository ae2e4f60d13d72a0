/**
 * Returns the picture that a base64 data URL contains; null if `url` is no such URL. Decodes the URL without `fetch`,
 * because the page's security rules forbid fetching data URLs.
 */
export function blobOfDataUrl(url: string): Blob | null {
  const [, type, base64] = /^data:([^;,]+);base64,(.*)$/s.exec(url) ?? [];
  if (type === undefined || base64 === undefined) return null;
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type });
}
