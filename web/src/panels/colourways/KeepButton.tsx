import { BookmarkPlus } from 'lucide-react';
import { shortcuts } from '../../editor/shortcuts';
import { Button } from '../../ui/basics/Button';

interface KeepButtonProps {
  /** True if the present fabrics can't be kept. */
  disabled: boolean;
  onKeep: () => void;
}

/** The button that stores the current colouring as a colourway. */
export function KeepButton({ disabled, onKeep }: KeepButtonProps) {
  return (
    <Button disabled={disabled} onClick={onKeep}>
      <BookmarkPlus aria-hidden />
      <span>{shortcuts.keepColourway.label}</span>
    </Button>
  );
}

/** Returns an explanation of colourways. */
export function aboutColourways(noun: 'block' | 'quilt'): string {
  return `Keep up to six colourways of a ${noun}, and compare them side by side.`;
}
