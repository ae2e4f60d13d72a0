// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { ScreenLinks } from './ScreenLinks';

afterEach(cleanup);

it('says of a screen that is not built yet that it is coming, and of no other', () => {
  render(
    <MemoryRouter>
      <ScreenLinks
        links={[
          { to: '/standard-quilt-layouts', name: 'Layouts', text: 'Lay out a quilt.', picture: 'quilt' },
          { to: '/fabric-estimator', name: 'Later', text: 'Count the cloth.', picture: 'shapes' },
        ]}
      />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: /Layouts/ }).textContent).not.toContain('coming soon');
  expect(screen.getByRole('link', { name: /Later/ }).textContent).toContain('coming soon');
});
