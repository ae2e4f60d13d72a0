import { Share } from 'lucide-react';
import { useState } from 'react';
import { fetchChunk } from '../../browser/chunks';
import { Button } from '../../ui/basics/Button';
import { notify } from '../../ui/basics/notify';
import { printedDesign } from '../print/printed-design';
import { SubscribeDialog } from '../../page/subscribe/SubscribeDialog';
import type { ExportDialog } from './ExportDialog';

interface ExportButtonProps {
  /** Returns the quilt or block at the time of the press, and its name. */
  content: () => { content: object; name: string };
  look?: 'quiet' | 'secondary';
}

type Shown = Pick<Parameters<typeof ExportDialog>[0], 'design' | 'name'>;

/** Opens the dialog that makes pictures, drawings and lists of a quilt or block, for other programs. */
export function ExportButton({ content, look = 'quiet' }: ExportButtonProps) {
  const [chunk, setChunk] = useState<{ ExportDialog: typeof ExportDialog } | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [isOffered, setIsOffered] = useState(false);
  const close = () => {
    setShown(null);
  };
  return (
    <>
      <Button
        look={look}
        onClick={() => {
          const { content: current, name } = content();
          const design = printedDesign(current);
          if (!design) {
            notify('There is nothing to export yet. Add a block or a shape first.');
            return;
          }
          setShown({ design, name });
          void fetchChunk('ExportDialog', () => import('./ExportDialog')).then(setChunk);
        }}
      >
        <Share aria-hidden />
        Export …
      </Button>
      <SubscribeDialog
        open={isOffered}
        onClose={() => {
          setIsOffered(false);
        }}
      />
      {chunk && shown && (
        <chunk.ExportDialog
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
