import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Runs the test files of a project that need a page after the others. A process runs another file only if it needs
 * the same environment as the file before. Otherwise a new process starts, and makes its page and imports again.
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
