import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { UploadForm } from './upload-forms.js';

/** Tells one picture from another, by its name and its bytes. */
export async function pictureHash({
  path,
  fileName,
}: Pick<UploadForm, 'path' | 'fileName'>): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(fileName));
  for await (const bytes of createReadStream(path)) hash.update(bytes as Buffer);
  return hash.digest('base64url');
}
