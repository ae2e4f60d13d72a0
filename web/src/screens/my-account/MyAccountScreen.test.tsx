// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serve } from '../../../test/http-server';
import { inTab } from '../../../test/in-tab';
import { Tab } from '../../browser/tab';
import { createSession } from '../../server/session/session';
import { MyAccountScreen } from './MyAccountScreen';

it('has Log out at the top, before the list of devices and all other cards', async () => {
  const server = await serve(() => ({ status: 503 }));
  const tab = new Tab();
  tab.get(createSession).signIn(100, 'token');
  render(<MyAccountScreen />, { wrapper: inTab(tab) });
  const [first] = within(screen.getByRole('main')).getAllByRole('button');
  expect(first?.textContent).toBe('Log out');
  cleanup();
  tab.get(createSession).signOut();
  await server.close();
});
