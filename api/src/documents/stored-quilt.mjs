/**
 * What a stored quilt is read as. Plain JavaScript, as the thread for large documents reads it too.
 *
 * @import { ReadQuilt } from './document-thread.js'
 */
import { unpackedQuilt } from '@quiltwright/shared/quilting/packed-quilt';
import { quiltFabrics } from '@quiltwright/shared/quilting/quilt';
import { restoreQuilt } from '@quiltwright/shared/quilting/quilt-migrations';
import { deserialize } from 'bson';

/**
 * @param {Uint8Array} bytes the stored document, in whatever version, as BSON
 * @returns {ReadQuilt}
 */
export function readStoredQuilt(bytes) {
  const { _id: quiltNum, ...stored } = deserialize(bytes);
  const restored = restoreQuilt({ ...stored, quiltNum });
  if (!restored.ok) return { fault: restored.error.message };
  const { value: quilt } = restored;
  const { revision = 0 } = quilt;
  return { text: JSON.stringify(quilt), revision, fabrics: quiltFabrics(unpackedQuilt(quilt)) };
}
