/*
 * npm can leave the binaries of other platforms out of a lock file without a word; on those an install then
 * lacks them. Every optional dependency of every package in the lock must itself be in the lock.
 */
import { readFileSync } from 'node:fs';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

/** Where Node looks for `name` from the package at `place`: in its own node_modules, then in those above. */
function* lookups(place, name) {
  for (let folder = place; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    yield `${folder && `${folder}/`}node_modules/${name}`;
    if (folder === '') return;
  }
}

const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies)
    .filter((name) => ![...lookups(place, name)].some((lookup) => lookup in packages))
    .map((name) => `  ${name}, wanted by ${place || 'the root'}`),
);

if (missing.length > 0) {
  console.error(`package-lock.json lacks optional dependencies:\n${missing.join('\n')}`);
  console.error('Remove package-lock.json and node_modules, then run npm install.');
  process.exit(1);
}
