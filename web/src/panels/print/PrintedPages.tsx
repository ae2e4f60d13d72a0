import { Download, ExternalLink } from 'lucide-react';
import { download } from '../../browser/download';
import { notOnPaperWords } from '../../browser/kernels/fault-words';
import { Button } from '../../ui/basics/Button';
import type { MadePages } from './make-pages';
import styles from './PrintDialog.module.css';

interface PrintedPagesProps {
  made: MadePages;
}

/**
 * Shows the number of finished pages, the characters that can't be printed, and the blocks that can't be sewn on a
 * paper foundation.
 */
export function PrintedPages({ made: { pages, replaced, notOnPaper } }: PrintedPagesProps) {
  return (
    <>
      <p role="status" className={styles.made}>
        {pages === 1 ? 'One page is ready.' : `${pages} pages are ready.`}
      </p>
      <p className={styles.hint}>
        Print at 100 %, not with “fit to page”. Before you cut, measure the one-inch square on the first page.
      </p>
      {replaced.length > 0 && (
        <p
          className={styles.hint}
        >{`Some letters can’t be printed and appear as question marks: ${replaced.map((each) => `“${each}”`).join(', ')}.`}</p>
      )}
      {notOnPaper.length > 0 && (
        <>
          <p className={styles.hint}>
            These blocks can’t be sewn on paper, so the pattern has no foundation pages for them:
          </p>
          <ul className={styles.reasons}>
            {[...new Set(notOnPaper.map(notOnPaperWords))].map((each) => (
              <li key={each}>{`${each}.`}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

interface PrintedActionsProps extends PrintedPagesProps {
  /** The name of the file, without its extension. */
  fileName: string;
  /** The words of the button that opens the PDF. */
  open: string;
}

/** Buttons that save the PDF, or open it for printing. */
export function PrintedActions({ made: { pdf, url }, fileName, open }: PrintedActionsProps) {
  return (
    <>
      <Button
        onClick={() => {
          download(pdf, `${fileName}.pdf`);
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
        <span>{open}</span>
      </Button>
    </>
  );
}
