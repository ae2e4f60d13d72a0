/**
 * Reads a stored quilt. The file is plain JavaScript, because the thread for large documents runs it unchanged,
 * in tests too.
 *
 * @import { PackedQuilt } from '@quiltwright/shared/quilting/stored/packed-quilt'
 * @import { QuiltForm, ReadQuilt } from './document-thread.js'
 */
import { LIMITS } from '@quiltwright/shared/limits';
import { asVersion5 } from '@quiltwright/shared/quilting/stored/bands/band-fields';
import { unpackedQuilt } from '@quiltwright/shared/quilting/stored/packed-quilt';
import { allQuiltFabrics, quiltFabrics } from '@quiltwright/shared/quilting/quilt';
import { restoreQuilt } from '@quiltwright/shared/quilting/stored/quilt-migrations';
import { deserialize } from 'bson';

const TOO_LONG =
  'This quilt is too large to be given with the shapes of each block. Ask for it in the form “looks”.';

const SET =
  'The blocks of this quilt are set together in a way that this page doesn’t know yet. Reload the page and open the quilt again.';

const TOO_NEW =
  'This quilt has borders that this page doesn’t know yet. Reload the page and open the quilt again.';

/**
 * Returns a stored quilt as JSON, with its fabrics; or its fault.
 *
 * @param {Uint8Array} bytes the stored document, in any version, as BSON
 * @param {QuiltForm} form
 * @returns {ReadQuilt}
 */
export function readStoredQuilt(bytes, form) {
  const { _id: quiltNum, ...stored } = deserialize(bytes);
  const restored = restoreQuilt({ ...stored, quiltNum });
  if (!restored.ok) return { fault: restored.error.message };
  const { value: quilt } = restored;
  const { revision = 0 } = quilt;
  if (quilt.setting && form !== 'setting') return { fault: SET };
  const older = form === 'setting' || form === 'bands' ? quilt : asVersion5(quilt);
  if (!older) return { fault: TOO_NEW };
  const text = form === 'full' ? inFull(older) : JSON.stringify(older);
  if (text === null) return { fault: TOO_LONG };
  const unpacked = unpackedQuilt(quilt);
  return { text, revision, fabrics: allQuiltFabrics(unpacked), shown: quiltFabrics(unpacked) };
}

/**
 * Returns a quilt as JSON in the format `full`: each placement has its own layers. This text may be many times
 * as long as the stored quilt, which has equal layers only once.
 * @param {Pick<PackedQuilt, 'blocks' | 'looks'>} quilt
 * @returns {string | null} null if the text is longer than the largest quilt that can be stored
 */
function inFull({ blocks, looks, ...quilt }) {
  const levels = looks.map((look) => JSON.stringify(look));
  const placements = [];
  let length = 0;
  for (const { look, ...placement } of blocks) {
    const text = `${JSON.stringify(placement).slice(0, -1)},"levels":${levels[look] ?? '[]'}}`;
    length += text.length;
    if (length > LIMITS.quiltBodyBytes) return null;
    placements.push(text);
  }
  return `${JSON.stringify(quilt).slice(0, -1)},"blocks":[${placements.join(',')}]}`;
}
