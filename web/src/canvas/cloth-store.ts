import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { halved } from './scaled-copy';

/** What a fabric is painted with. */
export interface Cloth {
  /** The mean of the cloth, for as long as there is no picture. */
  colour: string;
  /** The tile of `CLOTH_TILE` inches, each level half the size of the one before; empty until loaded. */
  levels: readonly HTMLCanvasElement[];
}

/** Gives the picture at `url`, ready to be drawn. */
export type LoadImage = (url: string) => Promise<CanvasImageSource & { width: number; height: number }>;

interface Entry {
  fabric: Fabric;
  cloth: Cloth;
  failures: number;
}

/** Fabric 0, no cloth chosen. Light in the dark scheme too: it stands for cloth. */
export const PAPER: Cloth = { colour: '#ffffff', levels: [] };
const SMALLEST_LEVEL = 8;
const FIRST_RETRY = 2_000;
const LAST_RETRY = 60_000;

/**
 * Cloth for the painters, loaded when it is first asked for, once a fabric. Until it is there, and
 * when it can't be had, the fabric is its mean colour; a failed one is asked for again later.
 */
export class ClothStore {
  readonly #load: LoadImage;
  readonly #onChange: (fabricNum: number) => void;
  readonly #entries = new Map<number, Entry>();
  readonly #unknown = new Set<number>();
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  #find: (fabricNum: number) => Fabric | undefined = () => undefined;

  /** `onChange` is told of each fabric that looks different from now on. */
  constructor(onChange: (fabricNum: number) => void, load: LoadImage = loadImage) {
    this.#onChange = onChange;
    this.#load = load;
  }

  /** Says where fabrics are known by number; those that were asked for in vain are looked up again. */
  findWith(find: (fabricNum: number) => Fabric | undefined): void {
    this.#find = find;
    for (const fabricNum of [...this.#unknown]) {
      if (!find(fabricNum)) continue;
      this.#unknown.delete(fabricNum);
      this.#onChange(fabricNum);
    }
  }

  /** The cloth as it is now; asks for its picture. Fabric 0 and unknown ones are paper. */
  cloth(fabricNum: number): Cloth {
    if (fabricNum === 0) return PAPER;
    const known = this.#entries.get(fabricNum);
    if (known) return known.cloth;
    const fabric = this.#find(fabricNum);
    if (!fabric) {
      this.#unknown.add(fabricNum);
      return PAPER;
    }
    const cloth: Cloth = { colour: fabric.averageColour, levels: [] };
    const entry: Entry = { fabric, cloth, failures: 0 };
    this.#entries.set(fabricNum, entry);
    void this.#fetch(entry);
    return cloth;
  }

  /** Frees the pictures and asks for no more. */
  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    for (const { cloth } of this.#entries.values()) {
      for (const level of cloth.levels) level.width = level.height = 0;
    }
    this.#entries.clear();
  }

  async #fetch(entry: Entry): Promise<void> {
    const { fabricNum, fabricUrl } = entry.fabric;
    try {
      const image = await this.#load(`/fabrics/${encodeURIComponent(fabricUrl)}`);
      if (this.#entries.get(fabricNum) !== entry) return;
      entry.cloth = { colour: entry.cloth.colour, levels: levelsOf(image) };
      this.#onChange(fabricNum);
    } catch {
      // The quilt can be worked on in flat colours: no message, another try.
      entry.failures++;
      this.#retryLater(entry);
    }
  }

  #retryLater(entry: Entry): void {
    if (this.#entries.get(entry.fabric.fabricNum) !== entry) return;
    const delay = Math.min(LAST_RETRY, FIRST_RETRY * 2 ** (entry.failures - 1));
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void this.#fetch(entry);
    }, delay);
    this.#timers.add(timer);
  }
}

/** A decoded picture; rejects when it can't be had or isn't one. */
async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/** The picture and its halves down to a few pixels, so that no scale skips over threads. */
function levelsOf(image: CanvasImageSource & { width: number; height: number }): HTMLCanvasElement[] {
  const full = document.createElement('canvas');
  full.width = image.width;
  full.height = image.height;
  full.getContext('2d')?.drawImage(image, 0, 0);
  const levels = [full];
  for (let last = full; Math.min(last.width, last.height) > SMALLEST_LEVEL;) {
    last = halved(last, Math.ceil(last.width / 2), Math.ceil(last.height / 2));
    levels.push(last);
  }
  return levels;
}
