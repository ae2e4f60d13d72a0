import type { Image } from '../../images/image.schema.js';

type Picture = Pick<Image, 'bytes' | 'contentType'>;

/**
 * Keeps the pictures that visitors saw last, so that a picture with many visitors is read from the database only once.
 * A name always means the same picture. The caller must check first that the picture's page is still shared.
 */
export class PictureMemory {
  private readonly kept = new Map<string, Picture>();
  private readonly reading = new Map<string, Promise<Picture | null>>();
  private bytes = 0;

  /** @param most the maximum number of bytes of all kept pictures together */
  constructor(
    private readonly most: number,
    private readonly read: (name: string) => Promise<Picture | null>,
  ) {}

  /** Returns the picture with this name; null if there is none. Simultaneous requests share one read. */
  async find(name: string): Promise<Picture | null> {
    const kept = this.kept.get(name);
    if (kept) {
      // The name goes to the end, because the first names are forgotten first.
      this.kept.delete(name);
      this.kept.set(name, kept);
      return kept;
    }
    const reading = this.reading.get(name) ?? this.readNow(name);
    this.reading.set(name, reading);
    return reading;
  }

  private async readNow(name: string): Promise<Picture | null> {
    try {
      const picture = await this.read(name);
      if (picture) this.keep(name, picture);
      return picture;
    } finally {
      this.reading.delete(name);
    }
  }

  private keep(name: string, picture: Picture): void {
    this.kept.set(name, picture);
    this.bytes += picture.bytes.length;
    for (const [oldest, { bytes }] of this.kept) {
      if (this.bytes <= this.most) return;
      this.kept.delete(oldest);
      this.bytes -= bytes.length;
    }
  }
}
