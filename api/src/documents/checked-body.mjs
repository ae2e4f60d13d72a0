/**
 * Checks a large body. The lists, objects and values of the body are counted before the body is parsed, so that parsing
 * takes bounded time and memory. The file is plain JavaScript, because the thread runs it unchanged, in tests too.
 *
 * @import { Refusal } from '@quiltwright/shared/contract/check'
 * @import { CheckedBody } from './document-thread.js'
 */
import { calls } from '@quiltwright/shared/contract/calls';
import { checkPayload } from '@quiltwright/shared/contract/check';

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * The maximum number of lists and objects together in a body. `MOST_VALUES` is the maximum number of values.
 * The largest valid quilts stay below both maximums, whether their 8 MB are mostly placements or mostly shapes.
 */
const MOST_LISTS_AND_OBJECTS = 250_000;
const MOST_VALUES = 1_000_000;
/** The maximum depth of nested lists and objects. A quilt is 6 levels deep, with placements, layers and shapes. */
const MOST_DEPTH = 12;
/**
 * The maximum number of members of an object. The objects of quilts and blocks have fewer than half as many.
 * Parsing an object with a hundred thousand members takes seconds.
 */
const MOST_MEMBERS = 200;

/**
 * Checks a large body by the schema of its call.
 *
 * @param {string} call the call's name in the contract
 * @param {Uint8Array} bytes
 * @returns {CheckedBody}
 */
export function checkedBody(call, bytes) {
  const schema = calls[call]?.body;
  if (!schema) throw new Error(`There is no call ${call}.`);
  if (holdsTooMuch(bytes)) return refused(422, 'This holds more than any quilt or block can.');
  /** @type {unknown} */
  let body;
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return refused(400, 'The request could not be understood.');
  }
  const result = checkPayload(schema, body);
  return result.ok ? { text: JSON.stringify(result.value) } : { refusal: result.error };
}

/**
 * Returns the result for a body that is refused.
 *
 * @param {Refusal['status']} status
 * @param {string} detail
 * @returns {CheckedBody}
 */
function refused(status, detail) {
  return { refusal: { status, detail, errors: [] } };
}

/**
 * Counts the lists, objects and values of a JSON text, outside its strings.
 *
 * @param {Uint8Array} bytes
 * @returns {boolean} true if the text exceeds one of the maximums, also of depth or of members of an object
 */
function holdsTooMuch(bytes) {
  let [depth, opened, values, isInString] = [0, 0, 0, false];
  /** The number of members so far in each open object, by depth. A list starts at −Infinity, so it has no maximum. */
  const members = new Float64Array(MOST_DEPTH + 1);
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (isInString) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) isInString = false;
    } else if (byte === QUOTE) isInString = true;
    else if (byte === COMMA) {
      values++;
      const before = (members[depth] ?? 0) + 1;
      if (before >= MOST_MEMBERS) return true;
      members[depth] = before;
    } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      opened++;
      depth++;
      if (depth > MOST_DEPTH) return true;
      members[depth] = byte === OPEN_OBJECT ? 0 : -Infinity;
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth = Math.max(0, depth - 1);
    if (opened > MOST_LISTS_AND_OBJECTS || values > MOST_VALUES) return true;
  }
  return false;
}
