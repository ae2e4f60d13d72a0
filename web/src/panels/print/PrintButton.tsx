import { LockKeyhole, Printer } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { fetchChunk } from '../../browser/chunks';
import { isSubscriber, useSession } from '../../server/session/session';
import { Button } from '../../ui/basics/Button';
import { notify } from '../../ui/basics/notify';
import { SubscribeDialog } from '../../page/subscribe/SubscribeDialog';
import type { PrintDialog } from './PrintDialog';
import styles from './PrintButton.module.css';
import { printedDesign } from './printed-design';

interface PrintButtonProps {
  /** Returns the quilt or block at the time of the press, and its name. */
  content: () => { content: object; name: string };
  look?: 'quiet' | 'secondary';
}

type Shown = Parameters<typeof PrintDialog>[0];

/**
 * Opens the dialog that prints a quilt or a block. For guests the button says that printing is for subscribers, and
 * opens a sample.
 */
export function PrintButton({ content, look = 'quiet' }: PrintButtonProps) {
  const mayPrint = isSubscriber(useSession());
  const [chunk, setChunk] = useState<{ Dialog: ComponentType<Shown>; isWhole: boolean } | null>(null);
  const [shown, setShown] = useState<Omit<Shown, 'onClose'> | null>(null);
  const [isOffered, setIsOffered] = useState(false);
  const press = () => {
    const { content: current, name } = content();
    const design = printedDesign(current);
    if (!design) {
      if (mayPrint) notify('There is nothing to print yet. Add a block or a shape first.');
      else setIsOffered(true);
      return;
    }
    setShown({ design, name });
    if (mayPrint)
      void fetchChunk('PrintDialog', () => import('./PrintDialog')).then(({ PrintDialog: Dialog }) => {
        setChunk({ Dialog, isWhole: true });
      });
    else
      void fetchChunk('SampleDialog', () => import('./SampleDialog')).then(({ SampleDialog: Dialog }) => {
        setChunk({ Dialog, isWhole: false });
      });
  };
  return (
    <>
      <Button look={look} onClick={press}>
        <Printer aria-hidden />
        <span>Print …</span>
        {!mayPrint && (
          <span className={styles.only}>
            <LockKeyhole aria-hidden />
            for subscribers
          </span>
        )}
      </Button>
      <SubscribeDialog
        open={isOffered}
        onClose={() => {
          setIsOffered(false);
        }}
      />
      {chunk?.isWhole === mayPrint && shown && (
        <chunk.Dialog
          {...shown}
          onClose={() => {
            setShown(null);
          }}
        />
      )}
    </>
  );
}
