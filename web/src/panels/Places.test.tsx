import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { laterScreens } from '../later-screens';
import { Places } from './Places';

afterEach(cleanup);

it('says of a place that is not built yet that it is not here, and of no other', () => {
  const later = laterScreens[0]?.path ?? '';
  render(
    <MemoryRouter>
      <Places
        places={[
          { to: '/standard-quilt-layouts', name: 'Layouts', text: 'Lay out a quilt.', picture: 'quilt' },
          { to: later, name: 'Later', text: 'Draw a block.', picture: 'shapes' },
        ]}
      />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: /Layouts/ }).textContent).not.toContain('Not here yet');
  expect(screen.getByRole('link', { name: /Later/ }).textContent).toContain('Not here yet');
});
