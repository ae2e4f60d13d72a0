// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useTileFocus } from './use-tile-focus';

afterEach(cleanup);

function Tiles({ names }: { names: readonly string[] }) {
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <button>{name}</button>
        </li>
      ))}
    </ul>
  );
}

function Menu({ offered, blocks }: { offered: readonly string[]; blocks: readonly string[] }) {
  const menu = useRef<HTMLDivElement>(null);
  useTileFocus(menu, true, blocks.length > 0, offered.length);
  return (
    <div ref={menu}>
      <Tiles names={offered} />
      <Tiles names={blocks} />
    </div>
  );
}

const focused = () => document.activeElement?.textContent;

it('keeps the focus in the menu when the focused block moves to the list of offered blocks', () => {
  const { rerender } = render(<Menu offered={[]} blocks={[]} />);
  rerender(<Menu offered={[]} blocks={['My Star', 'Nine Patch']} />);
  expect(focused()).toBe('My Star');
  rerender(<Menu offered={['My Star']} blocks={['Nine Patch']} />);
  expect(focused()).toBe('My Star');
});

it('leaves the focus where the quilter has moved it', () => {
  const { rerender } = render(<Menu offered={[]} blocks={['My Star', 'Nine Patch']} />);
  screen.getByText('Nine Patch').focus();
  rerender(<Menu offered={['My Star']} blocks={['Nine Patch']} />);
  expect(focused()).toBe('Nine Patch');
});
