/**
 * The id of the element with the data of a page that the build drew (build/block-pages.ts). Its `data-path` names the
 * page.
 */
const HOLDER = 'drawn-data';

/** Returns the data from which the build drew the page at this address; null on any other page. */
export function drawnData(path: string): unknown {
  const holder = document.getElementById(HOLDER);
  return holder?.dataset['path'] === path ? JSON.parse(holder.textContent) : null;
}
