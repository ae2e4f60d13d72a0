import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Sorts the test files of each project: files that need a page come after the others. A process is reused only for a
 * file with the same environment. So each change of environment costs a new process, with a new page and new imports.
 */
export class PageFilesTogether extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const groups = new Map<string, TestSpecification[]>();
    for (const file of await super.sort(files)) {
      const { name } = file.project;
      // The groups of a project stay side by side.
      for (const group of [name, `${name} with a page`]) if (!groups.has(group)) groups.set(group, []);
      groups.get(needsPage(file) ? `${name} with a page` : name)?.push(file);
    }
    return [...groups.values()].flat();
  }
}

function needsPage({ moduleId }: TestSpecification): boolean {
  return readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom');
}
