/*
 * npm can silently leave the binaries of other platforms out of a lock file, and installs on those platforms
 * then lack them. This checks that every optional dependency of every package in the lock is itself in the
 * lock.
 */
import { readFileSync } from 'node:fs';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

/**
 * Yields the paths at which Node looks for the package `name`, if the package in the folder `place` imports it. First
 * comes the importing package's own node_modules, then the node_modules of each folder above.
 */
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
