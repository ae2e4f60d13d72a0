import type { Part } from '../../render/scene/hit-test';
import type { Tool } from './tool';

interface Selecting {
  /** A part was tapped; null beside the quilt. */
  onSelect: (part: Part | null) => void;
  /** It was tapped twice. */
  onOpen?: (part: Part | null) => void;
  /** A finger or pen rested on it. */
  onHold: (part: Part | null) => void;
}

/** Returns the tool whose tap selects a part, and whose drag moves the view. */
export function select({ onSelect, onOpen, onHold }: Selecting): Tool {
  return {
    name: 'select',
    tap: ({ part }, count) => {
      onSelect(part);
      if (count === 2) onOpen?.(part);
    },
    hold: ({ part }) => onHold(part),
  };
}
