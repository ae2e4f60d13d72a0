import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Copy, isTest, listFor, project, recipes } from './recipes.mjs';

/*
 * Follows each recipe of CONTRIBUTING.md with a small example, in a copy of the sources. The copy has all examples
 * together, so the compiler runs only twice: after their first steps, and after all steps.
 */

/** @type {import('./recipes.mjs').Example[]} */
const examples = Object.values(import.meta.glob('./recipes/*.mjs', { eager: true, import: 'default' }));
const pathsOf = ({ steps }) => Object.keys(steps);
const firstOf = (example) => pathsOf(example)[0];

const copy = new Copy(examples.flatMap(pathsOf));
/** The source files that import the first file of a recipe, by the recipe's heading. */
const readers = new Map();
/**
 * `afterFirst` has the compiler's faults after the first step of all recipes, `afterAllSteps` those after all steps.
 */
let afterFirst = [];
let afterAllSteps = [];

beforeAll(async () => {
  for (const { recipe, names, ...example } of examples)
    readers.set(recipe, copy.importersOf(firstOf(example), names));
  for (const example of examples) copy.apply(example, firstOf(example));
  const led = examples.flatMap(({ leads = {}, ...example }) =>
    pathsOf(example).filter((path) => !(path in leads) && !isTest(path)),
  );
  const paths = [...led, ...[...readers.values()].flat()];
  afterFirst = await copy.compile(paths.filter((path) => existsSync(join(copy.folder, path))));
  for (const example of examples) for (const path of pathsOf(example).slice(1)) copy.apply(example, path);
  afterAllSteps = await copy.compile(examples.flatMap(pathsOf));
}, 600_000);

afterAll(() => {
  copy.remove();
}, 600_000);

const written = ({ path, line, message }) => `${path}:${line} ${message.slice(0, 200)}`;

it('each recipe has an example', () => {
  expect(examples.map(({ recipe }) => recipe).sort()).toEqual([...recipes().keys()].sort());
});

describe.each(examples.map((example) => [example.recipe, example]))('%s', (recipe, example) => {
  const { steps, leads = {} } = example;
  const list = listFor(example);

  it('lists the files that its example changes', () => {
    expect(list, `the files of “${recipe}” in CONTRIBUTING.md`).toEqual(pathsOf(example));
  });

  // Leaves out new files, because they are the addition itself, and tests, because the compiler asks for no case in
  // them.
  const others = list.slice(1).filter((path) => typeof steps[path] !== 'string' && !isTest(path));

  it.runIf(others.length > 0).each(others)('leads from its first step to %s', (path) => {
    const lead = leads[path];
    const help =
      `After the first step of “${recipe}” nothing leads to ${path}. Make the compiler miss something in it ` +
      '(Record, satisfies, switch), or remove it from the list in CONTRIBUTING.md.';
    if (lead === undefined)
      expect(
        afterFirst.map((fault) => fault.path),
        help,
      ).toContain(path);
    else if ('says' in lead)
      expect(
        afterFirst.some(({ message }) => lead.says.test(message)),
        help,
      ).toBe(true);
    else if ('by' in lead)
      for (const each of [path, lead.by]) expect(JSON.stringify(steps[each]), help).toContain(lead.name);
    else expect(readFileSync(join(project, lead.test), 'utf8'), help).toContain(`'${lead.title}'`);
  });

  it('lists each file in which the compiler misses something after the first step', () => {
    const known = examples.flatMap(pathsOf);
    const missed = afterFirst.filter(
      ({ path }) => !known.includes(path) && readers.get(recipe)?.includes(path),
    );
    expect(missed.map(written), `to be listed in “${recipe}” of CONTRIBUTING.md`).toEqual([]);
  });

  it('compiles after its last step', () => {
    const faults = afterAllSteps.filter(({ path }) => path in steps);
    expect(
      faults.map(written),
      `a step is missing in “${recipe}” of CONTRIBUTING.md, or wrong in its example in .ci/recipes`,
    ).toEqual([]);
  });
});
