/** The element that holds what a page shows that the build drew (build/block-pages.ts), for `data-path`. */
const HOLDER = 'drawn-data';

/** What the build drew into the page at this address, as it was given there; null on any other page. */
export function drawnData(path: string): unknown {
  const holder = document.getElementById(HOLDER);
  return holder?.dataset['path'] === path ? JSON.parse(holder.textContent) : null;
}
