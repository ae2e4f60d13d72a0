import { fabricAppearance } from '@quiltwright/shared/library/fabric-appearance';
import { fabricKinds } from '@quiltwright/shared/library/fabric-kinds';
import { CLOTH_TILE } from '@quiltwright/shared/limits';
import { difference, oklab } from '@quiltwright/shared/model/cloth/oklab';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { success, type Result } from '@quiltwright/shared/result';
import type { Tab } from '../../browser/tab';
import { firstCrop } from '../../panels/own-cloth/crop';
import { coloursOf, cutTile, DEVICE_SIDE, dataUrlOf, jpegOf } from '../../panels/own-cloth/cut-picture';
import { call } from '../../server/calls/call';
import type { CallFailure } from '../../server/calls/call-failure';
import { createDeviceCloth, withDeviceCloth } from '../../server/device-cloth/device-cloth';
import { createSession, isSubscriber, type SessionStore } from '../../server/session/session';
import { sendPicture } from '../../server/uploads/send-picture';

/** A fabric that the person who shared a design has uploaded. */
type FriendCloth = Pick<Fabric, 'fabricNum' | 'fabricUrl' | 'swatchUrl' | 'averageColour'>;

/** The name of a copied fabric. Copies don't tell the names that their makers gave them. */
const NAME = 'fabric of a friend';

/** The fabrics that replace a friend's own fabrics in a copy of a design. */
export interface Replacements {
  /** Maps the number of each replaced fabric to the number of its replacement. */
  others: ReadonlyMap<number, number>;
  /**
   * The number of fabrics that are replaced by fabrics of the library. The replacements of all other fabrics are
   * copies.
   */
  similar: number;
}

/**
 * Copies the fabrics of a friend who lets others copy them. The copies go to a subscriber's uploads, or to a guest's
 * device. If a fabric may not or can't be copied, the library fabric that looks most like it is the replacement.
 */
export async function replacements(
  tab: Tab,
  fabrics: readonly FriendCloth[],
  areGiven: boolean,
): Promise<Result<Replacements, CallFailure>> {
  const others = new Map<number, number>();
  const kept: FriendCloth[] = [];
  for (const fabric of fabrics) {
    const copied = areGiven ? await copyOf(tab, fabric) : null;
    if (copied === null) kept.push(fabric);
    else others.set(fabric.fabricNum, copied);
  }
  if (kept.length === 0) return success({ others, similar: 0 });
  const library = await call(tab.get(createSession), 'libraryFabrics');
  if (!library.ok) return library;
  for (const fabric of kept)
    others.set(fabric.fabricNum, nearestFabric(await clothColours(fabric), library.value));
  return success({ others, similar: kept.length });
}

/** The colours by which fabrics are compared: the most frequent colour and the mean of all, as #rrggbb. */
interface ClothColours {
  main: string;
  mean: string;
}

/**
 * The kinds of library fabric that can replace a friend's fabric. All others show things, such as trees or hearts, which
 * would say something else than the friend's fabric.
 */
const STAND_INS: ReadonlySet<string> = new Set([
  'solid',
  'shot cotton',
  'tone-on-tone',
  'marbled',
  'watercolour',
  'crosshatch',
  'pin dot',
  'batik',
  'calico',
  'foulard',
  'large floral',
]);

/**
 * Returns the number of the library fabric that looks most like a fabric with these colours, among the kinds in
 * `STAND_INS`; 0 if the library is empty. Fabrics of unknown kind count too. The mean alone doesn't show the colour of
 * a print: light figures on black and on green can have the same mean.
 */
export function nearestFabric(
  { main, mean }: ClothColours,
  library: readonly Pick<Fabric, 'fabricNum' | 'averageColour'>[],
): number {
  const wanted = { main: oklab(main), mean: oklab(mean) };
  let best = { fabricNum: 0, off: Infinity };
  for (const { fabricNum, averageColour } of library) {
    if (!STAND_INS.has(fabricKinds.get(fabricNum) ?? 'solid')) continue;
    const colour = fabricAppearance.get(fabricNum)?.colour ?? averageColour;
    const off = difference(wanted.main, oklab(colour)) + difference(wanted.mean, oklab(averageColour));
    if (off < best.off) best = { fabricNum, off };
  }
  return best.fabricNum;
}

/** Returns the colours of a fabric, taken from its small picture if the picture can be fetched. */
async function clothColours({ swatchUrl, averageColour }: FriendCloth): Promise<ClothColours> {
  const image = await pictureAt(swatchUrl);
  const main = image && coloursOf(image, firstCrop(sizeOf(image))).main[0]?.hex;
  return { main: main ?? averageColour, mean: averageColour };
}

/** Copies a fabric. Returns the copy's number; null if the fabric can't be copied, for example for lack of space. */
async function copyOf(tab: Tab, fabric: FriendCloth): Promise<number | null> {
  const image = await pictureAt(fabric.fabricUrl);
  if (!image) return null;
  const session = tab.get(createSession);
  return isSubscriber(session.getState())
    ? uploadedCopy(session, image)
    : keptOnDevice(tab, image, fabric.averageColour);
}

function keptOnDevice(tab: Tab, image: HTMLImageElement, colour: string): number | null {
  const store = tab.get(createDeviceCloth);
  const picture = dataUrlOf(tileOf(image, DEVICE_SIDE));
  const before = store.getState();
  // A second copy of the same design needs no second fabric.
  const same = before.find((each) => each.picture === picture);
  if (same) return same.fabricNum;
  const cloths = withDeviceCloth(before, { name: NAME, colour, picture });
  if (!cloths) return null;
  store.setState(cloths, true);
  if (store.isKept()) return cloths[0].fabricNum;
  store.setState(before, true);
  return null;
}

async function uploadedCopy(session: SessionStore, image: HTMLImageElement): Promise<number | null> {
  const file = await jpegOf(tileOf(image), NAME);
  return file && uploadedOnce(session, file);
}

/**
 * Uploads a picture and returns the number of its fabric; null if the upload fails. The hash of the picture is its
 * Idempotency-Key. So the same picture makes one fabric only, however many copies of designs need it.
 */
export async function uploadedOnce(session: SessionStore, file: File): Promise<number | null> {
  const hash = await crypto.subtle.digest('SHA-256', new Uint8Array(await file.arrayBuffer()));
  const answer = await sendPicture(session, file, {
    key: Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join(''),
    onSent: () => undefined,
    signal: new AbortController().signal,
  });
  return answer.ok && 'fabricNum' in answer.value ? answer.value.fabricNum : null;
}

/** Returns a fabric's picture as a tile. The picture shows `CLOTH_TILE` inches already. */
function tileOf(image: HTMLImageElement, most?: number): HTMLCanvasElement {
  return cutTile(image, firstCrop(sizeOf(image)), CLOTH_TILE, most);
}

function sizeOf({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) {
  return { width, height };
}

/** Fetches a picture; null if it can't be fetched or read. */
async function pictureAt(url: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
}
