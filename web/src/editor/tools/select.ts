import type { Part } from '../../render/scene/part';
import type { Tool } from './tool';

interface Selecting {
  /** Called when a part was tapped; null for a tap outside the quilt. */
  onSelect: (part: Part | null) => void;
  /** Called when a part was tapped twice. */
  onOpen?: (part: Part | null) => void;
  /** Called when a finger or pen rested on a part. */
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
