import { useState, type ComponentType, type ReactNode } from 'react';
import { SubscribeDialog } from '../../page/subscribe/SubscribeDialog';
import { Button } from '../../ui/basics/Button';
import { notify } from '../../ui/basics/notify';
import { firstStep, printedDesign, titleOf, type PrintedDesign } from './printed-design';

/** Returns the quilt or block at the time of the call. `names` are the possible titles, the best first. */
export type DesignContent = () => { content: object; names: readonly (string | null)[] };

interface DesignDialogProps {
  design: PrintedDesign;
  /** The name of the quilt or block. */
  title: string;
  onClose: () => void;
  onSubscribe: () => void;
}

interface DesignDialogButtonProps {
  content: DesignContent;
  look: 'quiet' | 'secondary';
  /** Loads the component that renders the dialog. */
  load: () => Promise<ComponentType<DesignDialogProps>>;
  /**
   * The first sentence of the notice that is shown if the quilt or block is empty. If null, the button offers a
   * subscription instead.
   */
  nothing: string | null;
  /** The icon and the words of the button. */
  children: ReactNode;
}

/**
 * A button that opens a dialog about the quilt or block. The dialog keeps the state that the design had when the button
 * was pressed.
 */
export function DesignDialogButton({ content, look, load, nothing, children }: DesignDialogButtonProps) {
  const [chunk, setChunk] = useState<{ Dialog: ComponentType<DesignDialogProps> } | null>(null);
  const [shown, setShown] = useState<Pick<DesignDialogProps, 'design' | 'title'> | null>(null);
  const [isOffered, setIsOffered] = useState(false);
  const close = () => {
    setShown(null);
  };
  const press = () => {
    const { content: current, names } = content();
    const design = printedDesign(current);
    if (design) {
      setShown({ design, title: titleOf(design, names) });
      void load().then((Dialog) => {
        setChunk({ Dialog });
      });
    } else if (nothing === null) setIsOffered(true);
    else notify(`${nothing} ${firstStep(current)}`);
  };
  return (
    <>
      <Button look={look} onClick={press}>
        {children}
      </Button>
      <SubscribeDialog
        open={isOffered}
        onClose={() => {
          setIsOffered(false);
        }}
      />
      {chunk && shown && (
        <chunk.Dialog
          {...shown}
          onClose={close}
          onSubscribe={() => {
            close();
            setIsOffered(true);
          }}
        />
      )}
    </>
  );
}
