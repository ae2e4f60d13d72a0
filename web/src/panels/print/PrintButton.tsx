import { Printer } from 'lucide-react';
import { useState } from 'react';
import { fetchChunk } from '../../browser/chunks';
import { isSubscriber, useSession } from '../../server/session';
import { Button } from '../../ui/Button';
import { notify } from '../../ui/notify';
import { SubscribeDialog } from '../SubscribeDialog';
import type { PrintDialog } from './PrintDialog';
import { printedDesign } from './printed-design';

interface PrintButtonProps {
  /** The quilt or block when the button is pressed, and its name. */
  content: () => { content: object; name: string };
  look?: 'quiet' | 'secondary';
}

type Shown = Parameters<typeof PrintDialog>[0];

/** Opens what prints a quilt or a block; guests hear that it is for subscribers. */
export function PrintButton({ content, look = 'quiet' }: PrintButtonProps) {
  const mayPrint = isSubscriber(useSession());
  const [chunk, setChunk] = useState<{ PrintDialog: typeof PrintDialog } | null>(null);
  const [shown, setShown] = useState<Omit<Shown, 'onClose'> | null>(null);
  const [isOffered, setIsOffered] = useState(false);
  const press = () => {
    if (!mayPrint) {
      setIsOffered(true);
      return;
    }
    const { content: current, name } = content();
    const design = printedDesign(current);
    if (!design) {
      notify('There is nothing to print yet. Add a block or a shape first.');
      return;
    }
    setShown({ design, name });
    void fetchChunk('PrintDialog', () => import('./PrintDialog')).then(setChunk);
  };
  return (
    <>
      <Button look={look} onClick={press}>
        <Printer aria-hidden />
        Print …
      </Button>
      <SubscribeDialog
        open={isOffered}
        onClose={() => {
          setIsOffered(false);
        }}
      />
      {chunk && shown && (
        <chunk.PrintDialog
          {...shown}
          onClose={() => {
            setShown(null);
          }}
        />
      )}
    </>
  );
}
