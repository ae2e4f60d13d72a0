import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/* One folder writes lengths, so that another unit changes no other file. A fixed length in a sentence may stay. */

/**
 * Matches code that formats a length without the ruler: a template that appends a unit, or a call that cuts off the
 * unit.
 */
const BY_HAND = /\}\s?(?:″|yd\b|\/16)|[iI]nches\([^()]*\)\.(?:slice|replace)\(/;
const FRACTIONS = /\['', '⅛'/;

const root = new URL('..', import.meta.url).pathname;

/** Returns the paths of all source files except tests. */
function sources() {
  return ['shared', 'workers', 'web', 'api'].flatMap((workspace) =>
    readdirSync(`${root}${workspace}/src`, { recursive: true, encoding: 'utf8' })
      .map((name) => `${workspace}/src/${name}`)
      .filter((path) => /(?<!\.test)\.tsx?$/.test(path)),
  );
}

it('only the ruler writes a number with its unit of length', () => {
  const found = sources()
    .filter((path) => !path.startsWith('shared/src/ruler/'))
    .flatMap((path) =>
      readFileSync(`${root}${path}`, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          BY_HAND.test(line) || FRACTIONS.test(line) ? [`${path}:${index + 1}`] : [],
        ),
    );
  expect(found).toEqual([]);
});
