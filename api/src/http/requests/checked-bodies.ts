/** Bodies that their call's schema has already checked. */
const checked = new WeakSet();

/** Marks a body as already validated. */
export function setChecked(body: object): void {
  checked.add(body);
}

export function isChecked(body: unknown): boolean {
  return typeof body === 'object' && body !== null && checked.has(body);
}
