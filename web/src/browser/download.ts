/** Milliseconds that a browser may take to start a download. */
const DOWNLOAD_STARTS = 60_000;

/** Has the browser save a file. */
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
 * Returns a name without the characters that file systems refuse or that reverse the direction of writing: they would
 * disguise a file’s ending. Empty if no other characters are left.
 */
export function fileNameOf(name: string): string {
  return name
    .replaceAll(/[\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replaceAll(/[\s\p{Cc}/\\:*?"<>|]+/gu, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '');
}
