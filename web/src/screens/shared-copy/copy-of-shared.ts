import { LIMITS } from '@quiltwright/shared/limits';
import { difference, oklab } from '@quiltwright/shared/model/cloth/oklab';
import { shortenedName } from '@quiltwright/shared/names';
import type { Block } from '@quiltwright/shared/quilting/block';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { isFreeForm, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { shownQuilt } from '@quiltwright/shared/quilting/sideways';
import { unpackedShared } from '@quiltwright/shared/quilting/stored/packed-quilt';
import { success, type Result } from '@quiltwright/shared/result';
import type { Tab } from '../../browser/tab';
import type { DocumentKind } from '../../persistence/document-kind';
import { designedBlockKind } from '../../persistence/kinds/designed-block-kind';
import { freeFormKind } from '../../persistence/kinds/free-form-kind';
import { standardQuiltKind } from '../../persistence/kinds/standard-quilt-kind';
import { call } from '../../server/calls/call';
import type { CallFailure } from '../../server/calls/call-failure';
import { createSession, isSubscriber, type SessionStore } from '../../server/session/session';
import { sendPicture } from '../../server/uploads/send-picture';

/** A copy of a shared design, as the content of a new document. */
export type SharedCopy =
  | { kind: 'standard'; content: Quilt }
  | { kind: 'free form'; content: Quilt }
  | { kind: 'block'; content: Block };

type OwnCloth = Fabric & { isOwn: boolean };

/**
 * Fetches the design of a shared page as a copy. `nameAfter` makes the copy's name. The copy also stores the name of
 * the person who made the original design.
 *
 * Each fabric that the person who shared the design has uploaded is replaced. If this person gives away the pictures of
 * these fabrics, and the quilter is a subscriber, it is replaced by a copy in the quilter's own uploads. Otherwise, or
 * if the copying fails, it is replaced by the library fabric that is nearest in colour.
 * @param page the secret part of the page's address
 */
export async function copyOfShared(tab: Tab, page: string): Promise<Result<SharedCopy, CallFailure>> {
  const session = tab.get(createSession);
  const answer = await call(session, 'retrSharedDesign', { query: { page } });
  if (!answer.ok) return answer;
  const { quilt, block, fabrics, makerName, givesCloth } = answer.value;
  const own = fabrics.filter(({ isOwn }) => isOwn);
  const others = await replacements(session, own, givesCloth && isSubscriber(session.getState()));
  if (!others.ok) return others;
  const firstMaker = (quilt ?? block)?.firstMaker ?? makerName;
  if (quilt) {
    const quiltName = nameAfter(quilt.quiltName, firstMaker);
    const content = { ...shownQuilt(unpackedShared(quilt)), quiltName, firstMaker };
    return isFreeForm(quilt)
      ? success({ kind: 'free form', content: inOthers(freeFormKind, content, others.value) })
      : success({ kind: 'standard', content: inOthers(standardQuiltKind, content, others.value) });
  }
  const designName = nameAfter(block?.designName ?? '', firstMaker);
  const content = { ...(block as Block), designName, firstMaker };
  return success({ kind: 'block', content: inOthers(designedBlockKind, content, others.value) });
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
 * Returns the name of a copy: “Prairie Star, after Marian Reed”. A name that contains “, after ” already has such an
 * ending, and stays the same. If both names together are too long, they are shortened, but neither to less than about
 * half of the allowed length.
 */
export function nameAfter(name: string, makerName: string): string {
  if (name.includes(AFTER)) return name;
  // Names have no quotes and apostrophes. The apostrophe of typesetting is allowed.
  const ending = AFTER + makerName.replaceAll("'", '’').replaceAll('"', '');
  const half = LIMITS.nameLength / 2;
  const start = ending.length > half ? Array.from(name).slice(0, half).join('') : shortenedName(name, ending);
  return shortenedName(start.trimEnd() + ending).trimEnd();
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

/**
 * Returns the number of the fabric that replaces each fabric in `own`, by the number of the replaced fabric. `own` has
 * the fabrics that the person who shared the design has uploaded.
 */
async function replacements(
  session: SessionStore,
  own: readonly OwnCloth[],
  canKeep: boolean,
): Promise<Result<Map<number, number>, CallFailure>> {
  if (own.length === 0) return success(new Map());
  const library = await call(session, 'libraryFabrics');
  if (!library.ok) return library;
  const others = new Map<number, number>();
  for (const fabric of own) {
    const kept = canKeep ? await uploadedCopy(session, fabric) : null;
    others.set(fabric.fabricNum, kept ?? nearestFabric(fabric.averageColour, library.value));
  }
  return success(others);
}

/** Returns the number of the fabric whose mean colour looks most like a colour; 0 if there are no fabrics. */
export function nearestFabric(
  colour: string,
  fabrics: readonly Pick<Fabric, 'fabricNum' | 'averageColour'>[],
): number {
  const wanted = oklab(colour);
  let best = { fabricNum: 0, off: Infinity };
  for (const { fabricNum, averageColour } of fabrics) {
    const off = difference(wanted, oklab(averageColour));
    if (off < best.off) best = { fabricNum, off };
  }
  return best.fabricNum;
}

/**
 * Uploads a copy of a fabric that its maker gives away.
 * @returns the number of the upload; null if it can't be uploaded, for example because the account is full
 */
async function uploadedCopy(session: SessionStore, { fabricUrl }: OwnCloth): Promise<number | null> {
  try {
    const response = await fetch(fabricUrl);
    if (!response.ok) return null;
    const file = new File([await asPng(await response.blob())], 'fabric of a friend.png', {
      type: 'image/png',
    });
    const answer = await sendPicture(session, file, {
      key: crypto.randomUUID(),
      onSent: () => undefined,
      signal: new AbortController().signal,
    });
    return answer.ok && 'fabricNum' in answer.value ? answer.value.fabricNum : null;
  } catch {
    return null;
  }
}

/** Returns a picture as PNG, because the server accepts no WebP. */
async function asPng(picture: Blob): Promise<Blob> {
  const image = await createImageBitmap(picture);
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  image.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The picture can’t be converted.'));
    }, 'image/png');
  });
}
