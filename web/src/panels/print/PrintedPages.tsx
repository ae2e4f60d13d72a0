import { Download, ExternalLink } from 'lucide-react';
import { download, fileNameOf } from '../../browser/download';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import styles from './PrintDialog.module.css';
import type { MadePages } from './use-pages';

interface PrintedPagesProps {
  name: string;
  made: MadePages;
  onBack: () => void;
  onClose: () => void;
}

/** The PDF that was made, to be opened and printed, or kept. */
export function PrintedPages({
  name,
  made: { pdf, url, pages, replaced, notOnPaper },
  onBack,
  onClose,
}: PrintedPagesProps) {
  return (
    <Dialog
      open
      title={`Print “${name}”`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onBack}>Choose other pages</Button>
          <Button
            onClick={() => {
              download(pdf, `${fileNameOf(name) || 'Quilt'}.pdf`);
            }}
          >
            <Download aria-hidden />
            Download
          </Button>
          <Button
            look="primary"
            onClick={() => {
              window.open(url, '_blank');
            }}
          >
            <ExternalLink aria-hidden />
            Open to print
          </Button>
        </>
      }
    >
      <p role="status" className={styles.made}>
        {pages === 1 ? 'One page is ready.' : `${pages} pages are ready.`}
      </p>
      <p className={styles.hint}>
        Print at 100 %, not “fit to page”, and measure the square on the first sheet before you cut.
      </p>
      {replaced.length > 0 && (
        <p className={styles.hint}>
          Some letters can’t be printed and are question marks:{' '}
          {replaced.map((each) => `“${each}”`).join(', ')}.
        </p>
      )}
      {notOnPaper.length > 0 && (
        <>
          <p className={styles.hint}>Not sewn on paper, so without foundations:</p>
          <ul className={styles.reasons}>
            {notOnPaper.map((each) => (
              <li key={each}>{each}.</li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
