import { useStore } from 'zustand';
import { hasUnsavedChanges, shownName } from '../../persistence/document-store';
import type { DocumentPresentation } from '../comparing/document-presentation';
import type { SessionProps } from '../saving/session-props';
import { DraftRow } from './LeftDrafts';
import styles from './LeftDrafts.module.css';

interface OpenDraftProps<Design, Content extends object> extends SessionProps<Design, Content> {
  presentation: Pick<DocumentPresentation<Content>, 'Picture' | 'details'>;
  /** Called when the document is chosen. */
  onOpen: () => void;
}

/**
 * A row for the open document. It looks like the rows of the unsaved documents that aren't open. Renders nothing if
 * the open document has no unsaved changes.
 */
export function OpenDraft<Design, Content extends object>({
  documentSession: { kind, store },
  presentation: { Picture, details },
  onOpen,
}: OpenDraftProps<Design, Content>) {
  const document = useStore(store);
  if (!hasUnsavedChanges(kind, document)) return null;
  const content = kind.contentOf(document.design);
  const name = shownName(kind, document);
  return (
    <ul className={styles.drafts}>
      <li>
        <button type="button" className={styles.draft} onClick={onOpen}>
          <DraftRow
            picture={<Picture content={content} label="" />}
            name={name === '' ? `Unnamed ${kind.noun}` : `“${name}”`}
            details={details(content)}
            age="open now"
          />
        </button>
      </li>
    </ul>
  );
}
