/** The name of the database with the pictures that quilters trace on this device. */
export const TRACED_PICTURES = 'quiltwright-traced';

/** Deletes all pictures to trace from this device. Does nothing if the browser denies access. */
export function forgetTracedPictures(): void {
  try {
    indexedDB.deleteDatabase(TRACED_PICTURES);
  } catch {
    return;
  }
}
