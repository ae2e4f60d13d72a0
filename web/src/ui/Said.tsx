import type { Told } from './hooks/use-said';

/** Announces the last action to screen readers, for people who can't see the canvas. */
export function Said({ said: { words, turn } }: { said: Told }) {
  return (
    <p role="status" className="visually-hidden">
      {/* Each announcement gets a new element, because screen readers skip unchanged text. */}
      <span key={turn}>{words}</span>
    </p>
  );
}
