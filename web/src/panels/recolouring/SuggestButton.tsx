import { Sparkles } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { fetchChunk } from '../../browser/chunks';
import { Button, IconButton } from '../../ui/basics/Button';
import type { SuggestDialog } from './SuggestDialog';

type DialogProps = ComponentProps<typeof SuggestDialog>;

interface SuggestButtonProps extends Omit<DialogProps, 'onClose'> {
  /** True if there is nothing to recolour. */
  disabled: boolean;
  /** True if the button shows its icon alone, where there is no room for words. */
  compact: boolean;
}

/** The button that opens the suggestions of other colours for the open quilt. */
export function SuggestButton({ disabled, compact, ...dialog }: SuggestButtonProps) {
  const [chunk, setChunk] = useState<{ Dialog: typeof SuggestDialog } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    void fetchChunk('SuggestDialog', () => import('./SuggestDialog')).then(({ SuggestDialog: Dialog }) => {
      setChunk({ Dialog });
    });
  };
  return (
    <div>
      {compact ? (
        <IconButton label="Suggest colours" disabled={disabled} onClick={open}>
          <Sparkles aria-hidden />
        </IconButton>
      ) : (
        <Button disabled={disabled} onClick={open}>
          <Sparkles aria-hidden />
          Suggest colours
        </Button>
      )}
      {chunk && isOpen && (
        <chunk.Dialog
          {...dialog}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}
