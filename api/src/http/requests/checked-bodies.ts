/** The request bodies that were already checked against their call's schema. */
const checked = new WeakSet();

/** Marks a body as already validated. */
export function setChecked(body: object): void {
  checked.add(body);
}

export function isChecked(body: unknown): boolean {
  return typeof body === 'object' && body !== null && checked.has(body);
}
