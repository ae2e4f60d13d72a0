// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { memo } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Watched } from '../../render/camera/watched';
import { useAsWatched, useWatched } from './use-watched';

afterEach(cleanup);

it('renders the readers, and no component in between', () => {
  const between = vi.fn();
  const Reader = ({ of }: { of: Watched<string> }) => <p>{useWatched(of)}</p>;
  const Between = memo(function Between({ of }: { of: Watched<string> }) {
    between();
    return <Reader of={of} />;
  });
  const Giver = ({ value }: { value: string }) => <Between of={useAsWatched(value)} />;
  const { rerender } = render(<Giver value="a star" />);
  rerender(<Giver value="a basket" />);
  screen.getByText('a basket');
  expect(between).toHaveBeenCalledOnce();
});
