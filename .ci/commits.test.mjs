import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { faultsOf, subjectsSinceTheRule } from './commits.mjs';

const project = fileURLToPath(new URL('..', import.meta.url));

describe('the subject of a commit', () => {
  it.each([
    'Answer 416 to an unsatisfiable range',
    'Press seams open',
    'Feed the cutter strips, and bring the rest along',
    'Draw, save and open a block',
    'Don’t ask twice',
    `Keep ${'n'.repeat(67)}`,
  ])('may be “%s”', (subject) => expect(faultsOf(subject)).toEqual([]));

  it.each([
    ['Adds a border', 'begins with no imperative'],
    ['Added a border', 'begins with no imperative'],
    ['Adding a border', 'begins with no imperative'],
    ['add a border', 'begins with no imperative'],
    ['fix: add a border', 'begins with no imperative'],
    ['Borders: add one', 'begins with no imperative'],
    ['The quilt gets a border', 'begins with no imperative'],
    ['Add a border.', 'ends with a full stop'],
    [`Keep ${'n'.repeat(68)}`, 'has more than 72 characters'],
  ])('may not be “%s”', (subject, fault) => expect(faultsOf(subject)).toEqual([fault]));
});

it('all commits since this rule follow it', () => {
  const faulty = subjectsSinceTheRule(project).filter((subject) => faultsOf(subject).length > 0);
  expect(faulty).toEqual([]);
});
