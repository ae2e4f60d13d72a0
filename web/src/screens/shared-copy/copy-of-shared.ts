import { LIMITS } from '@quiltwright/shared/limits';
import { shortenedName } from '@quiltwright/shared/names';
import { BLOCK_SCHEMA_VERSION, type Block } from '@quiltwright/shared/quilting/block';
import { isFreeForm, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { shownQuilt } from '@quiltwright/shared/quilting/sideways';
import { unpackedQuilt } from '@quiltwright/shared/quilting/stored/packed-quilt';
import { success, type Result } from '@quiltwright/shared/result';
import type { Tab } from '../../browser/tab';
import { numberedName } from '../../documents/copies/copy-name';
import type { DocumentKind } from '../../persistence/document-kind';
import { designedBlockKind } from '../../persistence/kinds/designed-block-kind';
import { freeFormKind } from '../../persistence/kinds/free-form-kind';
import { standardQuiltKind } from '../../persistence/kinds/standard-quilt-kind';
import { call } from '../../server/calls/call';
import type { CallFailure } from '../../server/calls/call-failure';
import { ownBlocksQuery } from '../../server/queries/queries';
import { createQueryClient } from '../../server/queries/query-client';
import { quiltsQuery } from '../../server/queries/quilt-queries';
import { createSession, isSubscriber, type SessionStore } from '../../server/session/session';
import { replacements } from './friend-cloth';

/** A copy of a shared design, as the content of a new document. */
export type SharedCopy = (
  | { kind: 'standard'; content: Quilt }
  | { kind: 'free form'; content: Quilt }
  | { kind: 'block'; content: Block }
) & {
  /** The name of the person who shared the design. */
  makerName: string;
  /** The number of the maker's own fabrics that are replaced by fabrics of the library. */
  similar: number;
  /** True if the maker lets others copy the maker's own fabrics. */
  givesCloth: boolean;
};

/**
 * Fetches the design of a shared page as a copy. `nameAfter` makes the copy's name. The copy also stores the name of
 * the person who made the original design.
 *
 * Fabrics that the sharing person uploaded are replaced by copies or by library fabrics (see `replacements`).
 * @param page the secret part of the page's address
 */
export async function copyOfShared(tab: Tab, page: string): Promise<Result<SharedCopy, CallFailure>> {
  const session = tab.get(createSession);
  const answer = await call(session, 'retrSharedDesign', { query: { page } });
  if (!answer.ok) return answer;
  const { quilt, block, fabrics, makerName, givesCloth } = answer.value;
  const own = fabrics.filter(({ isOwn }) => isOwn);
  const replaced = await replacements(tab, own, givesCloth);
  if (!replaced.ok) return replaced;
  const { others, similar } = replaced.value;
  const facts = { makerName, similar, givesCloth };
  const firstMaker = (quilt ?? block)?.firstMaker ?? makerName;
  if (quilt) {
    const quiltName = nameAfter(quilt.quiltName, firstMaker, await savedNames(tab, 'quilt'));
    const content = { ...shownQuilt(unpackedQuilt(quilt)), quiltName, firstMaker };
    return isFreeForm(quilt)
      ? success({ kind: 'free form', content: inOthers(freeFormKind, content, others), ...facts })
      : success({ kind: 'standard', content: inOthers(standardQuiltKind, content, others), ...facts });
  }
  const designName = nameAfter(block?.designName ?? '', firstMaker, await savedNames(tab, 'block'));
  const content: Block = { ...(block as Block), schemaVersion: BLOCK_SCHEMA_VERSION, designName, firstMaker };
  return success({ kind: 'block', content: inOthers(designedBlockKind, content, others), ...facts });
}

/** Returns the names of the quilts or blocks in the quilter's account; none for guests, or if the call fails. */
async function savedNames(tab: Tab, kind: 'quilt' | 'block'): Promise<readonly string[]> {
  const session = tab.get(createSession).getState();
  if (!isSubscriber(session)) return [];
  const client = tab.get(createQueryClient);
  try {
    if (kind === 'block')
      return (await client.query(ownBlocksQuery(session.quilterNum))).blocks.map(
        ({ designName }) => designName,
      );
    return (await client.query(quiltsQuery(session.quilterNum))).quilts.map(({ quiltName }) => quiltName);
  } catch {
    return [];
  }
}

/** Saves a copy in the signed-in quilter's account, as a new quilt or block. */
export function keep(session: SessionStore, copy: SharedCopy): Promise<Result<unknown, CallFailure>> {
  const order = {
    documentId: crypto.randomUUID(),
    stored: null,
    quilterNum: session.getState().quilterNum,
  };
  const key = crypto.randomUUID();
  if (copy.kind === 'block')
    return designedBlockKind.send({ order: { ...order, content: copy.content }, key }, session);
  const { send } = copy.kind === 'standard' ? standardQuiltKind : freeFormKind;
  return send({ order: { ...order, content: copy.content }, key }, session);
}

/** In the name of a copy, the text between the name of the design and the name of the design's maker. */
const AFTER = ', after ';

/**
 * Returns the name of a copy: “Prairie Star, after Marian Reed”. A name that already contains “, after ” stays the
 * same. If both names together are too long, they are shortened, but to no less than about half of the allowed length
 * each. A name in `taken` gets a number.
 */
export function nameAfter(name: string, makerName: string, taken: readonly string[] = []): string {
  const at = name.indexOf(AFTER);
  if (at >= 0) return numberedName(name.slice(0, at), name.slice(at), taken);
  // Names have no quotes and apostrophes. The apostrophe of typesetting is allowed.
  const ending = AFTER + makerName.replaceAll("'", '’').replaceAll('"', '');
  const half = LIMITS.nameLength / 2;
  const start = ending.length > half ? Array.from(name).slice(0, half).join('') : shortenedName(name, ending);
  const named = start.trimEnd();
  return numberedName(
    named,
    shortenedName(named + ending)
      .trimEnd()
      .slice(named.length),
    taken,
  );
}

function inOthers<Design, Content extends object>(
  { open, cloth, contentOf }: DocumentKind<Design, Content>,
  content: Content,
  others: ReadonlyMap<number, number>,
): Content {
  let { design } = open(content, null);
  for (const [fabricNum, other] of others) design = cloth.replaced(design, fabricNum, other);
  return contentOf(design);
}
