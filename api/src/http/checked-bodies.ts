/** Bodies that were checked by their call's schema as they were read. */
const checked = new WeakSet();

/** Spares a body the check that bodies get otherwise: its call's schema gave it. */
export function setChecked(body: object): void {
  checked.add(body);
}

export function isChecked(body: unknown): boolean {
  return typeof body === 'object' && body !== null && checked.has(body);
}
