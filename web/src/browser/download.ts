/** Milliseconds that a browser may take before it has begun with a download. */
const DOWNLOAD_STARTS = 60_000;

/** Has the browser keep a file. */
export function download(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, DOWNLOAD_STARTS);
}

/**
 * A name as far as file systems take it, without what turns the direction of writing round: a file’s ending would read
 * otherwise than it is. Empty where nothing is left of it.
 */
export function fileNameOf(name: string): string {
  return name
    .replaceAll(/[\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replaceAll(/[\s\p{Cc}/\\:*?"<>|]+/gu, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '');
}
