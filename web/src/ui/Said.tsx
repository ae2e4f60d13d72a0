import type { Told } from './use-said';

/** Tells what was done last to those who can't see the canvas. */
export function Said({ said: { words, turn } }: { said: Told }) {
  return (
    <p role="status" className="visually-hidden">
      {/* Another element each time: screen readers pass over text that stays the same. */}
      <span key={turn}>{words}</span>
    </p>
  );
}
