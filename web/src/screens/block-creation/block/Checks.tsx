import { TriangleAlert } from 'lucide-react';
import { memo, useRef } from 'react';
import type { CreatedBlockDesign } from '@quiltwright/shared/model/created-block/created-block-document';
import type { Shell } from '../../../panels/workspace/use-shell';
import { Button } from '../../../ui/basics/Button';
import styles from './Checks.module.css';
import { findingsOf } from './findings';
import { onPaperWords } from './on-paper-words';
import type { BlockChecks } from './use-checks';
import type { CreationEditor } from '../use-creation-editor';

interface ChecksProps extends BlockChecks, Pick<CreationEditor, 'run' | 'show'> {
  design: CreatedBlockDesign;
  shell: Shell;
}

/** The list of problems of the block, with buttons that fix them. */
export const Checks = memo(function Checks({ design, found, isCurrent, shell, run, show }: ChecksProps) {
  const section = useRef<HTMLElement>(null);
  const onPaper = onPaperWords(found?.onPaper ?? null);
  const findings = found ? findingsOf(found, design) : [];
  // A tablet's drawer has a heading already. On a desktop, a heading is needed only if there are no findings.
  const hasHeading = shell === 'phone' || (shell === 'desk' && findings.length === 0);
  return (
    <section
      ref={section}
      className={styles.section}
      aria-labelledby="checks-heading"
      aria-busy={!isCurrent}
      tabIndex={-1}
    >
      <h2 id="checks-heading" className={hasHeading ? undefined : 'visually-hidden'}>
        Checks
      </h2>
      <p className={findings.length > 0 ? 'visually-hidden' : styles.quiet} role="status">
        {findings.length > 0 ? findings.map(({ title }) => title).join(', ') : found && 'Nothing to fix.'}
      </p>
      <ul className={styles.findings} aria-label="What to fix">
        {findings.map(({ title, detail, fixes }) => (
          <li key={title} className={styles.finding}>
            <TriangleAlert aria-hidden />
            <div>
              <b>{title}</b>
              <p>{detail}</p>
              <div className={styles.fixes}>
                {fixes.map(({ name, action, shows }) => (
                  <Button
                    key={name}
                    disabled={!isCurrent}
                    onClick={() => {
                      if (shows) show(shows);
                      if (!action) return;
                      run(action);
                      // The pressed button disappears with its fault, so the section takes the focus.
                      section.current?.focus({ preventScroll: true });
                    }}
                  >
                    {name}
                  </Button>
                ))}
              </div>
            </div>
          </li>
        ))}
      </ul>
      {onPaper !== null && <p className={styles.quiet}>{onPaper}</p>}
    </section>
  );
});
