import { Sparkles } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { fetchChunk } from '../../browser/chunks';
import { IconButton } from '../../ui/basics/Button';
import type { SuggestDialog } from './SuggestDialog';
import styles from './SuggestButton.module.css';

type DialogProps = ComponentProps<typeof SuggestDialog>;

interface SuggestButtonProps extends Omit<DialogProps, 'onClose'> {
  /** True if there is nothing to recolour. */
  disabled: boolean;
}

/** The button that opens the suggestions of other colours for the open quilt. */
export function SuggestButton({ disabled, ...dialog }: SuggestButtonProps) {
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
      <IconButton label="Suggest colours" disabled={disabled} onClick={open}>
        <Sparkles aria-hidden />
      </IconButton>
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

/** A row with the parts that a fabric can go to, and the button for suggestions at its end. */
export function SuggestRow({ suggest, children }: { suggest: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <div className={styles.parts}>{children}</div>
      {suggest}
    </div>
  );
}
