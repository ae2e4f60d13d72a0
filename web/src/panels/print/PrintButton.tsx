import { Printer } from 'lucide-react';
import { fetchChunk } from '../../browser/chunks';
import { isSubscriber, useSession } from '../../server/session/session';
import { ForSubscribers } from '../making/ForSubscribers';
import { DesignDialogButton, type DesignContent } from '../making/DesignDialogButton';

interface PrintButtonProps {
  content: DesignContent;
  look?: 'quiet' | 'secondary';
}

const loadDialog = () =>
  fetchChunk('PrintDialog', () => import('./PrintDialog')).then(({ PrintDialog }) => PrintDialog);
const loadSample = () =>
  fetchChunk('SampleDialog', () => import('./SampleDialog')).then(({ SampleDialog }) => SampleDialog);

/**
 * The button that opens the print dialog for a quilt or a block. For guests, the button says that printing is for
 * subscribers, and opens a sample.
 */
export function PrintButton({ content, look = 'quiet' }: PrintButtonProps) {
  const mayPrint = isSubscriber(useSession());
  return (
    <DesignDialogButton
      // A guest who signs in as a subscriber must not keep seeing the sample.
      key={String(mayPrint)}
      content={content}
      look={look}
      load={mayPrint ? loadDialog : loadSample}
      nothing={mayPrint ? 'There is nothing to print yet.' : null}
    >
      <Printer aria-hidden />
      <span>Print …</span>
      {!mayPrint && <ForSubscribers />}
    </DesignDialogButton>
  );
}
