import type { Call } from '@quiltwright/shared/contract/call';
import { calls } from '@quiltwright/shared/contract/calls';
import { problemSchema } from '@quiltwright/shared/contract/problem-schema';
import { once } from 'node:events';
import { maxHeaderSize } from 'node:http';
import type { Browser } from '../browser.js';
import { cribQuilt } from '../quilts.js';
import { plainPicture } from '../uploads.js';
import { Chance } from './chance.js';
import { Payloads } from './payloads.js';
import { blockOf } from './races.js';

/** The timeout of an answer, in milliseconds. */
const PATIENCE = 20_000;
const AT_ONCE = 8;

export interface Fuzzed {
  /** The number of answers with each status. */
  statuses: Map<number, number>;
  /** The faults, each with the name and the content of the call that caused it. */
  faults: string[];
}

/**
 * Makes random calls of the whole contract, some valid and some hostile. Each call must be answered in time, with a
 * status below 500, and in a form that the contract allows.
 *
 * @param open returns a signed-in quilter; it is called again after a call has ended the session
 */
export async function fuzz(count: number, seed: number, open: () => Promise<Browser>): Promise<Fuzzed> {
  const result: Fuzzed = { statuses: new Map(), faults: [] };
  const chance = new Chance(seed);
  let left = count;
  const caller = async () => {
    let quilter = await open();
    while (left-- > 0) {
      const names = Object.keys(calls);
      const name = names[chance.below(names.length)] ?? '';
      const call = calls[name];
      if (!call) continue;
      const { status, text, sent } = await make(call, name, quilter, chance);
      result.statuses.set(status, (result.statuses.get(status) ?? 0) + 1);
      const fault = faultOf(call, status, text);
      if (fault) result.faults.push(`${name} ${fault}: ${sent.slice(0, 500)}`);
      if (status === 401 || name === 'logout') quilter = await open();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, caller));
  return result;
}

async function make(call: Call, name: string, quilter: Browser, chance: Chance) {
  const payloads = new Payloads(chance, [
    quilter.quilterNum,
    quilter.quilterNum,
    1,
    2,
    11,
    10_000,
    10_001,
    999_999_999,
  ]);
  const example = exampleOf(name, quilter.quilterNum);
  const query = payloads.make(call.query);
  const body = payloads.make(call.body, example);
  const answered =
    call.file !== undefined && chance.in100(80)
      ? quilter.sendForm(call.path, textFields(body), {
          field: call.file,
          name: 'a.png',
          bytes: await file(chance),
        })
      : quilter.send(call.method, call.path, {
          query: textFields(query),
          ...(call.method !== 'GET' && { body: JSON.stringify(body) }),
        });
  const sent = JSON.stringify({ query, body });
  const late = once(AbortSignal.timeout(PATIENCE), 'abort').then(() => ({ status: 0, text: '' }));
  const { status, text } = await Promise.race([answered.catch(resetFor(textFields(query))), late]);
  return { status, text, sent };
}

/**
 * Returns a function for a failed call. If the call's address was too long, it returns the status 431, because
 * Node then closes the connection before the whole address has arrived. Otherwise it throws the error again.
 */
function resetFor(query: Record<string, string>) {
  return (error: unknown) => {
    if (String(new URLSearchParams(query)).length < maxHeaderSize / 2) throw error;
    return { status: 431, text: '' };
  };
}

function exampleOf(name: string, quilterNum: number): unknown {
  switch (name) {
    case 'storeQuilt':
      return cribQuilt(quilterNum);
    case 'storeDesignedBlock':
    case 'storeCreatedBlock':
      return blockOf({ quilterNum });
    case 'saveFabric':
      return { quilterNum: String(quilterNum), paletteNum: '999' };
    default:
      return undefined;
  }
}

/** Returns the fields for a query or a form. */
function textFields(payload: unknown): Record<string, string> {
  if (typeof payload !== 'object' || payload === null) return {};
  const fields = Object.entries(payload).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return Object.fromEntries(fields) as Record<string, string>;
}

async function file(chance: Chance): Promise<Buffer> {
  const picture = await plainPicture();
  if (chance.in100(30)) return picture;
  if (chance.in100(30)) return picture.subarray(0, chance.below(picture.length));
  const spoilt = Buffer.from(picture);
  for (let n = 0; n < 5; n++) spoilt[chance.below(spoilt.length)] = chance.below(256);
  return spoilt;
}

/** Returns the fault of an answer; null if there is none. */
function faultOf(call: Call, status: number, text: string): string | null {
  if (status === 0) return 'was not answered in time';
  if (status >= 500) return `answered ${String(status)} ${text.slice(0, 200)}`;
  // 431 means too long an address; Node itself answers it.
  if (status === 431 || status === 204) return null;
  const json = parsed(text);
  const schema = status < 300 ? call.answer : problemSchema.strict();
  const read = schema.safeParse(json);
  return read.success
    ? null
    : `answered ${String(status)} otherwise than the contract says: ${text.slice(0, 200)}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
