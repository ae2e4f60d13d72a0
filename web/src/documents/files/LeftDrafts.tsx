import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { DocumentSession } from '../../persistence/document-session';
import type { LeftDraft } from '../../persistence/drafts/left-drafts';
import { Button, IconButton } from '../../ui/basics/Button';
import { Dialog } from '../../ui/dialogs/Dialog';
import { notify } from '../../ui/basics/notify';
import type { DocumentPresentation } from '../comparing/document-presentation';
import styles from './LeftDrafts.module.css';
import { timeAgo } from './time-ago';

interface LeftDraftsProps<Design, Content extends object> {
  documentSession: DocumentSession<Design, Content>;
  presentation: Pick<DocumentPresentation<Content>, 'Picture' | 'details'>;
  drafts: readonly LeftDraft[];
  /** Called once a draft is open. */
  onOpen?: () => void;
}

/** A heading, and below it the unsaved documents of closed tabs that are still on this device. */
export function LeftDrafts<Design, Content extends object>(props: LeftDraftsProps<Design, Content>) {
  return (
    <>
      <h3 className={styles.heading}>Kept on this device</h3>
      <DraftList {...props} />
    </>
  );
}

/** The unsaved documents of closed tabs that are still on this device, each with its picture, its size and its age. */
export function DraftList<Design, Content extends object>({
  documentSession,
  presentation,
  drafts,
  onOpen,
}: LeftDraftsProps<Design, Content>) {
  const { kind, left } = documentSession;
  const [doomed, setDoomed] = useState<LeftDraft | null>(null);
  const close = () => {
    setDoomed(null);
  };
  const nameOf = ({ name }: LeftDraft) => (name === '' ? `Unnamed ${kind.noun}` : `“${name}”`);
  const open = async (slot: string) => {
    const answer = await left.open(slot);
    const words = answer.ok ? answer.value : answer.error.message;
    if (words) notify(words);
    if (answer.ok) onOpen?.();
  };
  return (
    <>
      <ul className={styles.drafts}>
        {drafts.map((draft) => (
          <li key={draft.slot}>
            <button
              type="button"
              className={styles.draft}
              onClick={() => {
                void open(draft.slot);
              }}
            >
              <Draft
                documentSession={documentSession}
                presentation={presentation}
                draft={draft}
                name={nameOf(draft)}
              />
            </button>
            <IconButton
              label={`Delete ${nameOf(draft)} (changed ${timeAgo(draft.changedAt)}) from this device`}
              onClick={() => {
                setDoomed(draft);
              }}
            >
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <Dialog
        open={doomed !== null}
        title={`Delete this ${kind.noun}?`}
        about={doomed && `The unsaved changes to ${nameOf(doomed)} are on this device only.`}
        onClose={close}
        actions={
          <>
            <Button data-first onClick={close}>
              Keep it
            </Button>
            <Button
              look="primary"
              onClick={() => {
                if (doomed) void left.discard(doomed.slot);
                close();
              }}
            >
              Delete
            </Button>
          </>
        }
      />
    </>
  );
}

interface DraftProps<Design, Content extends object> extends Pick<
  LeftDraftsProps<Design, Content>,
  'documentSession' | 'presentation'
> {
  draft: LeftDraft;
  name: string;
}

function Draft<Design, Content extends object>({
  documentSession: { left },
  presentation: { Picture, details },
  draft: { slot, changedAt },
  name,
}: DraftProps<Design, Content>) {
  const { data: content } = useQuery({
    queryKey: ['draft', slot, changedAt],
    queryFn: () => left.contentOf(slot),
    staleTime: Infinity,
    gcTime: 0,
  });
  return (
    <DraftRow
      picture={content && <Picture content={content} label="" />}
      name={name}
      details={content ? details(content) : null}
      age={timeAgo(changedAt)}
    />
  );
}

interface DraftRowProps {
  picture: ReactNode;
  name: string;
  details: string | null;
  /** The time since the document was changed, in words. */
  age: string;
}

/** The content of the button that opens a draft: the draft's picture, name, details and age. */
export function DraftRow({ picture, name, details, age }: DraftRowProps) {
  return (
    <>
      <span className={styles.picture}>{picture}</span>
      <span className={styles.words}>
        <span>{name}</span>
        <span>
          {details !== null && <span>{`${details}, `}</span>}
          <span>{age}</span>
        </span>
      </span>
    </>
  );
}
