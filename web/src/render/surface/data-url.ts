/** Returns the picture in a data URL; null if the address is no such URL. The page's security rules forbid `fetch`. */
export function blobOfDataUrl(url: string): Blob | null {
  const [, type, base64] = /^data:([^;,]+);base64,(.*)$/s.exec(url) ?? [];
  if (type === undefined || base64 === undefined) return null;
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type });
}
