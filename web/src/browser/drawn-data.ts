/**
 * The id of the element that holds the data of a page drawn by the build (build/block-pages.ts). The element's
 * `data-path` is the path of the page.
 */
const HOLDER = 'drawn-data';

/** Returns the data from which the build drew the page at this address; null on any other page. */
export function drawnData(path: string): unknown {
  const holder = document.getElementById(HOLDER);
  return holder?.dataset['path'] === path ? JSON.parse(holder.textContent) : null;
}
