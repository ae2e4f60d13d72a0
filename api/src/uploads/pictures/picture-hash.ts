import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { UploadForm } from '../upload-forms.js';

/** Returns a hash of a picture's name and bytes, to tell pictures apart. */
export async function pictureHash({
  path,
  fileName,
}: Pick<UploadForm, 'path' | 'fileName'>): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(fileName));
  for await (const bytes of createReadStream(path)) hash.update(bytes as Buffer);
  return hash.digest('base64url');
}
