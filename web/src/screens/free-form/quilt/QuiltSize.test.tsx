// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { inches } from '@quiltwright/shared/geometry/units';
import { newArrangement } from '@quiltwright/shared/model/free-form/arrangement.fixture';
import { QuiltSize } from './QuiltSize';

afterEach(cleanup);

it.each([
  ['does while the box is clear', 36, 60, 'Turns the quilt on its side, so that it measures 60″ × 36″.'],
  [
    'did once the box is ticked',
    60,
    36,
    'The quilt lies on its side. Without the tick, it measures 36″ × 60″.',
  ],
])('says what the tick %s', (_, width, length, words) => {
  const { quilt } = newArrangement().document.design;
  const sized = { ...quilt, quiltWidth: inches(width), quiltLength: inches(length) };
  render(<QuiltSize quilt={sized} run={() => undefined} />);
  const box = screen.getByRole('checkbox', { name: 'Sideways', description: words });
  expect(box.getAttribute('aria-checked')).toBe(String(width > length));
});
