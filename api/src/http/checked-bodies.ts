/** Bodies that were checked by their call's schema as they were read. */
const checked = new WeakSet();

/** Notes that a body came from its call's schema, so that it isn't checked again. */
export function setChecked(body: object): void {
  checked.add(body);
}

export function isChecked(body: unknown): boolean {
  return typeof body === 'object' && body !== null && checked.has(body);
}
