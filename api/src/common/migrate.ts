/** The field `schemaVersion`, which every stored document has. */
export interface Stored {
  schemaVersion: number;
}

/** The steps that bring documents of one kind to their present version: `steps[n]` converts version n to n + 1. */
export interface Migrations {
  readonly kind: string;
  readonly version: number;
  readonly steps: Readonly<Record<number, (stored: object) => object>>;
}

/**
 * Converts a stored document of any version to the present version.
 *
 * @throws an Error if a later version of the product wrote it, or if a step is missing.
 */
export function migrate<T extends Stored>(stored: T, { kind, version, steps }: Migrations): T {
  if (stored.schemaVersion > version) {
    throw new Error(
      `This ${kind} was stored by a newer version (${String(stored.schemaVersion)}) of Quiltwright.`,
    );
  }
  let document: object = stored;
  for (let from = stored.schemaVersion; from < version; from++) {
    const step = steps[from];
    if (!step) throw new Error(`No migration exists from version ${String(from)} of a stored ${kind}.`);
    document = { ...step(document), schemaVersion: from + 1 };
  }
  return document as T;
}
