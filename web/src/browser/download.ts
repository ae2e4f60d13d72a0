/** Milliseconds after which the browser has surely started a download. */
const DOWNLOAD_STARTS = 60_000;

/** Makes the browser save `content` as a file with this name. */
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
 * Returns a name without the characters that file systems refuse. Characters that reverse the direction of writing are
 * removed too, because they would disguise a file’s extension. Returns '' if no characters are left.
 */
export function fileNameOf(name: string): string {
  return name
    .replaceAll(/[\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replaceAll(/[\s\p{Cc}/\\:*?"<>|]+/gu, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '');
}
