// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { inTab } from '../../../test/in-tab';
import { newQueryClient } from '../../../test/query-client';
import { Tab } from '../../browser/tab';
import { quiltsQuery } from '../../server/queries/quilt-queries';
import { createSession } from '../../server/session/session';
import type { DocumentControl } from '../workspace/use-document-control';
import { SavedQuilts } from './SavedQuilts';

const tab = new Tab();
const control = { openFault: null, openSaved: () => undefined } as unknown as DocumentControl;

let client = newQueryClient();

afterEach(() => {
  cleanup();
  client.clear();
  tab.get(createSession).signOut();
});

function show(are: 'standard' | 'free form', kinds: ('standard' | 'free form')[]): void {
  tab.get(createSession).signIn(100, 'token');
  client = newQueryClient();
  client.setDefaultOptions({ queries: { gcTime: Infinity, refetchOnMount: false } });
  const quilts = kinds.map((kind, index) => ({
    quiltNum: index + 1,
    quiltName: `Quilt ${index + 1}`,
    isStandard: kind === 'standard',
  }));
  client.setQueryData(quiltsQuery(100).queryKey, { quilts, held: quilts.length, most: 1_000 } as never);
  render(<SavedQuilts are={are} quiltNum={null} control={control} />, { wrapper: inTab(tab, client) });
}

it.each([
  ['standard', ['free form'], 'You have 1 free form quilt', '/free-form-quilt-layouts'],
  ['free form', ['standard', 'standard'], 'You have 2 standard quilts', '/standard-quilt-layouts'],
] as const)(
  'says that no %s quilt is saved yet, and leads to those of the other kind',
  (are, kinds, link, path) => {
    show(are, [...kinds]);
    screen.getByText(`No ${are} quilts yet`);
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(path);
  },
);

it('says nothing of the other kind if this one has some, or neither has any', () => {
  show('standard', ['standard', 'free form']);
  expect(screen.queryByRole('link', { name: /^You have/ })).toBeNull();
  cleanup();
  client.clear();
  show('standard', []);
  screen.getByText('No standard quilts yet');
  expect(screen.queryByRole('link', { name: /^You have/ })).toBeNull();
});
