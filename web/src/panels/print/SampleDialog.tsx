import {
  ofQuilts,
  pageKinds,
  type PageKind,
  type PrintJob,
} from '@quiltwright/workers/kernels/print/paper/print-types';
import { fileNameOf } from '../../browser/download';
import { Button, ButtonLink } from '../../ui/basics/Button';
import { MakingDialog } from '../making/MakingDialog';
import { useMaking } from '../making/use-making';
import { makePages, type MadePages } from './make-pages';
import { pageWords } from './page-words';
import { PrintedActions } from './PrintedPages';
import styles from './PrintDialog.module.css';
import { usePrintJob } from './use-print-job';

interface SampleDialogProps {
  design: PrintJob['design'];
  /** The name of the quilt or block. */
  title: string;
  onClose: () => void;
}

/** The content of the first page, the only page that guests get. */
const FIRST: readonly PageKind[] = ['picture', 'shopping'];

/**
 * The print dialog for guests. It makes the first page as a PDF, and lists the other pages, which are for subscribers.
 */
export function SampleDialog({ design, title, onClose }: SampleDialogProps) {
  const noun = 'quilt' in design ? 'quilt' : 'block';
  const file = fileNameOf(title) || 'Quilt';
  const { jobOf } = usePrintJob(design);
  const { state, make, back: choose } = useMaking<MadePages>();
  const back = () => {
    if (state.step === 'made') URL.revokeObjectURL(state.made.url);
    choose();
  };
  const print = () => {
    const pages = { name: title, pages: FIRST, isSample: true, onlyBlock: null, everyTemplate: false };
    void make((options) => makePages(jobOf(pages), options));
  };
  const subscribe = <ButtonLink to="/subscribe">Subscribe</ButtonLink>;
  const kinds = pageKinds.filter((kind) => noun === 'quilt' || !ofQuilts.includes(kind));
  return (
    <MakingDialog
      title={`Print “${title}”`}
      words="Making the first page …"
      state={state}
      choosing={{
        content: (
          <>
            <p>
              {`Printing patterns is for subscribers. You can make the first page of this ${noun}’s pattern as a sample.`}
            </p>
            <p className={styles.legend}>The whole pattern has</p>
            <ul className={styles.kinds}>
              {kinds.map((kind) => (
                <li key={kind}>
                  <b>{pageWords[kind].label}</b>
                  <span>{pageWords[kind].detail}</span>
                </li>
              ))}
            </ul>
          </>
        ),
        actions: (
          <>
            {subscribe}
            <Button look="primary" onClick={print}>
              Make the first page
            </Button>
          </>
        ),
      }}
      made={(made) => ({
        content: (
          <p role="status" className={styles.made}>
            The first page is ready.
          </p>
        ),
        actions: (
          <>
            {subscribe}
            <PrintedActions made={made} fileName={`${file}, first page`} open="Open the page" />
          </>
        ),
      })}
      onRetry={print}
      onCancel={back}
      onClose={onClose}
    />
  );
}
